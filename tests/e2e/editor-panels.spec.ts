/** The editor's panels in their columns and as windows over the picture. */
import { EditorPage } from "./editor-page";
import { expect, signIn, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test("panels float over the picture and dock again, with what was done in them, and keep their places", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await signIn(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);

  // Opened and scrolled a little, then taken out.
  for (const room of ["Kitchen", "Hall", "Dining room"])
    await editor.tree.getByRole("treeitem", { name: room }).locator("[data-arrow]").click();
  await editor.tree.evaluate((tree) => tree.scrollTo({ top: 20 }));
  const columns = page.getByRole("complementary");
  await expect(columns).toHaveCount(2);
  await page.getByRole("button", { name: "Float outliner" }).click();
  await expect(page.getByRole("button", { name: "Dock outliner" })).toBeFocused();
  // The column has gone, and the claim's name is still over it.
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.width).toBeGreaterThan(60);
  const panel = page.getByRole("region", { name: "Outliner" });
  expect(await editor.tree.evaluate((tree) => tree.scrollTop)).toBe(20);

  // The picture has its place; the window is dragged and stays in sight.
  const before = (await panel.boundingBox())!;
  await page.getByRole("heading", { name: "Outliner" }).hover();
  await page.mouse.down();
  await page.mouse.move(before.x + 300, before.y + 140, { steps: 4 });
  await page.mouse.up();
  const moved = (await panel.boundingBox())!;
  expect(moved.x).toBeGreaterThan(before.x + 100);

  // It is a part of the page: the editor's keys work in it, and Escape goes a step back there.
  await editor.tree.getByRole("treeitem", { name: "Ceiling" }).first().click();
  await expect(page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing is selected.")).toBeVisible();

  await page.getByRole("button", { name: "Float quantities" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Dock quantities" })).toBeVisible();
  expect(await panel.boundingBox()).toEqual(moved);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Dock all");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Float outliner" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Float quantities" })).toBeVisible();
});
