/** Changes by someone else to an edited element, and the choice between both. */
import { EditorBench } from "./editor-bench";
import {
  cornerKey,
  corners,
  emptyFloor,
  FURNISHED,
  furnishRoom,
  moveElsewhere,
  openRoom,
  withoutReading,
} from "./editor-room";
import { admit, anotherContext, expect, FEWER_PIXELS, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ ...FEWER_PIXELS, expectedErrors: /status of 409|ERR_INTERNET_DISCONNECTED/ });

test.afterEach(async ({ page }) => emptyFloor(page));

test("a change by someone else to an edited element is shown on it, and either version can be kept", async ({
  page,
  browser,
}) => {
  const editor = await openRoom(page);
  const other = await (await anotherContext(browser)).newPage();
  await admit(other, "superadmin@lintel.test");
  const cornerRows = await editor.floorCorners();
  await cornerRows.nth(2).click();
  for (const [theirs, choice, expectedX] of [
    [4.3, "Keep mine", 4.01],
    [4.6, "Keep theirs", 4.6],
  ] as const) {
    // The page may reload by itself at any time and would then know of the change before the edit.
    await withoutReading(page, async () => {
      await moveElsewhere(other, "c", theirs);
      await editor.coordinate("X").press("ArrowUp");
    });
    const card = page.getByRole("region", { name: "Changed in the meantime" });
    await expect(card.getByRole("row", { name: /^X/ })).toContainText(theirs.toFixed(3));
    await expect(editor.tree.getByRole("img", { name: "Changed in the meantime" })).toBeVisible();
    await expect(page.getByText("⚠ Saved in the meantime")).toBeVisible();
    await expect(page.getByText("⚠ Mine, not saved")).toBeVisible();
    await card.getByRole("button", { name: choice }).click();
    await editor.saved();
    await expect(card).toBeHidden();
    // The keyboard continues from the panel of the pressed button.
    await expect(page.getByRole("region", { name: "Properties" }).locator(":focus")).toHaveCount(1);
    await expect(page.getByText("⚠ Saved in the meantime")).toBeHidden();
    expect((await corners(page)).c?.x).toBe(expectedX);
    await expect.poll(async () => (await editor.coordinates())[0]).toBe(expectedX);
  }
  await other.context().close();
});

test("when two people move a corner of a wall with openings, the version kept includes all its openings", {
  tag: "@extended",
}, async ({ page, browser }) => {
  await openRoom(page);
  await furnishRoom(page);
  const bench = new EditorBench(page);
  await bench.open(IMPORT_CLAIMS[1]);
  const other = new EditorBench(await (await anotherContext(browser)).newPage());
  await admit(other.page, "superadmin@lintel.test");
  await other.editor.open(IMPORT_CLAIMS[1]);
  await other.choose("1", cornerKey("a"));

  await bench.choose("1", cornerKey("a"));
  await page.context().setOffline(true);
  await bench.typeIn("Z", "0.4");
  await bench.choose("4", FURNISHED.window);
  const mine = await page.getByLabel("Along (u)").inputValue();
  await other.typeIn("Z", "-0.6");
  await other.editor.saved();
  const along = async () => {
    const openings = await bench.all<{ key: string; u: number }>("object-planar");
    return openings.find(({ key }) => key === FURNISHED.window)?.u.toFixed(3);
  };
  const z = async () =>
    (await bench.all<{ key: string; z: number }>("vertex")).find(({ key }) => key === cornerKey("a"))?.z;
  const theirs = await along();
  expect(theirs).not.toBe(mine);

  await page.context().setOffline(false);
  await bench.choose("1", cornerKey("a"));
  const card = page.getByRole("region", { name: "Changed in the meantime" });
  await expect(card.getByRole("row", { name: /^Z/ })).toHaveText("Z0.400-0.600");
  await expect(card).toContainText("The choice decides all 3 elements of that edit.");
  await bench.choose("4", FURNISHED.window);
  await expect(card.getByRole("row", { name: /^Along/ })).toHaveText(`Along (u)${mine}${theirs}`);
  const before = (await relay.calls()).length;
  await bench.choose("1", cornerKey("a"));
  await card.getByRole("button", { name: "Keep mine" }).click();
  await bench.editor.saved();
  await expect(card).toBeHidden();
  await expect(page.getByText("couldn't be saved")).toHaveCount(0);
  expect([await z(), await along()]).toEqual([0.4, mine]);
  // Nothing was refused, and nothing rolled back.
  const sent = (await relay.calls()).slice(before).filter(({ method }) => method === "PUT");
  expect(sent.map(({ path, status }) => [path, status])).toEqual([
    ["vertex/batch", 200],
    ["object-planar/batch", 200],
  ]);
  await other.page.context().close();
});
