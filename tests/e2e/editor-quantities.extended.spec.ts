/**
 * The quantities that a claim is paid on: an opening's deduction is switched and saved, a number leads to its faces, a
 * drag updates the numbers.
 */
import { EditorBench } from "./editor-bench";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(FEWER_PIXELS);

test("a door's deduction is switched on, undone, redone and kept after a reload; a pressed number selects its faces", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  const { editor } = bench;
  await admit(page);
  await bench.open(DEMO_HOME_CLAIM);
  await editor.tree.getByRole("treeitem", { name: /^Study\b/ }).click();
  const walls = editor.row("Walls");
  await expect(walls).toContainText("36.01 m²");
  await expect(walls.getByRole("button", { name: /net/ })).toHaveCount(0);

  const door = editor.quantities.getByRole("switch", { name: "Deduct door" });
  await door.click();
  const net = walls.getByRole("button", { name: /^Walls, net 34\.\d\d m², ±/ });
  await expect(net).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(net).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(net).toBeVisible();
  await editor.saved();
  await page.reload();
  await expect(editor.tree).toBeVisible();
  await expect(net).toBeVisible();

  await net.press("Enter");
  await expect(page.getByRole("region", { name: "Properties" })).toContainText("5 faces");
  await door.click();
  await expect(net).toHaveCount(0);

  await test.step("in feet and inches, each opening of a room has its whole name next to or above its size", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await editor.quantities.getByText("ft in").click();
    await editor.tree.getByRole("treeitem", { name: /^Living room\b/ }).click();
    const names = editor.quantities.getByRole("listitem").locator("button > span");
    await expect(names.first()).toBeVisible();
    const cut = () =>
      names.evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.textContent : [])));
    expect(await names.count()).toBeGreaterThan(2);
    await expect(editor.quantities.getByRole("listitem").first()).toContainText(/\d' [\d /]*" × \d/);
    await expect.poll(cut).toEqual([]);
    await editor.quantities.getByText("m", { exact: true }).first().click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await editor.tree.getByRole("treeitem", { name: /^Study\b/ }).click();
  const area = () => editor.row("Floor area").innerText();
  const before = await area();
  await (await editor.floorCorners()).first().click();
  await page.keyboard.type("gx0.2");
  // The number changes while the move continues.
  await expect.poll(area).not.toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(area).toBe(before);
  await editor.saved();
});
