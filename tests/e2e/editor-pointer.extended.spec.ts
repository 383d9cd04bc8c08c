/** The real pointer: doors, windows and objects of the demo home on its plan, and how selections grow. */
import type { Locator, Page } from "@playwright/test";
import {
  apart,
  type BackendScene,
  type Corner,
  type Face,
  type Place,
  type StoredObject,
  turned,
} from "./backend-scene";
import { EditorBench } from "./editor-bench";
import { between, PlanPointer } from "./editor-plan-pointer";
import { expect, FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(FEWER_PIXELS);

const floorOf = (held: BackendScene, name: string) =>
  held.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === name)!.key;
const headingOf = ({ page }: EditorBench) =>
  page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 });

/** Drags the label of a field; a pixel is a centimeter. */
async function scrub(bench: EditorBench, field: string, pixels: number): Promise<void> {
  const { page } = bench;
  const label: Locator = page
    .getByRole("region", { name: "Properties" })
    .locator("[data-scrub]")
    .filter({ hasText: new RegExp(`^${field}$`) });
  const { x, y, width, height } = (await label.boundingBox())!;
  const [startX, startY] = [x + width / 2, y + height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + pixels / 2, startY);
  await page.mouse.move(startX + pixels, startY);
  await page.mouse.up();
}

/** Returns the four base corners of an object relative to its center, as x and z. */
function footprint({ quaternion: [, y, , w], size: [width, , depth] }: StoredObject): [number, number][] {
  const turn = 2 * Math.atan2(y, w);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j) => [(i * width) / 2, (j * depth) / 2] as const));
  return corners.map(([i, j]) => [i * cos + j * sin, j * cos - i * sin]);
}

test("a window is moved, resized and put on another wall, a door placed, an object moved, rotated and set against a wall", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const found = await bench.held();
  const room = floorOf(found, "Study");
  const plan = await PlanPointer.over(bench, found, room);
  const pixel = plan.metersPerPixel;
  const walls = found.walls(room);
  const window = walls
    .flatMap(({ key }) => found.on(key))
    .find(({ label, twinKey }) => label === "window" && !twinKey)!;
  const host = found.get("face", window.faceKey);
  const length = found.length(...found.base(host, room));
  const along = (u: number) => found.openingPlace({ ...window, u });
  const end = window.width / 2;

  await test.step("a window is dragged to its wall's end and no farther, and resized by its label", () =>
    bench.inARow(
      [
        [
          "Move opening",
          async () => {
            await bench.press("4");
            await plan.click(along(window.u));
            await expect(headingOf(bench)).toHaveText(/^Window/);
            await plan.drag(along(window.u), along(end + 3 * pixel), async () => {
              await expect(plan.reason).toHaveText("End of the wall");
              const past = plan.at(along(-0.4));
              await page.mouse.move(past.x, past.y);
              await expect(page.locator("footer")).toContainText("would extend beyond its wall");
              const back = plan.at(along(end + 2 * pixel));
              await page.mouse.move(back.x, back.y);
              await expect(plan.reason).toHaveText("End of the wall");
            });
          },
        ],
        ["Move opening", () => plan.dragFree(along(end), along(end + 0.3))],
        ["Resize opening", () => scrub(bench, "Width", -20)],
      ],
      (after) => {
        const now = after.get("object-planar", window.key);
        expect(Math.abs(now.u - end - 0.3)).toBeLessThan(2 * pixel);
        expect(now.width).toBeCloseTo(window.width - 0.2, 3);
        expect([now.faceKey, now.v]).toEqual([window.faceKey, window.v]);
      },
    ));

  await test.step("a click moves the window to another wall, inserts a door in its old position, and places a chair", async () => {
    const bare = walls.find(({ key, twinKey }) => key !== host.key && !twinKey && found.on(key).length === 0)!;
    const [a, b] = found.base(bare, room).map((key) => found.place(key)) as [Place, Place];
    const spot = between(between(a, b, 0.5), found.middle(room), 0.7);
    await bench.inARow(
      [
        [
          "Move window to another wall",
          async () => {
            await bench.choose("4", window.key);
            await bench.press("Shift+O");
            await plan.click(between(a, b, 0.4));
          },
        ],
        [
          "Insert door",
          async () => {
            await bench.press("o");
            await plan.click(along(length / 2));
          },
        ],
        [
          "Insert chair",
          async () => {
            await page
              .getByRole("region", { name: "Place" })
              .getByRole("button", { name: "Chair", exact: true })
              .click();
            await plan.click(spot);
            await page.keyboard.press("Escape");
          },
        ],
      ],
      (after, before) => {
        const moved = after.get("object-planar", window.key);
        const [x, , z] = after.openingPlace(moved);
        const [targetX, , targetZ] = between(a, b, 0.4);
        expect(moved.faceKey).toBe(bare.key);
        expect(Math.hypot(x - targetX, z - targetZ)).toBeLessThan(2 * pixel);
        const [door, ...others] = after.newSince(before, "object-planar");
        expect([door?.label, door?.faceKey, others]).toEqual(["door", host.key, []]);
        expect(Math.abs(door!.u - length / 2)).toBeLessThan(2 * pixel);
        const [chair, ...more] = after.newSince(before, "object3d");
        expect([chair?.label, more]).toEqual(["chair", []]);
        expect(Math.hypot(chair!.position[0] - spot[0], chair!.position[2] - spot[2])).toBeLessThan(2 * pixel);
        expect(chair!.position[1] - chair!.size[1] / 2).toBeCloseTo(found.middle(room)[1], 3);
      },
    );
  });

  await test.step("an object is moved, rotated by a right angle and made wider, then dragged to a wall", async () => {
    const middle = found.middle(room);
    const [object] = found
      .all("object3d")
      .filter(({ floorNumber }) => floorNumber === 0)
      .sort((one, other) => apart(one.position, middle) - apart(other.position, middle));
    const { key, position: at } = object!;
    const there = between(at, [middle[0], at[1], middle[2]], 0.8);
    await bench.press("4");
    await bench.inARow(
      [
        [
          "Move object",
          async () => {
            await plan.click(at);
            await expect(headingOf(bench)).toHaveText(new RegExp(`^${object!.label}`, "i"));
            await plan.dragFree(at, there);
          },
        ],
        [
          "Turn element",
          async () => {
            const { x, y } = plan.at(there);
            await page.mouse.move(x + 90, y);
            await page.keyboard.press("r");
            await page.mouse.move(x + 64, y + 64);
            await page.mouse.move(x + 1, y + 90);
            await expect(plan.reason).toHaveText(/^Angle .?90/);
            await page.mouse.click(x + 1, y + 90);
          },
        ],
        ["Resize object", () => scrub(bench, "Width", 25)],
      ],
      (after) => {
        const now = after.get("object3d", key);
        expect(Math.hypot(now.position[0] - there[0], now.position[2] - there[2])).toBeLessThan(2 * pixel);
        expect(turned(now.quaternion, object!.quaternion)).toBeCloseTo(90, 1);
        expect(now.size[0]).toBeCloseTo(object!.size[0] + 0.25, 3);
      },
    );
    const now = (await bench.held()).get("object3d", key);
    // The base corner nearest to a wall snaps to it, away from the wall's ends and middle.
    const [a, b] = found.base(host, room).map((corner) => found.place(corner)) as [Place, Place];
    const [inX, , inZ] = found.facing(host.key);
    const deep = Math.max(...footprint(now).map(([x, z]) => -(x * inX + z * inZ)));
    const [x, , z] = between(a, b, 0.3);
    const target: Place = [x + inX * (deep + 3 * pixel), at[1], z + inZ * (deep + 3 * pixel)];
    await bench.inARow(
      [
        [
          "Move object",
          () =>
            plan.drag(now.position, target, async () => {
              await expect(plan.reason).toHaveText(/^(Edge|Midpoint|Corner|Wall plane)$/);
            }),
        ],
      ],
      (after) => {
        const position = after.get("object3d", key).position;
        expect((position[0] - a[0]) * inX + (position[2] - a[2]) * inZ).toBeCloseTo(deep, 2);
      },
    );
  });

  await bench.backToOpened(found.records);
});

/** Counts the faces connected to this one through corners, independently of the product. */
function countConnected(held: BackendScene, start: string): number {
  const faces = held.all("face");
  const [known, corners] = [new Set([start]), new Set(held.get("face", start).loops.flat())];
  for (let grew = true; grew; ) {
    grew = false;
    for (const { vertexKeys } of held.all("edge")) {
      if (vertexKeys.some((key) => corners.has(key)) && !vertexKeys.every((key) => corners.has(key))) {
        for (const key of vertexKeys) corners.add(key);
        grew = true;
      }
    }
    for (const { key, loops } of faces) {
      if (known.has(key) || !loops.flat().some((corner) => corners.has(corner))) continue;
      known.add(key);
      for (const corner of loops.flat()) corners.add(corner);
      grew = true;
    }
  }
  return known.size;
}

test("elements of the same label, of the same room, connected and in a box are selected, starting from the one under the pointer", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const held = await bench.held();
  const room = floorOf(held, "Study");
  const plan = await PlanPointer.over(bench, held, room);
  const [wall] = held.walls(room).filter(({ key }) => held.on(key).length === 0);
  const [a, b] = held.base(wall!, room).map((key) => held.place(key)) as [Place, Place];
  const onFloor = ({ floorNumber }: { floorNumber: number }) => floorNumber === 0;
  const heading = headingOf(bench);
  await bench.press("3");

  for (const [key, count] of [
    ["l", held.all("face").filter((face) => onFloor(face) && face.label === "wall").length],
    ["Shift+R", held.walls(room).length + 2],
    ["Shift+L", countConnected(held, wall!.key)],
  ] as const) {
    await plan.click(between(a, b, 0.4));
    await expect(heading).toHaveText(/^Wall/);
    await page.keyboard.press(key);
    await expect(heading).toHaveText(`${count} selected`);
    await page.keyboard.press("Escape");
    await expect(heading).toHaveCount(0);
  }

  // A click with Shift adds an element, and a second click removes it.
  await plan.click(between(a, b, 0.4));
  const other = held.walls(room).find((face: Face) => face.key !== wall!.key && held.on(face.key).length === 0);
  const [c, d] = held.base(other!, room).map((key) => held.place(key)) as [Place, Place];
  for (const text of ["2 selected", /^Wall/]) {
    await page.keyboard.down("Shift");
    await plan.click(between(c, d, 0.4));
    await page.keyboard.up("Shift");
    await expect(heading).toHaveText(text);
  }

  // A box around the wall selects the corners at its ends, top and bottom, and everything else inside. With Ctrl, a box
  // can start on a corner.
  await page.keyboard.press("1");
  const [one, two] = [plan.at(a), plan.at(b)];
  const start = { x: Math.min(one.x, two.x) - 8, y: Math.min(one.y, two.y) - 8 };
  const end = { x: Math.max(one.x, two.x) + 8, y: Math.max(one.y, two.y) + 8 };
  const isIn = ({ x, y, z }: Corner) => {
    const at = plan.at([x, y, z]);
    return at.x > start.x && at.x < end.x && at.y > start.y && at.y < end.y;
  };
  // From above, corners on top of each other count as one.
  const corners = held.all("vertex").filter((corner) => onFloor(corner) && isIn(corner));
  const inside = new Set(corners.map(({ x, z }) => `${x.toFixed(3)} ${z.toFixed(3)}`)).size;
  expect([corners.length > inside, inside > 1]).toEqual([true, true]);
  await page.keyboard.down("Control");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await expect(page.locator("footer").getByRole("status")).toContainText("Release to select");
  await page.mouse.up();
  await page.keyboard.up("Control");
  await expect(heading).toHaveText(`${inside} selected`);
});

/** Room names appear with the first drawn frame; pointing before that hits nothing. */
const waitForCanvas = (page: Page) => expect(page.locator("[data-part='room']").first()).toBeVisible();

test("an element deleted under a resting pointer is no longer hovered, and is selected when restored", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  await waitForCanvas(page);
  const found = await bench.records();
  await bench.press("3");
  const { x, y, width, height } = (await page.locator("canvas").first().boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  const line = page.locator("footer").getByRole("status");
  await expect(line).toHaveText(/^Click selects \w.+; drag /);
  const name = await headingOf(bench).innerText();
  await page.keyboard.press("Delete");
  await expect(headingOf(bench)).toBeHidden();
  await expect(line).toHaveText(/^Click selects \w.+; drag /);
  await page.keyboard.press("Control+z");
  await expect(headingOf(bench)).toHaveText(name);
  await bench.holds(found);
});

test("after placing ends, a resting pointer highlights the element that a click selects, and none where a click selects none", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  await waitForCanvas(page);
  const { x, y, width, height } = (await page.locator("canvas").first().boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const line = page.locator("footer").getByRole("status");
  await bench.press("3");
  await page.mouse.move(left, top);
  await expect(line).toHaveText(/^Click selects (Wall|Floor|Ceiling)/);
  const onFace = await line.innerText();
  await bench.press("1");
  await expect(line).toHaveText("Click selects a corner; drag turns the view");
  await bench.press("o");
  await page.mouse.move(left + 1, top);
  await page.mouse.move(left, top);
  await expect(line).toHaveText(/^(Click a wall to place the door|A door)/);
  await page.keyboard.press("Escape");
  await expect(line).toHaveText("Click selects a corner; drag turns the view");
  await page.screenshot({ path: test.info().outputPath("escaped.png") });
  await bench.press("3");
  await expect(line).toHaveText(onFace);
});

test("an object is outlined before the click as it will be placed, in 3D and on the plan; where it does not fit, it is crossed out with the reason", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const found = await bench.held();
  const room = floorOf(found, "Study");
  const line = page.locator("footer").getByRole("status");
  /** Returns the path drawn in a style on one of the canvases; empty if nothing is drawn in it. */
  const path = (style: string) => page.locator(`svg path[data-part='${style}']`).first().getAttribute("d");
  const isDrawn = async (style: string) => Boolean(await path(style));
  /** Whether the twelve edges of a box are drawn. */
  const isBoxDrawn = async () => ((await path("hovered")) ?? "").split("M").length === 13;
  const palette = page.getByRole("region", { name: "Place" });
  const choose = async (name: string) => {
    if (!(await palette.isVisible())) await bench.press("p");
    await palette.getByRole("button", { name, exact: true }).click();
  };
  const canvas = (await page.locator("canvas").first().boundingBox())!;
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };

  await test.step("in 3D a sofa appears where its outline was", async () => {
    await bench.choose("3", room);
    await bench.press("f");
    await choose("Sofa");
    // The camera may still move, or an object may cover the center: move the pointer until the sofa shows.
    const pointer = { ...middle };
    let tries = 0;
    await expect(async () => {
      pointer.x = middle.x + [0, 60, -60, 120, -120][tries++ % 5]!;
      await page.mouse.move(pointer.x, pointer.y + 10);
      await page.mouse.move(pointer.x, pointer.y);
      await expect.poll(isBoxDrawn, { timeout: 500 }).toBe(true);
    }).toPass();
    const shown = (await path("hovered"))!;
    await page.screenshot({ path: test.info().outputPath("sofa.png") });
    await page.mouse.click(pointer.x, pointer.y);
    await expect.poll(() => path("selected")).toBe(shown);
    expect(await isBoxDrawn()).toBe(false);
    // Escape removes the outline and ends placing.
    await page.mouse.move(pointer.x + 30, pointer.y);
    await expect.poll(isBoxDrawn).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(isBoxDrawn).toBe(false);
    await expect(palette).toBeHidden();
    await page.keyboard.press("Control+z");
    await bench.holds(found.records);
  });

  const plan = await PlanPointer.over(bench, found, room);
  const window = found
    .walls(room)
    .flatMap(({ key }) => found.on(key))
    .find(({ label, twinKey }) => label === "window" && !twinKey)!;
  const hover = async (place: Place) => {
    const { x, y } = plan.at(place);
    await page.mouse.move(x + 1, y);
    await page.mouse.move(x, y);
  };

  await test.step("on the plan, a vent over a window is crossed out, with the reason that a click gives", async () => {
    await choose("Vent");
    await hover(found.openingPlace(window));
    await expect(line).toHaveText(/^The vent would overlap a window: Window/);
    expect([await isDrawn("refused"), await isDrawn("hovered")]).toEqual([true, false]);
    await expect(page.locator("[data-part='label'][data-style='refused']")).toHaveText(/^✕ The vent would overlap/);
    await page.screenshot({ path: test.info().outputPath("refused.png") });
    const { x, y } = plan.at(found.openingPlace(window));
    await page.mouse.click(x, y);
    await expect(line).toHaveText(/^The vent would overlap a window: Window/);
  });

  await test.step("slightly farther away the vent fits and is outlined in its true size, until the pointer leaves", async () => {
    const away = window.width / 2 + 0.15 + 0.1;
    const length = found.length(...found.base(found.get("face", window.faceKey), room));
    const u = window.u + away + 0.15 < length ? window.u + away : window.u - away;
    await hover(found.openingPlace({ ...window, u }));
    await expect(line).toHaveText(/^Click a wall to place the vent/);
    expect(await isDrawn("refused")).toBe(false);
    const places = [...(await path("hovered"))!.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [[x0, y0], ...others] = places as [[number, number], ...[number, number][]];
    const pixels = Math.max(...others.map(([x, y]) => Math.hypot(x - x0, y - y0)));
    expect(Math.abs(pixels * plan.metersPerPixel - 0.3)).toBeLessThan(0.02);
    await page.screenshot({ path: test.info().outputPath("fits.png") });
    await page.mouse.move(4, 4);
    await expect.poll(() => isDrawn("hovered")).toBe(false);
  });
  await page.keyboard.press("Escape");
  await bench.holds(found.records);
});
