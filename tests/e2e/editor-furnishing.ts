/**
 * Commands on openings and objects, with real keys, and what the backend must then hold: sizes, positions and counts.
 */

import { apart, type BackendScene, type Face, near, type Place, turned } from "./backend-scene";
import type { Command, EditorBench, Rows } from "./editor-bench";
import { expect } from "./fixtures";

/** Returns the length of a wall that no opening covers. */
const freeLength = (held: BackendScene, wall: Face, room: string) =>
  held.on(wall.key).reduce((rest, { width }) => rest - width, held.length(...held.base(wall, room)));

/** Returns the walls of a room, those with the most free length first; shared walls come last. */
const roomiest = (held: BackendScene, room: string): Face[] =>
  held
    .walls(room)
    .sort(
      (a, b) =>
        Number(Boolean(a.twinKey)) - Number(Boolean(b.twinKey)) ||
        freeLength(held, b, room) - freeLength(held, a, room),
    );

/** A window is moved, made narrower, turned into a vent and put on another wall; a window and a sofa are inserted. */
export function* openings(
  bench: EditorBench,
  now: BackendScene,
  room: string,
): Rows<{ sofa: string; now: BackendScene }> {
  const { page } = bench;
  const window = now
    .walls(room)
    .flatMap(({ key }) => now.on(key))
    .find(({ label, twinKey }) => label === "window" && !twinKey)!;
  const host = now.get("face", window.faceKey);
  const slid = window.u + (window.u < now.length(...now.base(host, room)) / 2 ? 0.1 : -0.1);
  yield {
    commands: [
      [
        "Move opening",
        async () => {
          await bench.choose("4", window.key);
          await bench.typeIn("Along (u)", "90");
          await expect(bench.properties.getByRole("alert")).toHaveText(/would extend beyond its wall: Wall \d/);
          await bench.typeIn("Along (u)", slid.toFixed(4));
        },
      ],
      ["Resize opening", () => bench.typeIn("Width", "0.6")],
      ["Label element as vent", () => bench.pick("Label", "Vent")],
    ],
    figures: (after) => {
      const vent = after.get("object-planar", window.key);
      near(vent.u, slid, "where it is along its wall");
      near(vent.width, 0.6, "its width");
      expect([vent.label, vent.faceKey]).toEqual(["vent", window.faceKey]);
    },
  };

  // Both walls have space for the new openings and objects.
  const [wall, other] = roomiest(now, room).filter(({ key }) => key !== window.faceKey);
  const palette = page.getByRole("region", { name: "Place" });
  const insert = async (name: string, surface = wall!.key) => {
    await bench.choose("3", surface);
    await bench.press("p");
    await palette.getByRole("button", { name, exact: true }).click();
    await palette.getByRole("button", { name: "Place it here" }).click();
    await page.keyboard.press("Escape");
  };
  const inserted = { window: "", outlet: "", sofa: "" };
  yield {
    commands: [
      [
        "Move vent to another wall",
        async () => {
          await bench.choose("4", window.key);
          await bench.press("Shift+O");
          await bench.choose("3", wall!.key);
          await bench.press("Enter");
        },
      ],
      ["Insert window", () => insert("Window")],
      ["Insert outlet", () => insert("Outlet", other!.key)],
      ["Insert damage", () => insert("Damage on a surface", room)],
      ["Insert sofa", () => insert("Sofa")],
      ["Insert toilet", () => insert("Toilet", other!.key)],
      ["Insert dishwasher", () => insert("Dishwasher")],
      ["Insert damage", () => insert("Damage in the room", room)],
    ],
    more: { "object-planar": 3, object3d: 4 },
    figures: (after, before) => {
      expect(after.get("object-planar", window.key)).toMatchObject({ label: "vent", faceKey: wall!.key });
      const onFaces = after.newSince(before, "object-planar").map(({ label, faceKey }) => [label, faceKey]);
      expect(onFaces.sort()).toEqual([
        ["damage", room],
        ["outlet", other!.key],
        ["window", wall!.key],
      ]);
      // The other copies belong to the cabinet that the table was changed into.
      const added = after.newSince(before, "object3d").filter(({ label }) => label !== "storage");
      expect(added.map(({ label }) => label).sort()).toEqual(["damage", "dishwasher", "sofa", "toilet"]);
      const keyOf = (expected: string) => added.find(({ label }) => label === expected)!.key;
      const onFace = (expected: string) =>
        after.newSince(before, "object-planar").find(({ label }) => label === expected)!.key;
      Object.assign(inserted, { window: onFace("window"), outlet: onFace("outlet"), sofa: keyOf("sofa") });
      near(after.backFrom(after.get("object3d", inserted.sofa), wall!.key), 0, "its back against the wall");
      const [, floor] = after.outline(room)[0]!;
      const dishwasher = after.get("object3d", keyOf("dishwasher"));
      near(after.backFrom(dishwasher, wall!.key), 0, "the dishwasher's");
      near(dishwasher.position[1] - dishwasher.size[1] / 2, floor!, "its feet on the floor");
      near(after.backFrom(after.get("object3d", keyOf("toilet")), other!.key), 0, "the toilet's too");
      const damage = after.get("object3d", keyOf("damage"));
      near(damage.position[1] - damage.size[1] / 2, floor, "its foot on the floor");
    },
  };

  const both = [window.key, inserted.window] as const;
  const last = yield {
    commands: [
      [
        "Align 2 elements",
        async () => {
          await bench.choose("4", ...both);
          await bench.press("Shift+Alt+PageUp");
        },
      ],
      // Both openings are still selected.
      ["Mirror 2 elements", () => bench.press("Alt+m")],
      [
        "Array of 3",
        async () => {
          await bench.choose("4", inserted.outlet);
          await bench.press("Shift+D");
          const form = bench.properties.getByRole("group", { name: "Array" });
          await form.getByLabel("Along (u)").fill("0");
          await form.getByLabel("Up (v)").fill("0.15");
          await form.getByRole("button", { name: "Make array" }).click();
        },
      ],
    ],
    more: { "object-planar": 2 },
    figures: (after, before) => {
      const top = (held: BackendScene, key: string) => {
        const opening = held.get("object-planar", key);
        return held.openingPlace(opening)[1] + opening.height / 2;
      };
      const highest = Math.max(...both.map((key) => top(before, key)));
      // Mirrored across the middle of the wall's base.
      const [a, b] = after.base(wall!, room).map((key) => after.place(key)) as [Place, Place];
      for (const key of both) {
        near(top(after, key), highest, "the upper sides in line");
        const [from, to] = [before, after].map((held) => held.openingPlace(held.get("object-planar", key))) as [
          Place,
          Place,
        ];
        for (const axis of [0, 2] as const)
          near(from[axis] + to[axis], a[axis] + b[axis], "on the wall's other side", 0.005);
      }
      const outlets = after.newSince(before, "object-planar").map(({ label, faceKey }) => [label, faceKey]);
      expect(outlets).toEqual(Array(2).fill(["outlet", other!.key]));
      const first = after.openingPlace(after.get("object-planar", inserted.outlet));
      const heights = after
        .newSince(before, "object-planar")
        .map((outlet) => Math.round((after.openingPlace(outlet)[1] - first[1]) * 1000));
      expect(heights.sort()).toEqual([150, 300]);
    },
  };
  return { sofa: inserted.sofa, now: last };
}

/** Moves by a typed distance along an axis. */
const moved = (bench: EditorBench, text: string, first?: () => Promise<void>): Command => [
  "Move object",
  async () => {
    await first?.();
    await bench.press("g");
    await bench.page.keyboard.type(text);
    await bench.page.keyboard.press("Enter");
  },
];

/** An object is lifted and moved off its wall, put down and against the wall again, and copied to the floor above. */
export function* onFloorAndWall(bench: EditorBench, now: BackendScene, room: string, sofa: string): Rows {
  const { page } = bench;
  const placed = now.get("object3d", sofa);
  const wall = now.walls(room).sort((a, b) => now.backFrom(placed, a.key) - now.backFrom(placed, b.key))[0]!;
  const [facingX, , facingZ] = now.facing(wall.key);
  const [axis, sign] =
    Math.abs(facingX) > Math.abs(facingZ) ? (["x", Math.sign(facingX)] as const) : (["z", Math.sign(facingZ)] as const);
  const off = moved(bench, `${axis} ${sign * 0.3}`);
  const lifted = yield {
    commands: [moved(bench, "y 0.25", () => bench.choose("4", sofa)), off],
    figures: (after, before) => {
      const [from, to] = [before.get("object3d", sofa).position, after.get("object3d", sofa).position];
      const by = to.map((part, index) => Math.round((part - from[index]!) * 1000) / 1000 + 0);
      expect(by).toEqual(axis === "x" ? [sign * 0.3, 0.25, 0] : [0, 0.25, sign * 0.3]);
    },
  };
  expect(lifted.backFrom(lifted.get("object3d", sofa), wall.key)).toBeGreaterThan(0.15);
  const toFloor = (floor: string) =>
    page.getByRole("radiogroup", { name: "Floor" }).getByText(floor, { exact: true }).click();
  yield {
    commands: [
      [
        "Put object on the floor",
        async () => {
          await bench.choose("4", sofa);
          await bench.press("End");
        },
      ],
      ["Put object against the wall", () => bench.press("Shift+End")],
      [
        "Paste element",
        async () => {
          await bench.press("Control+c");
          await toFloor("1");
          await bench.press("Control+v");
          await toFloor("0");
        },
      ],
    ],
    more: { object3d: 1 },
    figures: (after, before) => {
      const again = after.get("object3d", sofa);
      const faces = (label: string) => after.all("face").filter((face) => face.label === label);
      // Captures can overlap, so the nearest floor and wall can belong to another room.
      const onFloor = faces("floor").map(
        ({ key }) => again.position[1] - again.size[1] / 2 - after.outline(key)[0]![1],
      );
      near(Math.min(...onFloor.map(Math.abs)), 0, "its foot over a floor");
      near(Math.min(...faces("wall").map(({ key }) => after.backFrom(again, key))), 0, "its back from a wall");
      const [copy, ...others] = after.newSince(before, "object3d");
      expect([copy?.label, copy?.floorNumber, others]).toEqual([again.label, 1, []]);
      const offsets = [0, 2].map(
        (index) => Math.round((copy!.position[index]! - again.position[index]!) * 1000) / 1000 + 0,
      );
      expect(offsets).toEqual([0, 0]);
      expect(copy!.position[1] - again.position[1]).toBeGreaterThan(2);
    },
  };
}

/**
 * A table is moved, nudged, turned, scaled, renamed, copied, repeated in a row, mirrored, and aligned by sides and
 * centers.
 */
export function* editedObjects(bench: EditorBench, now: BackendScene, room: string): Rows {
  const { page } = bench;
  const middle = now.middle(room);
  const [table] = now
    .all("object3d")
    .filter(({ label, floorNumber }) => label === "table" && floorNumber === now.get("face", room).floorNumber)
    .sort((a, b) => apart(a.position, middle) - apart(b.position, middle));
  const key = table!.key;
  const choose = () => bench.choose("4", key);
  const larger = yield {
    commands: [
      moved(bench, "x 0.25", choose),
      ["Move object", () => bench.press("PageUp")],
      [
        "Turn element",
        async () => {
          await bench.press("r");
          await page.keyboard.type("30");
          await page.keyboard.press("Enter");
        },
      ],
      ["Scale object", () => bench.typeIn("Scale by", "1.2")],
      [
        "Scale object",
        async () => {
          const prompt = page.getByRole("dialog", { name: "Scale" });
          await bench.answer("Shift+S", "none");
          await expect(prompt.getByRole("alert")).toContainText("Enter a factor greater than 0");
          await page.keyboard.press("Escape");
          await expect(prompt).toBeHidden();
          await bench.answer("Shift+S", "1.25");
        },
      ],
      ["Label element as storage", () => bench.pick("Kind", "Storage")],
    ],
    figures: (after, before) => {
      const [from, to] = [before.get("object3d", key), after.get("object3d", key)];
      expect(to.label).toBe("storage");
      near(turned(from.quaternion, to.quaternion), 30, "its turn", 0.1);
      for (const [index, extent] of from.size.entries()) near(to.size[index]!, extent * 1.5, "its size");
      near(to.position[0] - from.position[0], 0.25, "how far along x");
      near(to.position[2] - from.position[2], 0, "how far along z");
      // Its base moves only by the nudge.
      near(to.position[1] - to.size[1] / 2 - (from.position[1] - from.size[1] / 2), 0.01, "how far up");
    },
  };
  const from = larger.get("object3d", key).position;
  let copy = "";
  yield {
    commands: [
      [
        "Duplicate element",
        async () => {
          await choose();
          await bench.press("Control+d");
        },
      ],
      [
        "Array of 3",
        async () => {
          // The array starts at the selected copy, at intervals of a meter.
          await bench.editor.waitForPanels();
          await bench.button("Array").click();
          await bench.button("Make array").click();
        },
      ],
    ],
    more: { object3d: 3 },
    figures: (after, before) => {
      const made = after
        .newSince(before, "object3d")
        .filter(({ label }) => label === "storage")
        .sort((a, b) => a.position[0] - b.position[0]);
      const offsets = made.map(({ position }) =>
        position.map((part, index) => Math.round((part - from[index]!) * 1000) / 1000 + 0),
      );
      expect(offsets).toEqual([
        [0.5, 0, 0.5],
        [1.5, 0, 0.5],
        [2.5, 0, 0.5],
      ]);
      copy = made[0]!.key;
    },
  };
  const inLine = yield {
    commands: [
      [
        "Mirror 2 elements",
        async () => {
          await bench.choose("4", key, copy);
          await bench.editor.waitForPanels();
          await bench.button("Mirror left and right").click();
        },
      ],
      ["Align 2 elements", () => bench.button("Align back sides").click()],
    ],
    figures: (after, before) => {
      const [one, two] = [after.get("object3d", key), after.get("object3d", copy)];
      near(one.position[0], before.get("object3d", copy).position[0], "the first takes the second's side");
      near(two.position[0], before.get("object3d", key).position[0], "and the second the first's");
      // With the same size and rotation, their centers align when their backs do.
      near(one.position[2], two.position[2], "both in line");
      near(
        one.position[2],
        Math.min(before.get("object3d", key).position[2], before.get("object3d", copy).position[2]),
        "at the back",
      );
    },
  };
  const means = [0, 1, 2].map((index) => {
    const [one, two] = [key, copy].map((object) => inLine.get("object3d", object).position[index]!);
    return (one! + two!) / 2;
  });
  yield {
    commands: [
      moved(bench, "y 0.4", choose),
      moved(bench, "z 0.6"),
      [
        "Align 2 elements",
        async () => {
          await bench.choose("4", key, copy);
          await bench.press("Shift+Alt+x");
        },
      ],
      // Both objects are still selected.
      ["Align 2 elements", () => bench.press("Shift+Alt+y")],
      ["Align 2 elements", () => bench.press("Shift+Alt+z")],
    ],
    figures: (after) => {
      // With the same size, their centers meet halfway along each axis.
      const expected = [means[0]!, means[1]! + 0.2, means[2]! + 0.3];
      for (const object of [key, copy])
        near(apart(after.get("object3d", object).position, expected as unknown as Place), 0, "their middles", 0.002);
    },
  };
}
