/** Doors, windows and things by hand: placed, refused, copied, undone, saved; and a crooked room squared up. */
import { bedroom } from "./captures";
import { EditorBench, type Rec } from "./editor-bench";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM, IMPORT_CLAIMS } from "./seeded";

test("a window by its wall, a sofa by a click, a copy upstairs; what does not fit is refused; all is there after a reload", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const properties = page.getByRole("region", { name: "Properties" });
  const heading = properties.getByRole("heading", { level: 3 });
  const palette = page.getByRole("region", { name: "Place" });
  const openStudy = async () => {
    await editor.tree.getByRole("treeitem", { name: /^Study/ }).click();
    await page.keyboard.press("ArrowRight");
  };
  const openings = () => editor.row("Openings").innerText();

  await openStudy();
  await editor.tree.getByRole("treeitem", { name: "Wall 3 · south" }).click();
  const before = await openings();
  await properties.getByRole("button", { name: "Insert" }).click();
  await palette.getByRole("button", { name: "Window" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Click a wall to place the window/ })).toBeVisible();
  await palette.getByRole("button", { name: "Place it here" }).click();
  await expect(heading).toHaveText(/^Window/);
  const placed = await heading.innerText();
  await expect.poll(openings).not.toBe(before);

  // Past the wall's end it is refused, with the wall's name.
  const along = properties.getByLabel("Along (u)");
  const place = await along.inputValue();
  await along.fill("90");
  await along.press("Enter");
  await expect(properties.getByRole("alert")).toHaveText(/would stick out of its wall: Wall 3 · south, Study/);
  await along.press("Escape");
  await expect(along).toHaveValue(place);

  // With the pointer, on the floor that is in the middle of the picture.
  await editor.tree
    .getByRole("treeitem", { name: /^Floor\b/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Frame selection" }).click();
  await palette.getByRole("button", { name: "Sofa" }).click();
  const canvas = (await page.locator("canvas").first().boundingBox())!;
  await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
  await expect(heading).toHaveText(/^Sofa/);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  const standing = await editor.coordinates();
  await page.keyboard.press("Shift+End");
  await expect.poll(() => editor.coordinates()).not.toEqual(standing);
  await page.keyboard.press("Control+z");
  await expect.poll(() => editor.coordinates()).toEqual(standing);

  // Copied to the floor above, and taken back.
  await page.keyboard.press("Control+c");
  await page.getByRole("radiogroup", { name: "Floor" }).getByText("1", { exact: true }).click();
  await page.keyboard.press("Control+v");
  await expect.poll(async () => (await editor.coordinates())[1]).toBeGreaterThan(standing[1] + 2);
  await page.keyboard.press("Control+z");
  await page.getByRole("radiogroup", { name: "Floor" }).getByText("0", { exact: true }).click();
  await editor.saved();

  await page.reload();
  await expect(editor.tree).toBeVisible();
  await openStudy();
  await editor.tree.getByRole("treeitem", { name: "Wall 3 · south" }).click();
  await page.keyboard.press("ArrowRight");
  await editor.tree.getByRole("treeitem", { name: placed, exact: true }).click();
  await expect(along).toHaveValue(place);

  // The home is left as it was found.
  await page.keyboard.press("Delete");
  await editor.tree
    .getByRole("treeitem", { name: /^Objects/ })
    .last()
    .click();
  await page.keyboard.press("ArrowRight");
  await editor.tree.getByRole("treeitem", { name: /^Sofa/ }).click();
  expect(await editor.coordinates()).toEqual(standing);
  await page.keyboard.press("Delete");
  await editor.saved();
  await editor.tree.getByRole("treeitem", { name: "Wall 3 · south" }).click();
  await expect.poll(openings).toBe(before);
});

test("a captured room with a corner out of place is squared up in one step, which can be undone and redone", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[2]);
  await editor.import(bedroom.file);
  await editor.closeReport();
  await editor.saved();

  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [from] = await editor.coordinates();
  const crooked = (from + 0.08).toFixed(3);
  await editor.coordinate("X").fill(crooked);
  await editor.coordinate("X").press("Enter");
  await editor.saved();
  const batches = await editor.vertexBatches();

  const panel = page.getByRole("region", { name: "Square up" });
  await page.getByRole("button", { name: "Square up the room" }).click();
  const degrees = async () => {
    const rows = await panel.getByRole("row").allInnerTexts();
    return rows.flatMap((row) => [...row.matchAll(/([\d.]+)°/g)].map((match) => Number(match[1])));
  };
  // Each wall's now and after, in turn.
  await expect.poll(async () => (await degrees()).length).toBeGreaterThan(6);
  const figures = await degrees();
  const sum = (side: 0 | 1) => figures.filter((_, at) => at % 2 === side).reduce((total, one) => total + one, 0);
  expect(sum(0)).toBeGreaterThan(1);
  expect(sum(1)).toBeLessThan(0.2);
  await expect(panel.getByRole("status")).toHaveText(/^No corner moves more than \d+ mm\.$/);
  await expect(editor.coordinate("X")).not.toHaveValue(crooked);

  // Cancelled, nothing has happened; accepted, it is one edit.
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(editor.coordinate("X")).toHaveValue(crooked);
  await page.getByRole("button", { name: "Square up the room" }).click();
  await panel.getByRole("button", { name: "Accept" }).click();
  await expect(panel).toBeHidden();
  await editor.saved();
  expect(await editor.vertexBatches()).toBe(batches + 1);
  const squared = await editor.coordinates();

  await page.keyboard.press("Control+z");
  await expect(editor.coordinate("X")).toHaveValue(crooked);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => editor.coordinates()).toEqual(squared);

  // The scene is left as empty as it was.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.saved();
});

type Planar = { key: string; label: string; faceKey: string; u: number; v: number; width: number; twinKey?: string };
type Thing = { key: string; label: string; floorNumber: number; size: [number, number, number] };

test("each command on openings and things of the demo home: taken back, done again, saved, and there after a reload", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const bench = new EditorBench(page);
  const { keyboard } = page;
  const properties = page.getByRole("region", { name: "Properties" });
  await bench.open(DEMO_HOME_CLAIM);
  const found = await bench.records();
  const type = async (label: string, text: string) => {
    const field = properties.getByLabel(label, { exact: true });
    await field.fill(text);
    await field.press("Enter");
  };
  const pick = async (label: string, option: string | RegExp) => {
    await properties.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).first().click();
  };
  const press = (name: string) => properties.getByRole("button", { name, exact: true }).click();
  const wallsOf = async (room: string) => {
    const faces = await bench.all("face");
    const floor = new Set(faces.find(({ label, roomLabel }) => label === "floor" && roomLabel === room)!.loops[0]);
    const stands = ({ label, loops: [outer = []] }: Rec) =>
      label === "wall" && outer.filter((corner) => floor.has(corner)).length > 1;
    return faces.filter(stands).map(({ key }) => key);
  };

  await test.step("a door slides, is made narrower, becomes a window and goes to another wall", async () => {
    const walls = await wallsOf("Study");
    const windows = (await bench.all<Planar>("object-planar")).filter(({ label }) => label === "window");
    const window = windows.find(({ faceKey, twinKey }) => walls.includes(faceKey) && !twinKey)!;
    await bench.choose("4", window.key);
    await bench.there("Move opening", {}, () => type("Along (u)", String(window.u - 0.1)));
    await bench.there("Resize opening", {}, () => type("Width", String(window.width - 0.2)));
    await bench.there("Label element as vent", {}, async () => {
      await pick("Label", "Vent");
    });
    const other = (await wallsOf("Kitchen"))[0]!;
    await bench.there("Move vent to another wall", {}, async () => {
      await pick("On wall", /Kitchen/);
    });
    const moved = (await bench.all<Planar>("object-planar")).find(({ key }) => key === window.key);
    expect(moved).toMatchObject({ label: "vent", faceKey: other });
  });

  await test.step("a window and a sofa are placed; the sofa is put on the floor and against the wall, and copied to the floor above", async () => {
    const palette = page.getByRole("region", { name: "Place" });
    const place = async (name: string) => {
      await palette.getByRole("button", { name, exact: true }).click();
      await palette.getByRole("button", { name: "Place it here" }).click();
    };
    const taken = new Set((await bench.all<Planar>("object-planar")).map(({ faceKey }) => faceKey));
    const bare = (await wallsOf("Study")).find((key) => !taken.has(key))!;
    await bench.choose("3", bare);
    await bench.there("Insert window", {}, async () => {
      await press("Insert");
      await place("Window");
    });
    await keyboard.press("Escape");
    const before = (await bench.all<Thing>("object3d")).map(({ key }) => key);
    await bench.choose("3", bare);
    await bench.there("Insert sofa", {}, async () => {
      await press("Insert");
      await place("Sofa");
    });
    await keyboard.press("Escape");
    const sofa = (await bench.all<Thing>("object3d")).find(({ key }) => !before.includes(key))!;
    await bench.choose("4", sofa.key);
    for (const [way, end, label] of [
      ["y 0.25", "End", "Put object on the floor"],
      ["x 0.3", "Shift+End", "Put object against the wall"],
    ] as const) {
      await bench.there("Move object", {}, async () => {
        await bench.press("g");
        await keyboard.type(way);
        await keyboard.press("Enter");
      });
      await bench.there(label, {}, () => bench.press(end));
    }
    await bench.press("Control+c");
    await page.getByRole("radiogroup", { name: "Floor" }).getByText("1", { exact: true }).click();
    await bench.there("Paste element", {}, () => bench.press("Control+v"));
    const upstairs = (await bench.all<Thing>("object3d")).find(
      ({ key, floorNumber }) => floorNumber === 1 && !before.includes(key),
    );
    expect(upstairs?.label).toBe("sofa");
    await page.getByRole("radiogroup", { name: "Floor" }).getByText("0", { exact: true }).click();
  });

  await test.step("a table is moved, turned, scaled and renamed, copied, set in a row, mirrored and aligned", async () => {
    const table = (await bench.all<Thing>("object3d")).find(
      ({ label, floorNumber }) => label === "table" && floorNumber === 0,
    )!;
    await bench.choose("4", table.key);
    await bench.there("Move object", {}, async () => {
      await bench.press("g");
      await keyboard.type("x 0.25");
      await keyboard.press("Enter");
    });
    await bench.there("Move object", {}, () => bench.press("ArrowRight"));
    await bench.there("Turn element", {}, async () => {
      await bench.press("r");
      await keyboard.type("30");
      await keyboard.press("Enter");
    });
    await bench.there("Scale object", {}, () => type("Scale by", "1.5"));
    await bench.there("Label element as sofa", {}, async () => {
      await pick("Kind", "Sofa");
    });
    const things = async () => (await bench.all<Thing>("object3d")).map(({ key }) => key);
    const before = await things();
    await bench.there("Duplicate element", {}, () => bench.press("Control+d"));
    const copy = (await things()).find((key) => !before.includes(key))!;
    expect(await things()).toHaveLength(before.length + 1);
    await bench.choose("4", copy);
    await bench.there("Array of 3", {}, async () => {
      await press("Array");
      await press("Make array");
    });
    expect(await things()).toHaveLength(before.length + 3);
    await bench.choose("4", table.key, copy);
    await bench.there("Mirror 2 elements", {}, () => press("Mirror left and right"));
    await bench.there("Align 2 elements", {}, () => press("Align back sides"));
  });

  await test.step("after a reload it is all there, and the history leads back to how it was found", async () => {
    const saved = await bench.records();
    expect(saved).toEqual(bench.results.at(-1));
    await page.reload();
    await expect(bench.editor.tree).toBeVisible();
    await bench.holds(saved);
    await bench.backThrough(found);
    await bench.editor.saved();
  });
});
