import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../editor-store";
import type { SelectionItem } from "../selection";
import type { Pointer, Sight } from "./sight";
import { createToolbox } from "./toolbox";

/** 100 pixels to the metre, looked at from straight above. */
const plan: Sight = {
  isFromAbove: true,
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metresPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};
/** The same, of a picture in which upright can be pointed at; shifted by half a metre. */
const other: Sight = {
  ...plan,
  isFromAbove: false,
  rayAt: (x, y) => ({ origin: [x / 100 + 0.5, 10, y / 100], direction: [0, -1, 0] }),
};
const at = (x: number, y: number, held: Partial<Pointer> = {}): Pointer => ({
  ...{ x, y, isFree: true, isUpright: false },
  ...held,
});

function open(records = littleRoom()) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  let refusal: string | null = null;
  const refuse = (message: string | null) => {
    refusal = message;
  };
  const tools = createToolbox(store, { floorNumber: () => 0, refusal: () => refusal, refuse });
  tools.sight = plan;
  const place = (key: string) => {
    const { x, y, z } = store.scene.get("vertex", key)!;
    return [x, y, z].map((value) => Math.round(value * 1000) / 1000);
  };
  const drag = (item: SelectionItem, from: Pointer, to: Pointer) => {
    tools.grab(item, from);
    tools.point(to);
    tools.release();
  };
  return { store, tools, place, drag, refusal: () => refusal };
}

test("a corner takes along the one over it, level, also with Alt", () => {
  const { place, drag, store } = open();
  drag({ kind: "vertex", key: "a" }, at(0, 0), at(-30, -40, { isUpright: true }));
  expect([place("a"), place("a-top")]).toEqual([
    [-0.3, 0, -0.4],
    [-0.3, 2.5, -0.4],
  ]);
  store.undo();
  expect([place("a"), place("a-top")]).toEqual([
    [0, 0, 0],
    [0, 2.5, 0],
  ]);
});

test("a wall moves along its normal as a wall", () => {
  const { place, drag } = open();
  drag({ kind: "face", key: "wall-ab" }, at(0, 150), at(-50, 190));
  expect(["a", "a-top", "b", "b-top"].map(place)).toEqual([
    [-0.5, 0, 0],
    [-0.5, 2.5, 0],
    [-0.5, 0, 3],
    [-0.5, 2.5, 3],
  ]);
});

test("a door slides along its wall and stays at its height", () => {
  const { drag, store } = open();
  const before = store.scene.get("objectPlanar", "door")!;
  drag({ kind: "objectPlanar", key: "door" }, at(200, 300), at(160, 350));
  const after = store.scene.get("objectPlanar", "door")!;
  expect([Math.abs(after.u - before.u), after.v]).toEqual([expect.closeTo(0.4, 6), before.v]);
});

test("nudged from above, a corner takes along the one over it; in 3D it goes alone", () => {
  const { store, tools, place } = open();
  store.select([{ kind: "vertex", key: "a" }]);
  tools.nudge("left", 0.1);
  tools.endNudge();
  expect([place("a"), place("a-top")]).toEqual([
    [-0.1, 0, 0],
    [-0.1, 2.5, 0],
  ]);
  tools.sight = { ...plan, isFromAbove: false };
  tools.nudge("left", 0.1);
  tools.endNudge();
  expect([place("a"), place("a-top")]).toEqual([
    [-0.2, 0, 0],
    [-0.1, 2.5, 0],
  ]);
});

test.each<[string, string, "left" | "away", "away" | "left"]>([
  ["across the plan", "wall-bc", "left", "away"],
  ["up the plan", "wall-cd", "away", "left"],
])("a door in a wall %s is nudged along it by the arrows that run with the wall, and never lifted", (...wall) => {
  const [, faceKey, along, across] = wall;
  const home = littleRoom();
  const [door] = home.objectPlanar;
  const { store, tools, refusal } = open({ ...home, objectPlanar: [{ ...door!, faceKey, u: 1.5 }] });
  const at = () => {
    const { u, v } = store.scene.get("objectPlanar", "door")!;
    return [u, v];
  };
  store.select([{ kind: "objectPlanar", key: "door" }]);
  tools.nudge(along, 0.1);
  tools.endNudge();
  expect([Math.abs(at()[0]! - 1.5), at()[1]]).toEqual([expect.closeTo(0.1, 9), 1.05]);
  expect(refusal()).toBeNull();
  const [before] = at();
  tools.nudge(across, 0.1);
  tools.endNudge();
  expect(at()).toEqual([before, 1.05]);
  expect(refusal()).toBe("It moves along its wall; the arrow keys that run with the wall move it");
  expect(store.getHistory().past).toHaveLength(1);
});

test("a door is nudged to the side that the arrow points to, on the plan and in 3D", () => {
  // The south wall's u runs against x, the east wall's u with z.
  const { store, tools } = open();
  store.select([{ kind: "objectPlanar", key: "door" }]);
  for (const isFromAbove of [true, false]) {
    tools.sight = { ...plan, isFromAbove };
    const before = store.scene.get("objectPlanar", "door")!.u;
    tools.nudge("right", 0.1);
    tools.endNudge();
    expect(store.scene.get("objectPlanar", "door")!.u).toBeCloseTo(before - 0.1, 9);
  }
});

test("a floor turned from above takes its walls and its ceiling along", () => {
  const records = littleRoom();
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: { ...records, vertex: records.vertex.map((vertex) => ({ ...vertex, locked: false })) },
  });
  const tools = createToolbox(store, { floorNumber: () => 0, refusal: () => null, refuse: () => {} });
  tools.sight = plan;
  store.select([{ kind: "face", key: "floor" }]);
  tools.startTurn();
  for (const key of ["9", "0", "Enter"]) tools.press({ key, shiftKey: false });
  for (const key of ["a", "b", "c", "d"]) {
    const [below, above] = [store.scene.get("vertex", key)!, store.scene.get("vertex", `${key}-top`)!];
    expect([above.x, above.y, above.z]).toEqual([below.x, 2.5, below.z]);
  }
  // The room of 4 × 3 m about its middle (2, 1.5).
  const a = store.scene.get("vertex", "a")!;
  expect([a.x, a.z]).toEqual([0.5, 3.5]);
  expect(store.scene.get("objectPlanar", "door")).toEqual(records.objectPlanar[0]);
});

test("a pointer that comes to another picture goes on from there, without a leap", () => {
  const { tools, place, store } = open();
  store.select([{ kind: "vertex", key: "a" }]);
  tools.point(at(0, 0));
  tools.startMove();
  tools.point(at(0, 0));
  tools.point(at(-20, 0));
  expect(place("a")).toEqual([-0.2, 0, 0]);
  tools.lookInto(other, at(300, 300));
  tools.point(at(300, 300));
  expect(place("a")).toEqual([-0.2, 0, 0]);
  tools.point(at(290, 300));
  expect(place("a")).toEqual([-0.3, 0, 0]);
  tools.cancel();
  expect(place("a")).toEqual([0, 0, 0]);
});
