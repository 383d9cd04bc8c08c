/** The plan, alone and next to 3D, with real pointer and keys. */
import type { Page } from "@playwright/test";
import { apart, type BackendScene, type Place } from "./backend-scene";
import { bedroom } from "./captures";
import { EditorBench } from "./editor-bench";
import type { EditorPage } from "./editor-page";
import { between, PlanPointer, toward } from "./editor-plan-pointer";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

const heading = (page: Page) => page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 });
const sentence = (page: Page) => page.locator("footer").getByRole("status");
const plan = (page: Page) => page.getByRole("img", { name: "Plan of the floor" });
const home = (page: Page) => page.getByRole("img", { name: "3D view of the survey" });
const handle = (page: Page) => page.getByRole("img", { name: "Selected corner" });
const figures = (page: Page) => page.locator("[data-part='label'][data-style='main']");
/** Returns the difference between the drawn figure and the expected one. */
const figureError = async (page: Page, shown: RegExp, expected: number): Promise<number> =>
  Math.abs(Number.parseFloat((await figures(page).filter({ hasText: shown }).first().textContent()) ?? "") - expected);
const expectView = (page: Page, layout: string) => expect(page).toHaveURL(new RegExp(`[?&]view=${layout}(&|$)`));

async function middleOf(editor: EditorPage): Promise<{ x: number; y: number }> {
  const box = await editor.placeOf(handle(editor.page).first());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(async () => {
    if ((await undo.getAttribute("aria-disabled")) !== "true") await page.keyboard.press("Control+z");
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
  }).toPass({ intervals: [100] });
}

/** Returns the smallest distance from any of the positions to the lines of a room's walls. */
function distanceToWalls(held: BackendScene, room: string, places: readonly Place[]): number {
  const lines = held.walls(room).map((wall) => held.base(wall, room).map((key) => held.place(key)) as [Place, Place]);
  const distance = ([x, , z]: Place, [a, b]: [Place, Place]) =>
    Math.abs((b[0] - a[0]) * (z - a[2]) - (b[2] - a[2]) * (x - a[0])) / Math.hypot(b[0] - a[0], b[2] - a[2]);
  return Math.min(...places.flatMap((place) => lines.map((line) => distance(place, line))));
}

const offGrid = (meters: number) => Math.abs(meters * 10 - Math.round(meters * 10)) / 10;

test("walls are moved and measured on the plan, next to the home in 3D", async ({ page }) => {
  const bench = new EditorBench(page);
  const { editor } = bench;
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await bench.open(IMPORT_CLAIMS[2]);
  await editor.import(bedroom.file);
  await editor.closeReport();
  const corners = await editor.floorCorners();
  await corners.nth(2).click();

  await test.step("a key opens the plan, and the address has the view", async () => {
    await page.keyboard.press("6");
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toHaveCount(0);
    await expect(page.getByRole("radiogroup", { name: "View" }).getByRole("radio", { name: "Plan" })).toBeChecked();
    await expectView(page, "plan");
    await expect(page.getByText(/ · 1:\d+$/)).toBeVisible();
  });

  const target = await middleOf(editor);
  const targetAt = await editor.coordinates();
  // The opposite corner of the same room.
  await corners.nth(3).click();
  const across = await middleOf(editor);
  await corners.nth(1).click();
  const start = await middleOf(editor);
  const startAt = await editor.coordinates();

  await test.step("a click on a corner also selects the corner above it, which the status line says before the click", async () => {
    await page.keyboard.press("Escape");
    await page.mouse.move(start.x, start.y);
    await expect(sentence(page)).toContainText("and 1 more above or below; drag moves it");
    await page.mouse.click(start.x, start.y);
    await expect(heading(page)).toHaveText(/^Corner \d/);
    await expect(handle(page)).toHaveCount(1);
    await expect(editor.coordinate("Y")).toHaveAttribute("placeholder", "mixed");
  });

  await test.step("a drag moves both corners horizontally, not onto the opposite corner, and Escape restores them", async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + across.x) / 2, (start.y + across.y) / 2);
    await page.mouse.move(across.x + 2, across.y + 1);
    // There, the room would fold onto itself: the move is refused and the corner stays.
    await expect(sentence(page)).toContainText(/would (be left without area|cross itself|be turned inside out)/);
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
    await expect(editor.coordinate("Z")).toHaveValue(startAt[2].toFixed(3));
    await page.mouse.move((start.x + across.x) / 2, (start.y + across.y) / 2);
    await expect(editor.coordinate("X")).not.toHaveValue(startAt[0].toFixed(3));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
  });

  await test.step("a typed move moves both corners, and is undone and redone as one edit", async () => {
    await page.keyboard.type("gx0.5");
    await page.keyboard.press("Enter");
    await expect(editor.coordinate("X")).toHaveValue((startAt[0] + 0.5).toFixed(3));
    await page.keyboard.press("Control+z");
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
    await page.keyboard.press("Control+y");
    await expect(editor.coordinate("X")).toHaveValue((startAt[0] + 0.5).toFixed(3));
    await page.keyboard.press("Control+z");
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
  });

  const onWall = { x: (start.x + target.x) / 2, y: (start.y + target.y) / 2 };

  await test.step("a click on a wall's band selects it, and it is dragged as a wall", async () => {
    await page.keyboard.press("3");
    await page.mouse.click(onWall.x, onWall.y);
    await expect(heading(page)).toHaveText(/^Wall/);
    const before = await editor.coordinates();
    await page.mouse.move(onWall.x, onWall.y);
    await page.mouse.down();
    await page.mouse.move(onWall.x + 20, onWall.y + 20);
    await page.keyboard.down("Shift");
    await page.mouse.move(onWall.x + 40, onWall.y + 40);
    await page.mouse.up();
    await page.keyboard.up("Shift");
    const distances = async () => {
      const [x, y, z] = await editor.coordinates();
      return [Math.hypot(x - before[0], z - before[2]) > 0.05, y === before[1]];
    };
    await expect.poll(distances).toEqual([true, true]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => editor.coordinates()).toEqual(before);
  });

  await test.step("a distance measured on the plan is horizontal, from corner to corner", async () => {
    await page.keyboard.press("m");
    await page.mouse.click(start.x, start.y);
    await page.mouse.click(target.x, target.y);
    const length = Math.hypot(targetAt[0] - startAt[0], targetAt[2] - startAt[2]);
    await expect.poll(() => figureError(page, / m · \d+' /, length)).toBeLessThan(0.005);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Escape");
    await expect(sentence(page)).toContainText("Click selects");
  });

  await test.step("an angle and an area of the floor are measured from corner to corner", async () => {
    await editor.saved();
    const held = await bench.held();
    const floor = held.all("face").find(({ label }) => label === "floor")!;
    const plan = await PlanPointer.over(bench, held, floor.key);
    const outline = held.outline(floor.key);
    const [a, b, c] = outline as [Place, Place, Place];
    await bench.press("m");
    await page.keyboard.press("m");
    for (const place of [a, b, c]) await plan.click(place);
    const [ab, bc] = [apart(a, b), apart(b, c)];
    // By the law of cosines.
    const angle = (Math.acos((ab ** 2 + bc ** 2 - apart(a, c) ** 2) / (2 * ab * bc)) * 180) / Math.PI;
    await expect.poll(() => figureError(page, /^[\d.]+°$/, angle)).toBeLessThan(0.11);
    await page.keyboard.press("m");
    for (const place of outline) await plan.click(place);
    await expect(figures(page).filter({ hasText: / ft²$/ })).toContainText(bedroom.floorArea);
    for (let step = 0; step <= outline.length; step += 1) await page.keyboard.press("Escape");
    await expect(sentence(page)).toContainText("Click selects");
  });

  await test.step("a chair snaps to a corner, a midpoint, an edge, a wall's plane, an angle and the grid, each with its reason", async () => {
    const held = await bench.held();
    const room = held.all("face").find(({ label }) => label === "floor")!.key;
    const plan = await PlanPointer.over(bench, held, room);
    const pixel = plan.metersPerPixel;
    const [a, b] = held.outline(room) as [Place, Place];
    await bench.choose("3", room);
    await bench.press("p");
    const palette = page.getByRole("region", { name: "Place" });
    await palette.getByRole("button", { name: "Chair", exact: true }).click();
    await palette.getByRole("button", { name: "Place it here" }).click();
    await expect(heading(page)).toHaveText(/^Chair/);
    await page.keyboard.press("Escape");
    const position = await editor.coordinates();
    // The chair from the palette is 46 by 52 cm; its base corners and center snap.
    const [halfX, halfZ] = [0.23, 0.26];
    const placesAt = ([x, y, z]: Place): Place[] => [
      ...([
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([i, j]) => [x + i! * halfX, y, z + j! * halfZ]) as unknown as Place[]),
      [x, y, z],
    ];
    /** Returns the chair position that puts its corner with the least x and z near the given position. */
    const cornerTo = ([x, , z]: Place): Place => [x + halfX + 3 * pixel, position[1], z + halfZ + 2 * pixel];
    const positionAt = (meters: number, degrees: number, aside = 0): Place => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return [position[0] + meters * cos + aside * sin, position[1], position[2] - meters * sin + aside * cos];
    };
    const corner = (at: Place) => placesAt(at)[0]!;
    const flatDistance = (p: Place, q: Place) => Math.hypot(p[0] - q[0], p[2] - q[2]);
    // A centimeter from a grid crossing, as far as possible from walls and snapping angles.
    const crossings = [...Array(900).keys()].map((index): Place => {
      const [x, , z] = corner(position).map((part) => Math.round(part * 10) / 10) as unknown as Place;
      const [east, south] = [(index % 30) - 15, Math.floor(index / 30) - 15];
      return [x + east / 10 + halfX + 0.01, position[1], z + south / 10 + halfZ + 0.01];
    });
    const clearance = (at: Place) => {
      const steps = Math.atan2(position[2] - at[2], at[0] - position[0]) / (Math.PI / 12);
      const fromAngle = flatDistance(at, position) * Math.sin(Math.abs(steps - Math.round(steps)) * (Math.PI / 12));
      return Math.min(fromAngle, distanceToWalls(held, room, placesAt(at)));
    };
    const toGrid = crossings.reduce((best, at) => (clearance(at) > clearance(best) ? at : best));
    const cases: [reason: RegExp, to: Place, off: (at: Place) => number][] = [
      [/^Corner$/, cornerTo(a), (at) => flatDistance(corner(at), a)],
      [/^Midpoint$/, cornerTo(between(a, b, 0.5)), (at) => flatDistance(corner(at), between(a, b, 0.5))],
      [/^Edge$/, cornerTo(between(a, b, 0.27)), (at) => distanceToWalls(held, room, placesAt(at))],
      [/^Wall plane$/, cornerTo(toward(a, b, -0.6)), (at) => distanceToWalls(held, room, placesAt(at))],
      [
        /^Angle 30/,
        positionAt(1, 30, 4 * pixel),
        (at) => Math.abs(Math.atan2(position[2] - at[2], at[0] - position[0]) - Math.PI / 6),
      ],
      [/^Grid 0\.100 m/, toGrid, (at) => Math.max(offGrid(corner(at)[0]), offGrid(corner(at)[2]))],
    ];
    for (const [reason, to, off] of cases) {
      await plan.drag(position, to, () => expect(plan.reason).toHaveText(reason));
      await expect.poll(async () => off(await editor.coordinates())).toBeLessThan(0.0015);
      await page.keyboard.press("Control+z");
      await expect.poll(() => editor.coordinates()).toEqual(position);
    }
    await plan.dragFree(position, cornerTo(a));
    expect(flatDistance(await editor.coordinates(), cornerTo(a))).toBeLessThan(2 * pixel);
  });

  await test.step("split view shows 3D and plan, and a selection in one appears in the other", async () => {
    await page.keyboard.press("7");
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    await expectView(page, "split");
    await page.keyboard.press("1");
    await corners.nth(1).click();
    await expect(handle(page)).toHaveCount(2);
    const [inPlan, inHome] = [await editor.placeOf(handle(page).nth(0)), await editor.placeOf(handle(page).nth(1))];
    const divide = (await home(page).boundingBox())!.x;
    expect(inPlan.x).toBeLessThan(divide);
    expect(inHome.x).toBeGreaterThan(divide);
    await page.keyboard.type("gz0.4");
    await expect(async () => {
      const moved = [await editor.placeOf(handle(page).nth(0)), await editor.placeOf(handle(page).nth(1))];
      expect(Math.hypot(moved[0]!.x - inPlan.x, moved[0]!.y - inPlan.y)).toBeGreaterThan(3);
      expect(Math.hypot(moved[1]!.x - inHome.x, moved[1]!.y - inHome.y)).toBeGreaterThan(3);
    }).toPass();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Escape");
  });

  await undoAll(page);
  await editor.saved();

  await test.step("a reload keeps the view, an invalid view in the address is ignored, and the survey remembers its view", async () => {
    await page.reload();
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    const bare = new URL(page.url());
    bare.searchParams.set("view", "upside-down");
    await page.goto(bare.href);
    await expect(plan(page)).toBeVisible();
    await expectView(page, "split");
    await page.getByRole("radiogroup", { name: "View" }).getByText("3D").click();
    await expect(plan(page)).toHaveCount(0);
    await expect(home(page)).toBeVisible();
    await expectView(page, "3d");
  });
});
