import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../core/editor-store";
import type { SelectionItem } from "../core/selection";
import type { Pointer, ToolView } from "./tool-view";
import { createToolbox } from "./toolbox";

/** A view from above with 100 pixels per meter. */
const plan: ToolView = {
  isFromAbove: true,
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};
/** A second view that can point at heights, shifted by half a meter. */
const other: ToolView = {
  ...plan,
  isFromAbove: false,
  rayAt: (x, y) => ({ origin: [x / 100 + 0.5, 10, y / 100], direction: [0, -1, 0] }),
};
const pointerAt = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  x,
  y,
  isFree: true,
  isUpright: false,
  ...more,
});

function open(records = littleRoom()) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  let refusal: string | null = null;
  const refuse = (message: string | null) => {
    refusal = message;
  };
  let notice: string | null = null;
  const notify = (text: string) => {
    notice = text;
  };
  const tools = createToolbox(store, { floorNumber: () => 0, refusal: () => refusal, refuse, notify });
  tools.view = plan;
  const positionOf = (key: string) => {
    const { x, y, z } = store.scene.get("vertex", key)!;
    return [x, y, z].map((value) => Math.round(value * 1000) / 1000);
  };
  const drag = (item: SelectionItem, from: Pointer, to: Pointer) => {
    tools.grab(item, from);
    tools.point(to);
    tools.release();
  };
  return { store, tools, positionOf, drag, refusal: () => refusal, notice: () => notice };
}

test("a corner moves level and takes along the corner above it, with Alt as well", () => {
  const { positionOf, drag, store } = open();
  drag({ kind: "vertex", key: "a" }, pointerAt(0, 0), pointerAt(-30, -40, { isUpright: true }));
  expect([positionOf("a"), positionOf("a-top")]).toEqual([
    [-0.3, 0, -0.4],
    [-0.3, 2.5, -0.4],
  ]);
  store.undo();
  expect([positionOf("a"), positionOf("a-top")]).toEqual([
    [0, 0, 0],
    [0, 2.5, 0],
  ]);
});

/** Returns a pointer that snaps. */
const snappingAt = (x: number, y: number): Pointer => pointerAt(x, y, { isFree: false });

/** Returns the little room with an additional corner in its west wall. */
function withJog() {
  const records = littleRoom();
  const [a] = records.vertex ?? [];
  const [upright] = (records.edge ?? []).filter(({ label }) => label === "corner");
  const [wall] = (records.face ?? []).filter(({ key }) => key === "wall-ab");
  const wallBetween = (key: string, from: string, to: string) => ({
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
        if (face.key === "wall-ab") return [wallBetween("wall-ae", "a", "e"), wallBetween("wall-eb", "e", "b")];
        if (face.key === "floor") return [{ ...face, loops: [["a", "e", "b", "c", "d"]] }];
        if (face.key === "ceiling") return [{ ...face, loops: [["d-top", "c-top", "b-top", "e-top", "a-top"]] }];
        return [face];
      }),
    ],
  };
}

test("dropping a corner on its neighbor merges both, on floor and ceiling, in one step", () => {
  const { positionOf, store, tools, refusal, notice } = open(withJog());
  const before = store.scene.count("face");
  tools.grab({ kind: "vertex", key: "e" }, pointerAt(0, 100));
  tools.point(snappingAt(2, 3));
  expect([tools.marks().snap?.text, refusal()]).toEqual(["Merges with this corner", null]);
  // Shown next to the corner, before anything is merged.
  expect(positionOf("e")).toEqual([0, 0, 0.003]);
  expect(store.scene.count("face")).toBe(before);
  tools.release();
  expect(store.scene.has("vertex", "e") || store.scene.has("vertex", "e-top")).toBe(false);
  expect(store.scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
  expect(store.scene.count("face")).toBe(before - 1);
  expect([...store.getSelection().kinds.keys()].sort()).toEqual(["a", "a-top"]);
  expect(notice()).toBe("2 corners merged: floor with floor, ceiling with ceiling");
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Merge 2 corners"]);
  store.undo();
  expect([positionOf("e"), positionOf("e-top")]).toEqual([
    [0, 0, 1],
    [0, 2.5, 1],
  ]);
  expect(store.scene.count("face")).toBe(before);
});

test("merges with the corner's own neighbor if the next room has a corner at the same position", () => {
  const records = withJog();
  const [a] = records.vertex;
  const neighbor = [
    { ...a!, key: "n" },
    { ...a!, key: "n-top", y: 2.5 },
  ];
  const { store, tools } = open({ ...records, vertex: [...neighbor, ...records.vertex] });
  tools.grab({ kind: "vertex", key: "e" }, pointerAt(0, 100));
  tools.point(snappingAt(2, 3));
  tools.release();
  expect(store.scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
  expect([store.scene.has("vertex", "n"), store.scene.has("vertex", "e")]).toEqual([true, false]);
});

test("reports a merge that has become impossible, and ends the tool", () => {
  const records = withJog();
  const { store, tools, refusal, positionOf } = open(records);
  store.select([{ kind: "vertex", key: "e" }]);
  tools.point(pointerAt(0, 100));
  tools.startMove();
  tools.point(snappingAt(2, 3));
  expect(tools.marks().snap?.text).toBe("Merges with this corner");
  const door = { key: "door", surveyKey: SURVEY_KEY, floorNumber: 0, faceKey: "wall-ae", label: "door" as const };
  const size = { u: 0.5, v: 1, width: 0.6, height: 1.9, rotation: 0, depth: 0, isOpen: false, deduct: false };
  store.replaceFromServer({ ...records, objectPlanar: [{ ...door, ...size, revision: 1 }] }, []);
  tools.click(snappingAt(2, 3));
  expect(refusal()).not.toBeNull();
  expect([tools.get().running, positionOf("e")]).toEqual([null, [0, 0, 1]]);
});

test("a corner that moves on or is canceled with Escape is not merged; typing it onto its neighbor is refused", () => {
  const { positionOf, store, tools, refusal } = open(withJog());
  tools.grab({ kind: "vertex", key: "e" }, pointerAt(0, 100));
  tools.point(snappingAt(2, 3));
  tools.point(pointerAt(-40, 100));
  tools.release();
  expect(positionOf("e")).toEqual([-0.4, 0, 1]);
  store.undo();
  tools.grab({ kind: "vertex", key: "e" }, pointerAt(0, 100));
  tools.point(snappingAt(2, 3));
  tools.back();
  expect(positionOf("e")).toEqual([0, 0, 1]);
  expect(store.scene.has("face", "wall-ae")).toBe(true);
  tools.startMove();
  for (const key of ["z", "-", "1", "Enter"]) tools.press({ key, shiftKey: false });
  expect(refusal()).toMatch(/merge its corners instead/);
});

test("refuses a merge that would remove a wall with a door", () => {
  const { positionOf, drag, store, refusal } = open();
  drag({ kind: "vertex", key: "c" }, pointerAt(400, 300), snappingAt(2, 298));
  expect(refusal()).toMatch(/without area/);
  expect(positionOf("c")).toEqual([4, 0, 3]);
  expect(store.getHistory().past).toEqual([]);
});

test("a wall moves along its normal as a whole", () => {
  const { positionOf, drag } = open();
  drag({ kind: "face", key: "wall-ab" }, pointerAt(0, 150), pointerAt(-50, 190));
  expect(["a", "a-top", "b", "b-top"].map(positionOf)).toEqual([
    [-0.5, 0, 0],
    [-0.5, 2.5, 0],
    [-0.5, 0, 3],
    [-0.5, 2.5, 3],
  ]);
});

test("a door slides along its wall and keeps its height", () => {
  const { drag, store } = open();
  const before = store.scene.get("objectPlanar", "door")!;
  drag({ kind: "objectPlanar", key: "door" }, pointerAt(200, 300), pointerAt(160, 350));
  const after = store.scene.get("objectPlanar", "door")!;
  expect([Math.abs(after.u - before.u), after.v]).toEqual([expect.closeTo(0.4, 6), before.v]);
});

test("a nudged corner takes along the corner above it on the plan, and moves alone in 3D", () => {
  const { store, tools, positionOf } = open();
  store.select([{ kind: "vertex", key: "a" }]);
  tools.nudge("left", 0.1);
  tools.endNudge();
  expect([positionOf("a"), positionOf("a-top")]).toEqual([
    [-0.1, 0, 0],
    [-0.1, 2.5, 0],
  ]);
  tools.view = { ...plan, isFromAbove: false };
  tools.nudge("left", 0.1);
  tools.endNudge();
  expect([positionOf("a"), positionOf("a-top")]).toEqual([
    [-0.2, 0, 0],
    [-0.1, 2.5, 0],
  ]);
});

test.each<[string, string, "left" | "away", "away" | "left"]>([
  ["across the plan", "wall-bc", "left", "away"],
  ["up the plan", "wall-cd", "away", "left"],
])("the arrow keys along a wall %s nudge its door, and no arrow key lifts the door", (...wall) => {
  const [, faceKey, along, across] = wall;
  const home = littleRoom();
  const [door] = home.objectPlanar;
  const { store, tools, refusal } = open({ ...home, objectPlanar: [{ ...door!, faceKey, u: 1.5 }] });
  const uv = () => {
    const { u, v } = store.scene.get("objectPlanar", "door")!;
    return [u, v];
  };
  store.select([{ kind: "objectPlanar", key: "door" }]);
  tools.nudge(along, 0.1);
  tools.endNudge();
  expect([Math.abs(uv()[0]! - 1.5), uv()[1]]).toEqual([expect.closeTo(0.1, 9), 1.05]);
  expect(refusal()).toBeNull();
  const [before] = uv();
  tools.nudge(across, 0.1);
  tools.endNudge();
  expect(uv()).toEqual([before, 1.05]);
  expect(refusal()).toBe("It slides along its wall: use the arrow keys in that direction");
  expect(store.getHistory().past).toHaveLength(1);
});

test("nudges a door to the side of the arrow, on the plan and in 3D", () => {
  // The south wall's u runs against x, the east wall's u with z.
  const { store, tools } = open();
  store.select([{ kind: "objectPlanar", key: "door" }]);
  for (const isFromAbove of [true, false]) {
    tools.view = { ...plan, isFromAbove };
    const before = store.scene.get("objectPlanar", "door")!.u;
    tools.nudge("right", 0.1);
    tools.endNudge();
    expect(store.scene.get("objectPlanar", "door")!.u).toBeCloseTo(before - 0.1, 9);
  }
});

test("a floor turned from above takes along its walls and ceiling", () => {
  const records = littleRoom();
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: { ...records, vertex: records.vertex.map((vertex) => ({ ...vertex, locked: false })) },
  });
  const tools = createToolbox(store, { floorNumber: () => 0, refusal: () => null, refuse: () => {} });
  tools.view = plan;
  store.select([{ kind: "face", key: "floor" }]);
  tools.startTurn();
  for (const key of ["9", "0", "Enter"]) tools.press({ key, shiftKey: false });
  for (const key of ["a", "b", "c", "d"]) {
    const [below, above] = [store.scene.get("vertex", key)!, store.scene.get("vertex", `${key}-top`)!];
    expect([above.x, above.y, above.z]).toEqual([below.x, 2.5, below.z]);
  }
  // The room of 4 × 3 m around its middle (2, 1.5).
  const a = store.scene.get("vertex", "a")!;
  expect([a.x, a.z]).toEqual([0.5, 3.5]);
  expect(store.scene.get("objectPlanar", "door")).toEqual(records.objectPlanar[0]);
});

test("a drag continues in another view without a jump", () => {
  const { tools, positionOf, store } = open();
  store.select([{ kind: "vertex", key: "a" }]);
  tools.point(pointerAt(0, 0));
  tools.startMove();
  tools.point(pointerAt(0, 0));
  tools.point(pointerAt(-20, 0));
  expect(positionOf("a")).toEqual([-0.2, 0, 0]);
  tools.enterView(other, pointerAt(300, 300));
  tools.point(pointerAt(300, 300));
  expect(positionOf("a")).toEqual([-0.2, 0, 0]);
  tools.point(pointerAt(290, 300));
  expect(positionOf("a")).toEqual([-0.3, 0, 0]);
  tools.cancel();
  expect(positionOf("a")).toEqual([0, 0, 0]);
});
