/**
 * More commands that reshape a home, with real keys: a wall cut and rejoined, corners aligned, a room mirrored, a
 * corner dropped.
 */

import { apart, type BackendScene, type Face, near, type Place } from "./backend-scene";
import type { EditorBench, Rows } from "./editor-bench";
import { between, PlanPointer } from "./editor-plan-pointer";
import { expect } from "./fixtures";

/** Returns a function that mirrors a coordinate across the middle of some positions. */
function mirrorOf(places: readonly Place[], axis: 0 | 2): (coordinate: number) => number {
  const along = places.map((place) => place[axis]);
  const sum = Math.min(...along) + Math.max(...along);
  return (coordinate) => sum - coordinate;
}

/** Returns a wall of the room without openings, and its bottom and top edges. */
export function bareWall(held: BackendScene, room: string): { wall: Face; foot: string; top: string } {
  const wall = held.walls(room).find(({ key, loops }) => held.on(key).length === 0 && loops[0]!.length === 4)!;
  const [a, b] = held.base(wall, room);
  const [c = "", d = ""] = wall.loops[0]!.filter((key) => key !== a && key !== b);
  return { wall, foot: held.edgeBetween(a, b).key, top: held.edgeBetween(c, d).key };
}

/** A wall is cut between two new corners at its bottom and top, and rejoined. */
export function* wallCut(bench: EditorBench, now: BackendScene, room: string): Rows<BackendScene> {
  const { wall, foot, top } = bareWall(now, room);
  const middles = [foot, top].map((key) => {
    const [a, b] = now.get("edge", key).vertexKeys.map((corner) => now.place(corner)) as [Place, Place];
    return between(a, b, 0.5);
  });
  const area = now.area(wall.key);
  const ends: string[] = [];
  const cut = yield {
    commands: [
      [
        "Split 2 edges",
        async () => {
          await bench.choose("2", foot, top);
          await bench.press("k");
        },
      ],
      // The two new corners are selected.
      ["Split wall", () => bench.press("k")],
    ],
    more: { vertex: 2, edge: 3, face: 1 },
    figures: (after, before) => {
      const made = after.newSince(before, "vertex");
      const found = middles.map((middle) => made.find(({ key }) => apart(after.place(key), middle) < 0.001)?.key ?? "");
      expect(found).not.toContain("");
      const parts = after.all("face").filter(({ loops: [outer = []] }) => found.every((key) => outer.includes(key)));
      expect(parts.map(({ label }) => label)).toEqual(["wall", "wall"]);
      for (const { key } of parts) near(after.area(key), area / 2, "half of the wall", 0.01);
      ends.splice(0, 2, ...found);
    },
  };
  const [from = "", to = ""] = ends;
  return yield {
    commands: [
      [
        "Dissolve element",
        async () => {
          await bench.choose("2", cut.edgeBetween(from, to).key);
          await bench.press("Shift+Delete");
        },
      ],
    ],
    more: { edge: -1, face: -1 },
    figures: (after) => {
      const whole = after.all("face").filter(({ loops: [outer = []] }) => ends.every((key) => outer.includes(key)));
      expect(whole.map(({ label }) => label)).toEqual(["wall"]);
      near(after.area(whole[0]!.key), area, "the wall", 0.01);
    },
  };
}

/** A whole wall is selected and cut by its key: vertically, in the middle. */
export function* wallCutAcross(bench: EditorBench, now: BackendScene, room: string): Rows {
  const { wall, foot } = bareWall(now, room);
  const [a, b] = now.get("edge", foot).vertexKeys.map((corner) => now.place(corner)) as [Place, Place];
  const middle = between(a, b, 0.5);
  const area = now.area(wall.key);
  yield {
    commands: [
      [
        "Split wall",
        async () => {
          await bench.choose("3", wall.key);
          await bench.press("k");
        },
      ],
    ],
    more: { vertex: 2, edge: 3, face: 1 },
    figures: (after, before) => {
      const made = after.newSince(before, "vertex").filter(({ key }) => {
        const [x, , z] = after.place(key);
        return apart([x, middle[1], z], middle) < 0.001;
      });
      expect(made).toHaveLength(2);
      const parts = after.all("face").filter(({ loops: [outer = []] }) => made.every(({ key }) => outer.includes(key)));
      expect(parts.map(({ label }) => label)).toEqual(["wall", "wall"]);
      for (const { key } of parts) near(after.area(key), area / 2, "half of the wall", 0.01);
    },
  };
}

/** A corner of the ceiling is raised and the next one aligned with it; then the whole room is mirrored on both axes. */
export function* inLineAndMirrored(bench: EditorBench, now: BackendScene, room: string): Rows {
  const ceiling = now.ceiling(room);
  const [one = "", two = ""] = ceiling.loops[0]!;
  const raised = yield {
    commands: [
      [
        /^Move (corner|vertex)/,
        async () => {
          await bench.choose("1", one);
          await bench.press("g");
          await bench.page.keyboard.type("y0.1");
          await bench.page.keyboard.press("Enter");
        },
      ],
      [
        "Align 2 elements",
        async () => {
          await bench.choose("1", one, two);
          await bench.press("Shift+Alt+PageUp");
        },
      ],
    ],
    figures: (after, before) => {
      near(after.place(one)[1], before.place(one)[1] + 0.1, "the first");
      near(after.place(two)[1], before.place(one)[1] + 0.1, "the second");
    },
  };
  const faces = [room, ceiling.key, ...raised.walls(room).map(({ key }) => key)];
  const corners = [...new Set(faces.flatMap((key) => raised.get("face", key).loops.flat()))];
  const places = corners.map((key) => raised.place(key));
  const [acrossX, acrossZ] = [mirrorOf(places, 0), mirrorOf(places, 2)];
  yield {
    commands: [
      [
        /^Mirror \d+ elements$/,
        async () => {
          await bench.choose("3", room);
          await bench.press("Shift+R");
          await bench.press("Alt+m");
        },
      ],
      // The room is still selected; this swaps front and back too.
      [/^Mirror \d+ elements$/, () => bench.press("Shift+Alt+m")],
    ],
    figures: (after, before) => {
      for (const key of corners) {
        const [[x, y, z], to] = [before.place(key), after.place(key)];
        near(apart(to, [acrossX(x), y, acrossZ(z)]), 0, "a corner", 0.002);
      }
      for (const key of faces) {
        near(after.area(key), before.area(key), "its area", 0.01);
        const [[x, y, z], facing] = [before.facing(key), after.facing(key)];
        near(apart(facing, [-x, y, -z]), 0, "which way it looks", 0.01);
      }
    },
  };
}

/** On the plan, a wall is cut in two and the corner between is dropped onto the next one, which merges them. */
export function* droppedCorner(bench: EditorBench, now: BackendScene, room: string): Rows {
  const { foot } = bareWall(now, room);
  const [a, b] = now.get("edge", foot).vertexKeys.map((key) => now.place(key)) as [Place, Place];
  let plan: PlanPointer | null = null;
  yield {
    commands: [
      [
        "Split edge",
        async () => {
          plan = await PlanPointer.over(bench, now, room);
          await bench.choose("2", foot);
          await bench.press("k");
        },
      ],
      [
        "Merge 2 corners",
        async () => {
          await bench.press("1");
          await plan!.drag(between(a, b, 0.5), a, () => expect(plan!.reason).toHaveText("Merges with this corner"));
          await bench.press("5");
        },
      ],
    ],
    figures: (after, before) => {
      expect(after.get("face", room).loops[0]).toHaveLength(before.get("face", room).loops[0]!.length);
      near(after.area(room), before.area(room), "the floor", 0.01);
    },
  };
}
