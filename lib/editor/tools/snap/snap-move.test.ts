import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { lengthOf, subtract, type Vector3 } from "../../../geometry/vector3";
import type { SceneRecords } from "../../core/scene";
import { createScene } from "../../core/scene";
import { constrain, LEVEL, lockConstraint, UPRIGHT } from "./constraint";
import type { SnapQuery } from "./snap";
import { createSnapIndex } from "./snap-index";
import { snapMove } from "./snap-move";
import { snapSlide } from "./snap-slide";

const scene = createScene(SURVEY_KEY, littleRoom());
const index = createSnapIndex(scene, 0);
const X = lockConstraint({ axis: "x", isPlane: false });

/** Moves corner c of the room, at (4, 0, 3), to a position. */
function snapTo(to: Vector3, more: Partial<SnapQuery> = {}) {
  const from: Vector3 = [4, 0, 3];
  return snapMove(index, {
    from: [from],
    vector: subtract(to, from),
    constraint: LEVEL,
    reach: 0.06,
    isMoving: (key) => key === "c",
    ceilings: () => index.ceilings(() => false),
    angleFrom: null,
    ...more,
  });
}

test.each<[string, Vector3, Partial<SnapQuery>, string, Vector3]>([
  ["a corner", [0.04, 0, 2.97], {}, "corner", [0, 0, 3]],
  ["the middle of an edge", [2.03, 0, 0.02], {}, "midpoint", [2, 0, 0]],
  ["an edge", [1.23, 0, 0.04], {}, "edge", [1.23, 0, 0]],
  ["a wall's plane beyond its end", [0.04, 0, 3.8], {}, "wall plane", [0, 0, 3.8]],
  [
    "the ceiling, upright",
    [4, 2.46, 3],
    { constraint: UPRIGHT, isMoving: (key) => key.startsWith("c") },
    "ceiling height",
    [4, 2.5, 3],
  ],
  ["the grid", [2.813, 0, 1.587], {}, "grid", [2.8, 0, 1.6]],
  [
    "a wall's plane, locked to x",
    [0.03, 0, 3],
    { constraint: X, isMoving: (key) => key[0] !== "a" },
    "aligned",
    [0, 0, 3],
  ],
])("a movement snaps to %s", (_name, to, more, reason, at) => {
  const snap = snapTo(to, more);
  expect(snap?.reason).toBe(reason);
  for (const axis of [0, 1, 2] as const) expect(snap?.at[axis]).toBeCloseTo(at[axis], 9);
});

test("snaps to the ceiling height without a corner nearby, and states its number of corners", () => {
  const far: Vector3 = [40, 2.44, 40];
  const snap = snapMove(index, {
    from: [far],
    vector: [0, 0.04, 0],
    constraint: UPRIGHT,
    reach: 0.06,
    angleFrom: null,
    isMoving: () => false,
    ceilings: () => new Map([[2.5, 4]]),
  });
  expect(snap).toMatchObject({
    reason: "ceiling height",
    text: "Ceiling height 2.500 m · 4 corners",
    at: [40, 2.5, 40],
  });
});

test("counts angles from the given direction, in steps of 15°", () => {
  const snap = snapTo([4.5, 0, 2.49], { angleFrom: 0, reach: 0.02 });
  expect(snap).toMatchObject({ reason: "angle", text: "Angle 45.0°" });
  expect(snap?.guide?.[0]).toEqual([4, 0, 3]);
  expect(snap!.at[0] - 4).toBeCloseTo(3 - snap!.at[2], 9);
});

test("never snaps to a moving element or to elements on it", () => {
  expect(snapTo([4.001, 0, 3.001], { isMoving: () => true })?.reason).toBe("grid");
  expect(snapTo([4.04, 0, 1.234], { isMoving: (key) => key[0] === "c" || key[0] === "d" })?.reason).not.toBe("edge");
});

test("a snap keeps to the constraint and within reach of the pointer", () => {
  const meter = fc.double({ min: -2, max: 6, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(meter, meter, meter),
      fc.constantFrom(LEVEL, UPRIGHT, X, lockConstraint({ axis: "z", isPlane: true })),
      fc.double({ min: 0.01, max: 0.3, noNaN: true }),
      (to, constraint, reach) => {
        const movement = constrain(constraint, subtract(to, [4, 0, 3]));
        const snap = snapTo([4 + movement[0], movement[1], 3 + movement[2]], { constraint, reach, angleFrom: 0 });
        if (!snap) return;
        expect(lengthOf(subtract(constrain(constraint, snap.vector), snap.vector))).toBeLessThan(1e-6);
        // Where two walls meet, both snap.
        expect(lengthOf(subtract(snap.vector, movement))).toBeLessThanOrEqual(reach * Math.SQRT2 * 1.5 + 1e-9);
      },
    ),
  );
});

test("a door snaps to the end and the middle of its wall, with a guide in the wall", () => {
  // The wall's u runs against x; the door is 0.9 m wide, with its middle at 2.
  const end = snapSlide(scene, "door", [1.53, 0, 0], 0.06);
  expect(end).toMatchObject({ text: "End of the wall" });
  expect(end?.vector[0]).toBeCloseTo(1.55, 9);
  expect(snapSlide(scene, "door", [0.02, 0, 0], 0.06)).toMatchObject({
    text: "Middle of the wall",
    reason: "midpoint",
  });
  expect(snapSlide(scene, "door", [0.3, 0.7, 0], 0.06)).toBeNull();
});

test("a door aligns with its neighbor, unless the neighbor is hidden", () => {
  const home = littleRoom();
  const [door] = home.objectPlanar;
  const window = { ...door!, key: "pane", label: "window" as const, u: 3.4, v: 1.5, width: 0.6, height: 0.6 };
  const two = createScene(SURVEY_KEY, { ...home, objectPlanar: [...home.objectPlanar, window] });
  // The door's top is at 2.1; the window's top is at 1.8 and its middle at 1.5.
  const lift: Vector3 = [0.3, -0.28, 0];
  expect(snapSlide(two, "door", lift, 0.06)).toMatchObject({ text: "In line with an opening" });
  expect(snapSlide(two, "door", lift, 0.06, (_kind, key) => key === "pane")).toBeNull();
});

test("each step reads only near elements, however large the scene", () => {
  const tiles = (count: number): SceneRecords => {
    const all: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };
    const one = littleRoom();
    for (let tile = 0; tile < count; tile += 1) {
      const [dx, dz] = [(tile % 40) * 6, Math.floor(tile / 40) * 5];
      const rename = (key: string) => `${key}-${tile}`;
      for (const v of one.vertex) all.vertex.push({ ...v, key: rename(v.key), x: v.x + dx, z: v.z + dz });
      for (const e of one.edge)
        all.edge.push({ ...e, key: rename(e.key), vertexKeys: [rename(e.vertexKeys[0]), rename(e.vertexKeys[1])] });
      for (const f of one.face) all.face.push({ ...f, key: rename(f.key), loops: f.loops.map((l) => l.map(rename)) });
    }
    return all;
  };
  const checksOf = (count: number): number => {
    const large = createSnapIndex(createScene(SURVEY_KEY, tiles(count)), 0);
    let checks = 0;
    const query: SnapQuery = {
      from: [[4, 0, 3]],
      vector: [0.3, 0, 0.2],
      constraint: X,
      reach: 0.1,
      angleFrom: 0,
      ceilings: () => new Map(),
      isMoving: () => {
        checks += 1;
        return false;
      },
    };
    snapMove(large, query);
    return checks;
  };
  expect(checksOf(1600)).toBe(checksOf(200));
});
