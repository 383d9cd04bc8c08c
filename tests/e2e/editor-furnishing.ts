/** The commands on openings and things, by the real keys, with what the backend must then hold: sizes, places and counts. */
import type { Command, EditorBench } from "./editor-bench";
import { apart, type Face, type Held, near, turned } from "./editor-held";
import { expect } from "./fixtures";

/** How much of a wall no opening takes. */
const freeLength = (held: Held, wall: Face, room: string) =>
  held.on(wall.key).reduce((rest, { width }) => rest - width, held.length(...held.base(wall, room)));

/** The walls of a room that have the most place for openings; those that another room sees too come last. */
const roomiest = (held: Held, room: string): Face[] =>
  held
    .walls(room)
    .sort(
      (a, b) =>
        Number(Boolean(a.twinKey)) - Number(Boolean(b.twinKey)) ||
        freeLength(held, b, room) - freeLength(held, a, room),
    );

/** A window slides, is made narrower, becomes a vent and goes to another wall; a window and a sofa are put in. */
export async function openings(bench: EditorBench, room: string): Promise<string> {
  const { page } = bench;
  const now = await bench.held();
  const window = now
    .walls(room)
    .flatMap(({ key }) => now.on(key))
    .find(({ label, twinKey }) => label === "window" && !twinKey)!;
  const host = now.get("face", window.faceKey);
  const slid = window.u + (window.u < now.length(...now.base(host, room)) / 2 ? 0.1 : -0.1);
  await bench.inARow(
    [
      [
        "Move opening",
        async () => {
          await bench.choose("4", window.key);
          await bench.typeIn("Along (u)", "90");
          await expect(bench.properties.getByRole("alert")).toHaveText(/would stick out of its wall: Wall \d/);
          await bench.typeIn("Along (u)", slid.toFixed(4));
        },
      ],
      ["Resize opening", () => bench.typeIn("Width", "0.6")],
      ["Label element as vent", () => bench.pick("Label", "Vent")],
    ],
    (after, before) => {
      expect(after.more(before)).toEqual({});
      const vent = after.get("object-planar", window.key);
      near(vent.u, slid, "where it is along its wall");
      near(vent.width, 0.6, "its width");
      expect([vent.label, vent.faceKey]).toEqual(["vent", window.faceKey]);
    },
  );

  // With place for both.
  const [wall] = roomiest(now, room).filter(({ key }) => key !== window.faceKey);
  const palette = page.getByRole("region", { name: "Place" });
  const put = async (name: string) => {
    await bench.choose("3", wall!.key);
    await bench.button("Insert").click();
    await palette.getByRole("button", { name, exact: true }).click();
    await palette.getByRole("button", { name: "Place it here" }).click();
  };
  let sofa = "";
  await bench.inARow(
    [
      [
        "Move vent to another wall",
        async () => {
          await bench.choose("4", window.key);
          await bench.press("Shift+O");
          await bench.choose("3", wall!.key);
          await bench.press("Enter");
        },
      ],
      ["Insert window", () => put("Window")],
      [
        "Insert sofa",
        async () => {
          await page.keyboard.press("Escape");
          await put("Sofa");
          await page.keyboard.press("Escape");
        },
      ],
    ],
    (after, before) => {
      expect(after.get("object-planar", window.key)).toMatchObject({ label: "vent", faceKey: wall!.key });
      const windows = after.newSince(before, "object-planar");
      expect(windows.map(({ label, faceKey }) => [label, faceKey])).toEqual([["window", wall!.key]]);
      const things = after.newSince(before, "object3d");
      expect(things.map(({ label }) => label)).toEqual(["sofa"]);
      near(after.backFrom(things[0]!, wall!.key), 0, "its back against the wall");
      sofa = things[0]!.key;
    },
  );
  return sofa;
}

/** Moved by typed lengths along an axis. */
const moved = (bench: EditorBench, text: string): Command => [
  "Move object",
  async () => {
    await bench.press("g");
    await bench.page.keyboard.type(text);
    await bench.page.keyboard.press("Enter");
  },
];

/** A thing is lifted and moved off its wall, put down and against the wall again, and copied; `upstairs`: to the floor above. */
export async function onFloorAndWall(bench: EditorBench, room: string, sofa: string, upstairs: boolean): Promise<void> {
  const { page } = bench;
  const now = await bench.held();
  const stands = now.get("object3d", sofa);
  const wall = now.walls(room).sort((a, b) => now.backFrom(stands, a.key) - now.backFrom(stands, b.key))[0]!;
  const [wayX, , wayZ] = now.facing(wall.key);
  const [axis, sign] =
    Math.abs(wayX) > Math.abs(wayZ) ? (["x", Math.sign(wayX)] as const) : (["z", Math.sign(wayZ)] as const);
  await bench.choose("4", sofa);
  const lifted = await bench.inARow(
    [moved(bench, "y 0.25"), moved(bench, `${axis} ${sign * 0.3}`)],
    (after, before) => {
      const [from, to] = [before.get("object3d", sofa).position, after.get("object3d", sofa).position];
      const by = to.map((part, at) => Math.round((part - from[at]!) * 1000) / 1000 + 0);
      expect(by).toEqual(axis === "x" ? [sign * 0.3, 0.25, 0] : [0, 0.25, sign * 0.3]);
    },
  );
  expect(lifted.backFrom(lifted.get("object3d", sofa), wall.key)).toBeGreaterThan(0.15);
  const toFloor = async (floor: string) => {
    if (upstairs) await page.getByRole("radiogroup", { name: "Floor" }).getByText(floor, { exact: true }).click();
  };
  await bench.choose("4", sofa);
  await bench.inARow(
    [
      ["Put object on the floor", () => bench.press("End")],
      ["Put object against the wall", () => bench.press("Shift+End")],
      [
        "Paste element",
        async () => {
          await bench.press("Control+c");
          await toFloor("1");
          await bench.press("Control+v");
        },
      ],
    ],
    (after, before) => {
      const again = after.get("object3d", sofa);
      const faces = (label: string) => after.all("face").filter((face) => face.label === label);
      // Made-up captures lie over each other, and it may be another's floor and wall that are nearest.
      const onFloor = faces("floor").map(
        ({ key }) => again.position[1] - again.size[1] / 2 - after.outline(key)[0]![1],
      );
      near(Math.min(...onFloor.map(Math.abs)), 0, "its foot over a floor");
      near(Math.min(...faces("wall").map(({ key }) => after.backFrom(again, key))), 0, "its back from a wall");
      const [copy, ...others] = after.newSince(before, "object3d");
      expect([copy?.label, copy?.floorNumber, others]).toEqual([again.label, upstairs ? 1 : 0, []]);
      const aside = [0, 2].map((at) => Math.round((copy!.position[at]! - again.position[at]!) * 1000) / 1000);
      expect(aside).toEqual(upstairs ? [0, 0] : [0.5, 0.5]);
      if (upstairs) expect(copy!.position[1] - again.position[1]).toBeGreaterThan(2);
    },
  );
  await toFloor("0");
}

/** A table is moved, nudged, turned, scaled and renamed, copied, set in a row, mirrored and aligned. */
export async function things(bench: EditorBench, room: string): Promise<void> {
  const { page } = bench;
  const now = await bench.held();
  const middle = now.middle(room);
  const [table] = now
    .all("object3d")
    .filter(({ label, floorNumber }) => label === "table" && floorNumber === now.get("face", room).floorNumber)
    .sort((a, b) => apart(a.position, middle) - apart(b.position, middle));
  const key = table!.key;
  await bench.choose("4", key);
  const larger = await bench.inARow(
    [
      moved(bench, "x 0.25"),
      ["Move object", () => bench.press("PageUp")],
      [
        "Turn element",
        async () => {
          await bench.press("r");
          await page.keyboard.type("30");
          await page.keyboard.press("Enter");
        },
      ],
      ["Scale object", () => bench.typeIn("Scale by", "1.5")],
      ["Label element as sofa", () => bench.pick("Kind", "Sofa")],
    ],
    (after, before) => {
      const [from, to] = [before.get("object3d", key), after.get("object3d", key)];
      expect([after.more(before), to.label]).toEqual([{}, "sofa"]);
      near(turned(from.quaternion, to.quaternion), 30, "its turn", 0.1);
      for (const [at, extent] of from.size.entries()) near(to.size[at]!, extent * 1.5, "its size");
      near(to.position[0] - from.position[0], 0.25, "how far along x");
      near(to.position[2] - from.position[2], 0, "how far along z");
      // Its foot stays where it is but for the nudge.
      near(to.position[1] - to.size[1] / 2 - (from.position[1] - from.size[1] / 2), 0.01, "how far up");
    },
  );
  const from = larger.get("object3d", key).position;
  let copy = "";
  await bench.choose("4", key);
  await bench.inARow(
    [
      ["Duplicate element", () => bench.press("Control+d")],
      [
        "Array of 3",
        async () => {
          // Of the copy, which is selected; each a metre further.
          await bench.editor.toldPanels();
          await bench.button("Array").click();
          await bench.button("Make array").click();
        },
      ],
    ],
    (after, before) => {
      const made = after.newSince(before, "object3d").sort((a, b) => a.position[0] - b.position[0]);
      const away = made.map(({ position }) =>
        position.map((part, at) => Math.round((part - from[at]!) * 1000) / 1000 + 0),
      );
      expect(away).toEqual([
        [0.5, 0, 0.5],
        [1.5, 0, 0.5],
        [2.5, 0, 0.5],
      ]);
      copy = made[0]!.key;
    },
  );
  await bench.choose("4", key, copy);
  await bench.editor.toldPanels();
  await bench.inARow(
    [
      ["Mirror 2 elements", () => bench.button("Mirror left and right").click()],
      ["Align 2 elements", () => bench.button("Align back sides").click()],
    ],
    (after, before) => {
      const [one, two] = [after.get("object3d", key), after.get("object3d", copy)];
      near(one.position[0], before.get("object3d", copy).position[0], "the first takes the second's side");
      near(two.position[0], before.get("object3d", key).position[0], "and the second the first's");
      // Alike in size and turned alike, they stand in line when their middles do: at the back of the two.
      near(one.position[2], two.position[2], "both in line");
      near(
        one.position[2],
        Math.min(before.get("object3d", key).position[2], before.get("object3d", copy).position[2]),
        "at the back",
      );
    },
  );
}
