import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../core/editor-store";
import type { SelectionItem } from "../core/selection";
import type { Pointer, Sight } from "./sight";
import { createToolbox } from "./toolbox";

/** 100 pixels to the metre, looked at from straight above. */
const plan: Sight = {
  isFromAbove: true,
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
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
  let told: string | null = null;
  const tell = (text: string) => {
    told = text;
  };
  const tools = createToolbox(store, { floorNumber: () => 0, refusal: () => refusal, refuse, tell });
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
  return { store, tools, place, drag, refusal: () => refusal, told: () => told };
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

/** Sticky: what is near draws. */
const drawn = (x: number, y: number): Pointer => at(x, y, { isFree: false });

/** The little room with a corner more, of its west wall. */
function jogged() {
  const records = littleRoom();
  const [a] = records.vertex ?? [];
  const [upright] = (records.edge ?? []).filter(({ label }) => label === "corner");
  const [wall] = (records.face ?? []).filter(({ key }) => key === "wall-ab");
  const more = (key: string, from: string, to: string) => ({
    ...wall!,
    key,
    loops: [[to, from, `${from}-top`, `${to}-top`]],
  });
  return {
    ...records,
    vertex: [...records.vertex!, { ...a!, key: "e", x: 0, z: 1 }, { ...a!, key: "e-top", x: 0, y: 2.5, z: 1 }],
    edge: [
      ...records.edge!.filter(({ key }) => !key.startsWith("edge-ab")),
      { ...upright!, key: "edge-e-up", vertexKeys: ["e", "e-top"] as [string, string] },
      ...(["", "-top"] as const).flatMap((end) => [
        {
          ...upright!,
          key: `edge-ae${end}`,
          label: "base" as const,
          vertexKeys: [`a${end}`, `e${end}`] as [string, string],
        },
        {
          ...upright!,
          key: `edge-eb${end}`,
          label: "base" as const,
          vertexKeys: [`e${end}`, `b${end}`] as [string, string],
        },
      ]),
    ],
    face: [
      ...records.face!.flatMap((face) => {
        if (face.key === "wall-ab") return [more("wall-ae", "a", "e"), more("wall-eb", "e", "b")];
        if (face.key === "floor") return [{ ...face, loops: [["a", "e", "b", "c", "d"]] }];
        if (face.key === "ceiling") return [{ ...face, loops: [["d-top", "c-top", "b-top", "e-top", "a-top"]] }];
        return [face];
      }),
    ],
  };
}

test("a corner let go on the next one becomes one with it, floor with floor and ceiling with ceiling, in one step", () => {
  const { place, store, tools, refusal, told } = open(jogged());
  const before = store.scene.count("face");
  tools.grab({ kind: "vertex", key: "e" }, at(0, 100));
  tools.point(drawn(2, 3));
  expect([tools.marks().snap?.text, refusal()]).toEqual(["Merges with this corner", null]);
  // It is seen beside the corner, and nothing has become of it yet.
  expect(place("e")).toEqual([0, 0, 0.003]);
  expect(store.scene.count("face")).toBe(before);
  tools.release();
  expect(store.scene.has("vertex", "e") || store.scene.has("vertex", "e-top")).toBe(false);
  expect(store.scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
  expect(store.scene.count("face")).toBe(before - 1);
  expect([...store.getSelection().kinds.keys()].sort()).toEqual(["a", "a-top"]);
  expect(told()).toBe("2 corners merged: floor with floor, ceiling with ceiling");
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Merge 2 corners"]);
  store.undo();
  expect([place("e"), place("e-top")]).toEqual([
    [0, 0, 1],
    [0, 2.5, 1],
  ]);
  expect(store.scene.count("face")).toBe(before);
});

test("where a neighbour's corner lies at the same place, the corner becomes one with its own next one", () => {
  const records = jogged();
  const [a] = records.vertex;
  const neighbour = [
    { ...a!, key: "n" },
    { ...a!, key: "n-top", y: 2.5 },
  ];
  const { store, tools } = open({ ...records, vertex: [...neighbour, ...records.vertex] });
  tools.grab({ kind: "vertex", key: "e" }, at(0, 100));
  tools.point(drawn(2, 3));
  tools.release();
  expect(store.scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
  expect([store.scene.has("vertex", "n"), store.scene.has("vertex", "e")]).toEqual([true, false]);
});

test("what can no longer be merged when it is clicked is said, and the tool has ended", () => {
  const records = jogged();
  const { store, tools, refusal, place } = open(records);
  store.select([{ kind: "vertex", key: "e" }]);
  tools.point(at(0, 100));
  tools.startMove();
  tools.point(drawn(2, 3));
  expect(tools.marks().snap?.text).toBe("Merges with this corner");
  const door = { key: "door", surveyKey: SURVEY_KEY, floorNumber: 0, faceKey: "wall-ae", label: "door" as const };
  const size = { u: 0.5, v: 1, width: 0.6, height: 1.9, rotation: 0, depth: 0, isOpen: false, deduct: false };
  store.replaceFromServer({ ...records, objectPlanar: [{ ...door, ...size, revision: 1 }] }, []);
  tools.click(drawn(2, 3));
  expect(refusal()).not.toBeNull();
  expect([tools.get().running, place("e")]).toEqual([null, [0, 0, 1]]);
});

test("moved on from the next corner, and after Escape there, it is a corner of its own; typed onto it, it is refused", () => {
  const { place, store, tools, refusal } = open(jogged());
  tools.grab({ kind: "vertex", key: "e" }, at(0, 100));
  tools.point(drawn(2, 3));
  tools.point(at(-40, 100));
  tools.release();
  expect(place("e")).toEqual([-0.4, 0, 1]);
  store.undo();
  tools.grab({ kind: "vertex", key: "e" }, at(0, 100));
  tools.point(drawn(2, 3));
  tools.back();
  expect(place("e")).toEqual([0, 0, 1]);
  expect(store.scene.has("face", "wall-ae")).toBe(true);
  tools.startMove();
  for (const key of ["z", "-", "1", "Enter"]) tools.press({ key, shiftKey: false });
  expect(refusal()).toMatch(/merge its corners instead/);
});

test("onto a corner that cannot be one with it, the wall between bearing a door, it is refused", () => {
  const { place, drag, store, refusal } = open();
  drag({ kind: "vertex", key: "c" }, at(400, 300), drawn(2, 298));
  expect(refusal()).toMatch(/without area/);
  expect(place("c")).toEqual([4, 0, 3]);
  expect(store.getHistory().past).toEqual([]);
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
