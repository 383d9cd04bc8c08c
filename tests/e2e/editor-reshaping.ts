/** Commands that reshape a home, with real keys, and what the backend must then hold: lengths, positions and counts. */

import { apart, type BackendScene, crookedness, MILLIMETER, near, type Place } from "./backend-scene";
import type { EditorBench, Rows } from "./editor-bench";
import { between } from "./editor-plan-pointer";
import { bareWall } from "./editor-rebuilding";
import { expect } from "./fixtures";

const addedFaces = (after: BackendScene, before: BackendScene, label: string) =>
  after.newSince(before, "face").filter((face) => face.label === label);

/** A wall is moved out, the floor split in two, a wall built on the split, and a wall with an opening deleted. */
export function* wallsAndFloors(bench: EditorBench, now: BackendScene, room: string): Rows {
  const [first = "", , third = ""] = now.get("face", room).loops[0]!;
  const wall = now.walls(room)[0]!;
  const length = now.length(...now.base(wall, room));
  const split = yield {
    commands: [
      [
        "Extrude wall",
        async () => {
          await bench.choose("3", wall.key);
          const prompt = bench.page.getByRole("dialog", { name: "Extrude" });
          await bench.answer("e", "far");
          await expect(prompt.getByRole("alert")).toContainText("“far” isn't a length");
          await bench.page.keyboard.press("Escape");
          await expect(prompt).toBeHidden();
          await bench.answer("e", "60 cm");
        },
      ],
      [
        "Split floor",
        async () => {
          await bench.choose("1", first, third);
          await bench.press("j");
          await expect(bench.page.getByRole("status").filter({ hasText: "A face would touch itself" })).toBeVisible();
          await bench.page.keyboard.press("Escape");
          await bench.press("k");
        },
      ],
    ],
    more: { vertex: 4, edge: 7, face: 3 },
    figures: (after, before) => {
      const parts = [room, ...addedFaces(after, before, "floor").map(({ key }) => key)];
      expect(parts).toHaveLength(2);
      const area = parts.reduce((sum, key) => sum + after.area(key), 0);
      near(area - before.area(room), 0.6 * length, "what the wall adds", 0.01);
      for (const part of parts)
        expect(after.get("face", part).loops[0]).toEqual(expect.arrayContaining([first, third]));
    },
  };

  const cut = split.edgeBetween(first, third);
  const height = split.outline(split.ceiling(room).key)[0]![1] - split.place(first)[1];
  const holed = now.walls(room).find(({ key }) => key !== wall.key && now.on(key).length > 0)!;
  const lost = split.on(holed.key);
  yield {
    commands: [
      [
        "Build wall",
        async () => {
          await bench.choose("2", cut.key);
          await bench.press("e");
        },
      ],
      [
        "Delete element",
        async () => {
          await bench.choose("3", holed.key);
          await expect(bench.page.locator("footer")).toContainText(new RegExp(`Delete with .*${lost.length} opening`));
          await bench.press("Delete");
        },
      ],
    ],
    more: { edge: 1, "object-planar": -lost.length },
    figures: (after, before) => {
      const [added, ...others] = addedFaces(after, before, "wall").filter(({ loops: [outer = []] }) =>
        outer.includes(third),
      );
      expect(others).toEqual([]);
      expect(added!.loops[0]).toEqual(expect.arrayContaining([first, third]));
      near(after.area(added!.key), before.length(first, third) * height, "the wall on the cut", 0.05);
      expect(after.has("face", holed.key)).toBe(false);
      for (const { key } of lost) expect(after.has("object-planar", key)).toBe(false);
    },
  };
}

/** A ceiling is deleted, closed again from the edges around the gap, flipped, flipped back, and raised. */
export function* ceilings(bench: EditorBench, now: BackendScene, room: string): Rows<BackendScene> {
  const ceiling = now.ceiling(room);
  const edges = now.edgesOf(ceiling.key).map(({ key }) => key);
  const corners = [...ceiling.loops[0]!].sort();
  let closed = "";
  yield {
    commands: [
      [
        "Delete element",
        async () => {
          await bench.choose("3", ceiling.key);
          await bench.press("Delete");
        },
      ],
      [
        "Close ceiling",
        async () => {
          await bench.choose("2", ...edges);
          await bench.press("Shift+F");
        },
      ],
      // The new ceiling is selected.
      ["Flip face", () => bench.press("n")],
    ],
    figures: (after, before) => {
      expect(after.has("face", ceiling.key)).toBe(false);
      const [made] = addedFaces(after, before, "ceiling");
      expect([...made!.loops[0]!].sort()).toEqual(corners);
      // The flipped ceiling faces out of the room: up.
      near(after.facing(made!.key)[1], 1, "which way it looks");
      closed = made!.key;
    },
  };
  return yield {
    commands: [
      [
        "Flip face",
        async () => {
          await bench.choose("3", closed);
          await bench.press("n");
        },
      ],
      ["Ceiling at 2.75 m", () => bench.answer("u", "2.75")],
    ],
    figures: (after) => {
      near(after.facing(closed)[1], -1, "which way it looks");
      const floor = after.outline(room)[0]![1];
      for (const [, y] of after.outline(closed)) near(y - floor, 2.75, "its height");
    },
  };
}

/** Expects one corner of a side to stay, and the other to move along the side to the expected length. */
function grownAtOneEnd(
  after: BackendScene,
  before: BackendScene,
  [a, b]: readonly [string, string],
  expected: number,
): void {
  const [stays = 1, goes = 0] = [a, b].map((key) => apart(after.place(key), before.place(key))).sort((x, y) => x - y);
  near(stays, 0, "the end that stays");
  near(goes, expected - before.length(a, b), "the end that goes", 0.002);
  near(after.length(a, b), expected, "its length");
}

/**
 * A length is typed for an edge, for two different edges, and for a wall's width and height; an edge and a ceiling are
 * relabeled.
 */
export function* typedValues(bench: EditorBench, now: BackendScene, room: string): Rows {
  const { wall, foot, top } = bareWall(now, room);
  const below = now.base(wall, room);
  const above = now.get("edge", top).vertexKeys;
  const ceiling = now
    .all("face")
    .find(({ label, loops: [outer = []] }) => label === "ceiling" && above.every((key) => outer.includes(key)))!;
  const length = now.length(...below);
  const longer = (by: number) => (length + by).toFixed(3);
  const alone = yield {
    commands: [
      [
        "Resize edge",
        async () => {
          await bench.choose("2", foot);
          await bench.typeIn("Length", "long");
          await expect(bench.properties.getByRole("alert")).toContainText("“long” isn't a length");
          await bench.typeIn("Length", longer(0.1));
        },
      ],
    ],
    figures: (after, before) => {
      grownAtOneEnd(after, before, below, Number(longer(0.1)));
      for (const key of above) expect(after.place(key)).toEqual(before.place(key));
    },
  };
  const height = alone.place(above[0])[1] - alone.place(below[0])[1] - 0.15;
  yield {
    commands: [
      [
        "Change 2 elements",
        async () => {
          await bench.choose("2", foot, top);
          await expect(bench.properties.getByLabel("Length", { exact: true })).toHaveAttribute("placeholder", "mixed");
          await bench.typeIn("Length", longer(0.2));
        },
      ],
      [
        "Resize face",
        async () => {
          await bench.choose("3", wall.key);
          await bench.typeIn("Height", `${(height * 100).toFixed(1)} cm`);
        },
      ],
    ],
    figures: (after, before) => {
      grownAtOneEnd(after, before, below, Number(longer(0.2)));
      near(after.length(...above), Number(longer(0.2)), "the edge over it");
      for (const key of below) expect(after.place(key)[1]).toBe(before.place(key)[1]);
      for (const key of above) near(after.place(key)[1] - after.place(below[0])[1], height, "its height");
    },
  };
  yield {
    commands: [
      [
        "Resize face",
        async () => {
          await bench.choose("3", wall.key);
          await bench.typeIn("Width", longer(0.3));
        },
      ],
      [
        "Label element as ridge",
        async () => {
          await bench.choose("2", top);
          await bench.pick("Label", "Ridge");
        },
      ],
      [
        "Label element as roof",
        async () => {
          await bench.choose("3", ceiling.key);
          await bench.pick("Label", "Roof");
        },
      ],
    ],
    figures: (after, before) => {
      for (const side of [below, above]) grownAtOneEnd(after, before, side, Number(longer(0.3)));
      // No call updates an edge: a new one under its own key replaced it.
      expect([after.has("edge", top), after.edgeBetween(...above).label]).toEqual([false, "ridge"]);
      expect(after.get("face", ceiling.key)).toEqual({ ...before.get("face", ceiling.key), label: "roof" });
    },
  };
}

/**
 * Edges are split in the middle and near an end; the new corners are merged, welded and dissolved. Then corners are
 * merged in the other two ways.
 */
export function* cornersAndEdges(bench: EditorBench, now: BackendScene, room: string): Rows {
  const [first = "", second = "", third = "", fourth = ""] = now.get("face", room).loops[0]!;
  const [one, two, three] = [
    now.edgeBetween(first, second),
    now.edgeBetween(second, third),
    now.edgeBetween(third, fourth),
  ];
  const [from] = two.vertexKeys;
  const corner = { middle: "", near: "", merged: "" };
  yield {
    commands: [
      [
        "Split edge",
        async () => {
          await bench.choose("2", one.key);
          await bench.press("k");
        },
      ],
      [
        "Split edge",
        async () => {
          await bench.choose("2", three.key);
          await bench.press("k");
        },
      ],
      [
        "Split edge",
        async () => {
          await bench.choose("2", two.key);
          await bench.answer("Shift+K", "1 cm");
        },
      ],
    ],
    more: { vertex: 3, edge: 3 },
    figures: (after, before) => {
      const places = after.newSince(before, "vertex").map(({ key }) => ({ key, at: after.place(key) }));
      const middleOf = (a: string, b: string) => {
        const half = before.length(a, b) / 2;
        return places.find(
          (place) =>
            Math.abs(apart(place.at, before.place(a)) - half) < MILLIMETER &&
            Math.abs(apart(place.at, before.place(b)) - half) < MILLIMETER,
        )?.key;
      };
      const close = places.find((place) => Math.abs(apart(place.at, before.place(from)) - 0.01) < MILLIMETER)?.key;
      const found = { middle: middleOf(first, second) ?? "", merged: middleOf(third, fourth) ?? "", near: close ?? "" };
      expect(Object.values(found)).not.toContain("");
      for (const key of Object.values(found)) expect(after.get("face", room).loops[0]).toContain(key);
      Object.assign(corner, found);
    },
  };
  const welded = yield {
    commands: [
      [
        "Merge 2 corners",
        async () => {
          await bench.choose("1", first, corner.middle);
          await bench.press("Shift+J");
        },
      ],
      [
        "Weld 2 corners",
        async () => {
          await bench.choose("1", from, corner.near);
          await bench.answer("w", "2 cm");
        },
      ],
      [
        "Dissolve element",
        async () => {
          await bench.choose("1", corner.merged);
          await bench.press("Shift+Delete");
        },
      ],
    ],
    more: { vertex: -3, edge: -3 },
    figures: (after, before) => {
      near(apart(after.place(first), before.place(first)), 0, "the first of those merged stays");
      const outline = after.get("face", room).loops[0]!;
      expect([outline.length, outline.includes(corner.merged)]).toEqual([
        before.get("face", room).loops[0]!.length - 3,
        false,
      ]);
      near(after.area(room), before.area(room), "the floor", 0.05);
    },
  };
  yield* mergedElsewhere(bench, welded, room);
}

/** Two sides are split; a new corner merges into the last selected one, and two others meet halfway. */
function* mergedElsewhere(bench: EditorBench, now: BackendScene, room: string): Rows {
  const [first = "", second = "", third = "", fourth = ""] = now.get("face", room).loops[0]!;
  const half = between(now.place(first), now.place(second), 0.5);
  const otherHalf = between(now.place(third), now.place(fourth), 0.5);
  const made = { goes: "", meets: "" };
  const split = yield {
    commands: [
      [first, second],
      [third, fourth],
    ].map(([a = "", b = ""]) => [
      "Split edge",
      async () => {
        await bench.choose("2", now.edgeBetween(a, b).key);
        await bench.press("k");
      },
    ]),
    more: { vertex: 2, edge: 2 },
    figures: (after, before) => {
      const corners = after.newSince(before, "vertex").map(({ key }) => key);
      const cornerAt = (place: Place) => corners.find((key) => apart(after.place(key), place) < MILLIMETER) ?? "";
      Object.assign(made, { goes: cornerAt(half), meets: cornerAt(otherHalf) });
      expect(Object.values(made)).not.toContain("");
    },
  };
  const quarter = between(otherHalf, now.place(fourth), 0.5);
  const met = between(otherHalf, quarter, 0.5);
  yield {
    commands: [
      [
        "Merge 2 corners",
        async () => {
          await bench.choose("1", made.goes, second);
          await bench.press("Alt+j");
        },
      ],
      [
        "Split edge",
        async () => {
          await bench.choose("2", split.edgeBetween(made.meets, fourth).key);
          await bench.press("k");
        },
      ],
      [
        "Merge 2 corners",
        async () => {
          // The corner created by the split is selected.
          await bench.press("1");
          await bench.chooseToo(made.meets);
          await bench.press("j");
        },
      ],
    ],
    more: { vertex: -1, edge: -1 },
    figures: (after, before) => {
      const outline = after.get("face", room).loops[0]!;
      expect(outline).not.toContain(made.goes);
      expect(outline).toContain(second);
      near(apart(after.place(second), before.place(second)), 0, "the last of those merged stays");
      near(apart(after.place(first), before.place(first)), 0, "the corner before it");
      const [middle, ...others] = after.newSince(before, "vertex");
      expect([outline.includes(middle!.key), outline.includes(made.meets), others]).toEqual([true, false, []]);
      near(apart(after.place(middle!.key), met), 0, "the middle of those merged", 0.002);
      near(after.area(room), before.area(room), "the floor", 0.01);
    },
  };
}

/**
 * A corner is displaced and the room squared up: each wall's deviation is shown, one wall is kept as it is, and the
 * preview is first canceled, then accepted.
 */
export function* squaringUp(bench: EditorBench, now: BackendScene, room: string): Rows<BackendScene> {
  const { page, editor } = bench;
  const { loops, roomLabel } = now.get("face", room);
  const [corner = ""] = loops[0]!;
  const x = editor.coordinate("X");
  const panel = page.getByRole("region", { name: "Square up" });
  // Keeps a wall that does not end at the corner.
  const keepBox = panel.getByRole("checkbox").nth(1);
  const residuals = async () =>
    (await panel.getByRole("row").allInnerTexts()).flatMap((row) =>
      [...row.matchAll(/([\d.]+)°/g)].map((match) => Number(match[1])),
    );
  let crooked = "";
  return yield {
    commands: [
      [
        "Place corner",
        async () => {
          await bench.choose("1", corner);
          const [startX] = await editor.coordinates();
          crooked = (startX + 0.09).toFixed(3);
          await bench.typeIn("X", crooked);
        },
      ],
      [
        `Square up ${roomLabel ?? "room"}`,
        async () => {
          await bench.press("q");
          await keepBox.check();
          // Each wall's before and after, in turn.
          const worst = async () => {
            const figures = await residuals();
            const [before = [], after = []] = [0, 1].map((side) => figures.filter((_, index) => index % 2 === side));
            return [before.length > 3, Math.max(...before) > 1, Math.max(...after) < 0.5];
          };
          await expect.poll(worst).toEqual([true, true, true]);
          await expect(panel.getByRole("status")).toHaveText(/^No corner moves more than \d+ mm\.$/);
          await expect(x).not.toHaveValue(crooked);
          await panel.getByRole("button", { name: "Cancel" }).click();
          await expect(x).toHaveValue(crooked);
          await bench.press("q");
          await keepBox.check();
          await panel.getByRole("button", { name: "Accept" }).click();
          await expect(panel).toBeHidden();
        },
      ],
    ],
    figures: (after, before) => {
      expect(crookedness(after.outline(room))).toBeLessThan(0.5);
      expect(after.place(corner)).not.toEqual(before.place(corner));
    },
  };
}
