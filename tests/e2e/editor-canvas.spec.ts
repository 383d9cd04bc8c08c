/** The editor's picture on the graphics card: what happens when the card takes it away. */
import { EditorPage } from "./editor-page";
import { expect, signIn, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test("a context that is lost and given back shows the same picture, by itself", async ({ page }) => {
  const editor = new EditorPage(page);
  await signIn(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const canvas = page.locator("canvas").first();
  await page.mouse.move(2, 300);
  let before = await canvas.screenshot();
  await expect
    .poll(async () => {
      const last = before;
      before = await canvas.screenshot();
      return before.equals(last);
    })
    .toBe(true);

  const lose = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const extension = element.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    if (!extension) throw new Error("This browser cannot lose a context.");
    return extension;
  });
  const lost = canvas.evaluate(
    (element) =>
      new Promise((resolve) => element.addEventListener("webglcontextlost", () => resolve(true), { once: true })),
  );
  await lose.evaluate((extension) => extension.loseContext());
  await lost;
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  await lose.evaluate((extension) => extension.restoreContext());
  await expect.poll(async () => (await canvas.screenshot()).equals(before), { timeout: 15_000 }).toBe(true);
});
