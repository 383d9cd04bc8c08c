import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { insertOpening } from "../commands/insert-opening";
import { createEditorStore } from "../core/editor-store";
import type { Gesture } from "../core/gesture";
import type { SelectionItem } from "../core/selection";
import type { Pointer, ToolView } from "./tool-view";
import { createToolbox } from "./toolbox";

/** A view from 10 m above: a pixel is 1 cm, x to the right, z down, with the origin at (0, 0). */
const fromAbove: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: (kind, x, y) => ({ key: kind === "edge" ? "edge-bc" : "wall-bc", at: [x / 100, 0, y / 100] }),
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};
const pointer = (x: number, z: number, more: Partial<Pointer> = {}): Pointer => ({
  x: x * 100,
  y: z * 100,
  isFree: true,
  isUpright: false,
  ...more,
});

function open(
  selected: SelectionItem[] = [{ kind: "vertex", key: "c" }],
  isHidden = (_kind: string, _key: string) => false,
) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  let refusal: string | null = null;
  const tools = createToolbox(store, {
    floorNumber: () => 0,
    isHidden,
    refusal: () => refusal,
    refuse: (message) => {
      refusal = message;
    },
  });
  tools.view = fromAbove;
  store.select(selected);
  const type = (text: string) => {
    for (const key of text) tools.press({ key, shiftKey: key !== key.toLowerCase() });
  };
  const c = () => {
    const { x, y, z } = store.getRecord("vertex", "c")!;
    return [x, y, z];
  };
  return { store, tools, gestures, type, c, refusal: () => refusal };
}

test("typing x 1.25 Enter moves a corner by 1.25 m along x, as one edit", () => {
  const { tools, gestures, type, c } = open();
  tools.startMove();
  type("x1.25");
  expect(c()).toEqual([5.25, 0, 3]);
  expect(gestures).toHaveLength(0);
  tools.press({ key: "Enter", shiftKey: false });
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Move corner"]);
  expect(tools.get()).toEqual({ base: "look", running: null });
});

test("accepts feet and inches, and negative values", () => {
  const { tools, type, c } = open();
  tools.startMove();
  type(`8' 2 1/2"z`);
  expect(c()).toEqual([4, 0, 5.5019]);
  tools.back();
  type("-30cm");
  expect(c()).toEqual([4, 0, 2.7]);
});

test("Escape clears the value, then the lock, then the move, then the selection", () => {
  const { store, tools, gestures, type, c } = open();
  tools.startMove();
  type("x1");
  expect(c()).toEqual([5, 0, 3]);
  expect(tools.back()).toBe(true);
  expect(c()).toEqual([4, 0, 3]);
  expect(tools.get().running).toMatchObject({ tool: "move", text: "", lock: { axis: "x" } });
  tools.back();
  expect(tools.get().running).toMatchObject({ tool: "move", lock: null });
  tools.back();
  expect(tools.get().running).toBeNull();
  expect(store.isDragging()).toBe(false);
  expect(store.getSelection().kinds.size).toBe(1);
  tools.back();
  expect(store.getSelection().kinds.size).toBe(0);
  expect(tools.back()).toBe(false);
  expect(gestures).toHaveLength(0);
});

test("refuses invalid text on Enter, and keeps the text", () => {
  const { tools, type, c, refusal, gestures } = open();
  tools.startMove();
  type("x1..5");
  expect(refusal()).toBeNull();
  tools.press({ key: "Enter", shiftKey: false });
  expect(refusal()).toContain("“1..5” isn't a length");
  expect(tools.get().running).not.toBeNull();
  expect(c()).toEqual([4, 0, 3]);
  for (const key of ["Backspace", "Backspace", "5"]) tools.press({ key, shiftKey: false });
  tools.press({ key: "Enter", shiftKey: false });
  expect(refusal()).toBeNull();
  expect(c()).toEqual([5.5, 0, 3].map((value, axis) => (axis === 0 ? 4 + 1.5 : value)));
  expect(gestures).toHaveLength(1);
});

test("a typed value requires a direction, which the pointer can give", () => {
  const { tools, type, c, refusal } = open();
  tools.startMove();
  type("2");
  tools.press({ key: "Enter", shiftKey: false });
  expect(refusal()).toBe("Press X, Y or Z, or point in a direction");
  tools.back();
  tools.point(pointer(0, 0));
  tools.point(pointer(0, -0.5));
  type("2");
  expect(c()).toEqual([4, 0, 1]);
});

test("a move follows the pointer from its position, and ends with a click", () => {
  const { tools, gestures, c } = open();
  tools.point(pointer(1, 1));
  tools.startMove();
  tools.point(pointer(1.5, 0.75));
  expect(c()).toEqual([4.5, 0, 2.75]);
  expect(tools.click(pointer(1.5, 0.75))).toBe(true);
  expect(gestures).toHaveLength(1);
  expect(tools.click(pointer(0, 0))).toBe(false);
});

test("an axis key locks to the axis, with Shift to the plane across it", () => {
  const { tools, type, c } = open();
  tools.point(pointer(0, 0));
  tools.startMove();
  tools.point(pointer(0.5, 0.25));
  type("z");
  expect(c()).toEqual([4, 0, 3.25]);
  tools.point(pointer(0.9, 0.75));
  expect(c()).toEqual([4, 0, 3.75]);
  type("Y");
  tools.point(pointer(1.2, 0.75));
  expect(c()[1]).toBe(0);
  expect(c()[0]).toBeCloseTo(4.3, 9);
});

test("a drag snaps and names the snap; Shift suspends snapping", () => {
  const { tools, gestures, c } = open();
  tools.grab({ kind: "vertex", key: "c" }, pointer(4, 3));
  tools.point(pointer(4.03, 0.04, { isFree: false }));
  expect(tools.marks().snap?.text).toBe("Corner");
  expect(c()).toEqual([4, 0, 0]);
  tools.point(pointer(4.03, 0.04));
  expect(tools.marks().snap).toBeNull();
  expect(c()).toEqual([4.03, 0, 0.04]);
  tools.release();
  expect(gestures).toHaveLength(1);
  expect(tools.get().running).toBeNull();
});

test("a wall moves along its normal, a door in its wall, a table level on its base", () => {
  const { store, tools } = open([]);
  tools.grab({ kind: "face", key: "wall-ab" }, pointer(0, 1.5));
  tools.point(pointer(0.4, 2.2));
  expect(store.getRecord("vertex", "a")).toMatchObject({ x: 0.4, y: 0, z: 0 });
  tools.cancel();
  expect(store.getRecord("vertex", "a")).toMatchObject({ x: 0, z: 0 });

  tools.grab({ kind: "object3D", key: "table" }, pointer(2, 1.5));
  tools.point(pointer(2.5, 1));
  expect(store.getRecord("object3D", "table")?.position).toEqual([2.5, 0.4, 1]);
  tools.cancel();

  // The south wall as seen from inside: a ray from the middle of the room meets it.
  tools.view = {
    ...fromAbove,
    rayAt: (x, y) => ({ origin: [x / 100, y / 100, 0], direction: [0, 0, 1] }),
  };
  tools.grab({ kind: "objectPlanar", key: "door" }, pointer(2, 1.05));
  tools.point(pointer(2.5, 1.15));
  expect(store.getRecord("objectPlanar", "door")).toMatchObject({ u: 1.5, v: 1.15 });
});

test("a door dragged past the end of its wall stays at its start with the reason, also after release", () => {
  const { store, tools, gestures, refusal } = open([]);
  tools.view = {
    ...fromAbove,
    rayAt: (x, y) => ({ origin: [x / 100, y / 100, 0], direction: [0, 0, 1] }),
  };
  const door = () => store.getRecord("objectPlanar", "door");
  tools.grab({ kind: "objectPlanar", key: "door" }, pointer(2, 1.05));
  tools.point(pointer(2.5, 1.05));
  expect(door()).toMatchObject({ u: 1.5 });
  tools.point(pointer(3.8, 1.05));
  expect(refusal()).toBe("The door would extend beyond its wall");
  expect(door()).toMatchObject({ u: 2, v: 1.05 });
  // The door's outline at the pointer: from 3.35 m to 4.25 m along a wall of 4 m.
  const [outline = []] = tools.marks().refused?.outlines ?? [];
  expect(outline.map(([x]) => x.toFixed(2)).sort()).toEqual(["3.35", "3.35", "4.25", "4.25"]);
  expect(tools.marks()).toMatchObject({ label: null, refused: { text: "The door would extend beyond its wall" } });
  tools.release();
  expect(door()).toMatchObject({ u: 2, v: 1.05 });
  expect(refusal()).toBe("The door would extend beyond its wall");
  expect(gestures).toHaveLength(0);
  expect(tools.get().running).toBeNull();
});

test("a door dragged slightly below the floor slides along the floor", () => {
  const { store, tools, refusal } = open([]);
  tools.view = {
    ...fromAbove,
    rayAt: (x, y) => ({ origin: [x / 100, y / 100, 0], direction: [0, 0, 1] }),
  };
  const door = () => store.getRecord("objectPlanar", "door");
  tools.grab({ kind: "objectPlanar", key: "door" }, pointer(2, 1.05));
  tools.point(pointer(2.5, 0.6));
  expect(refusal()).toBeNull();
  expect(door()).toMatchObject({ u: 1.5, v: 1.05 });
  tools.release();
  expect(door()).toMatchObject({ u: 1.5, v: 1.05 });
});

test("refuses a door over a window during the drag, and accepts it past the window", () => {
  const { store, tools, gestures, refusal } = open([]);
  const window = { faceKey: "wall-bc", label: "window", at: [3.2, 1.4, 3], width: 0.6, height: 0.8 } as const;
  store.run((scene) => insertOpening(scene, { ...window, newKey: () => "window" }));
  tools.view = {
    ...fromAbove,
    rayAt: (x, y) => ({ origin: [x / 100, y / 100, 0], direction: [0, 0, 1] }),
  };
  tools.grab({ kind: "objectPlanar", key: "door" }, pointer(2, 1.05));
  tools.point(pointer(2.6, 1.05));
  expect(refusal()).toBe("The door would overlap a window");
  // A click or Enter over the window does not place the door, and the drag goes on.
  tools.press({ key: "Enter", shiftKey: false });
  expect(tools.get().running).not.toBeNull();
  tools.point(pointer(1.2, 1.05));
  expect(refusal()).toBeNull();
  tools.release();
  expect(gestures.map(({ label }) => label)).toEqual(["Insert window", "Move opening"]);
  expect(store.getRecord("objectPlanar", "door")).toMatchObject({ u: 2.8, v: 1.05 });
});

test("splits an edge at the pointer, snapped to its middle and to 10 cm; Shift suspends snapping", () => {
  const { store, tools, gestures } = open([]);
  store.setSelectionMode("edge");
  tools.startSplit("edge");
  const cut = () => tools.marks().cut;
  tools.point(pointer(1.03, 3, { isFree: false }));
  expect(cut()).toMatchObject({ at: [1, 0, 3], text: "1.000 m · 3.000 m", reason: "Grid 0.100 m" });
  tools.point(pointer(2.04, 3, { isFree: false }));
  expect(cut()).toMatchObject({ at: [2, 0, 3], reason: "Midpoint" });
  tools.point(pointer(1.03, 3));
  expect(cut()).toMatchObject({ reason: null });
  expect(gestures).toHaveLength(0);
  expect(tools.click(pointer(1.03, 3))).toBe(true);
  expect(gestures.map(({ label }) => label)).toEqual(["Split edge"]);
  const [corner = ""] = store.getSelection().kinds.keys();
  expect(store.getRecord("vertex", corner)).toMatchObject({ x: 1.03, y: 0, z: 3 });
  expect(tools.get().running).toBeNull();
});

test("does not split a wall through its door: shows the reason at the cut, and reports the reason on K", () => {
  const { store, tools, gestures, refusal } = open([]);
  tools.startSplit("face");
  tools.point(pointer(2.02, 3));
  expect(tools.marks().cut).toMatchObject({ refusal: "The door would be cut in two" });
  tools.press({ key: "k", shiftKey: false });
  expect(refusal()).toBe("The door would be cut in two");
  expect(gestures).toHaveLength(0);
  tools.point(pointer(0.52, 3, { isFree: false }));
  expect(refusal()).toBeNull();
  expect(tools.marks().cut?.line.map(([x]) => x)).toEqual([0.5, 0.5]);
  tools.press({ key: "k", shiftKey: false });
  expect(gestures.map(({ label }) => label)).toEqual(["Split wall"]);
  expect(store.scene.count("face")).toBe(7);
});

test("a click on nothing reports what to point at, and Escape ends", () => {
  const { tools, refusal, gestures } = open([]);
  tools.view = { ...fromAbove, spotOn: () => null };
  tools.startSplit("edge");
  tools.click(pointer(9, 9));
  expect(refusal()).toBe("Point at the edge to split");
  tools.back();
  expect(tools.get().running).toBeNull();
  expect(gestures).toHaveLength(0);
});

test("refuses a locked corner at once", () => {
  const { tools, refusal, gestures } = open([{ kind: "vertex", key: "d" }]);
  tools.startMove();
  expect(refusal()).toBe("The corner is locked");
  tools.back();
  expect(refusal()).toBeNull();
  expect(gestures).toHaveLength(0);
});

test("reports an empty selection instead of moving or turning", () => {
  const { tools, refusal } = open([]);
  tools.startMove();
  expect(refusal()).toBe("Select what to move first");
  tools.startTurn();
  expect(refusal()).toBe("Select what to turn first");
  expect(tools.get().running).toBeNull();
});

test("an undo during a move restores the start and ends the tool", () => {
  const { store, tools, type, c } = open();
  tools.startMove();
  type("x1");
  store.undo();
  expect(c()).toEqual([4, 0, 3]);
  expect(tools.get().running).toBeNull();
});

test("turns in steps of 15° by the pointer, and as typed", () => {
  const { store, tools, type, gestures } = open([{ kind: "object3D", key: "table" }]);
  tools.point(pointer(3, 1.5));
  tools.startTurn();
  tools.point(pointer(2, 0.52, { isFree: false }));
  expect(tools.marks().label?.text).toBe("90.0°");
  expect(store.getRecord("object3D", "table")?.quaternion[1]).toBeCloseTo(Math.SQRT1_2, 9);
  type("30");
  tools.press({ key: "Enter", shiftKey: false });
  expect(store.getRecord("object3D", "table")?.quaternion[1]).toBeCloseTo(Math.sin(Math.PI / 12), 9);
  expect(gestures.map(({ label }) => label)).toEqual(["Turn element"]);
});

test("arrow keys move by steps, a held key is one edit, and an opening slides along its wall and up", () => {
  const { store, tools, gestures, c } = open();
  tools.nudge("right", 0.01);
  tools.nudge("right", 0.01);
  tools.endNudge();
  tools.nudge("away", 0.1);
  tools.endNudge();
  tools.nudge("up", 0.001);
  tools.endNudge();
  expect(c()).toEqual([4.02, 0.001, 2.9]);
  expect(gestures).toHaveLength(3);
  for (let steps = 0; steps < 3; steps += 1) store.undo();
  store.select([{ kind: "objectPlanar", key: "door" }]);
  tools.nudge("left", 0.1);
  tools.nudge("away", 0.1);
  tools.endNudge();
  expect(store.getRecord("objectPlanar", "door")).toMatchObject({ u: 2.1, v: 1.15 });
});

test("an arrow key ends a finished measurement, and is refused while another tool runs", () => {
  const { tools, c, refusal } = open();
  tools.startMeasure({
    kind: "distance",
    points: [
      [0, 0, 0],
      [4, 0, 3],
    ],
    holes: [],
  });
  tools.nudge("right", 0.01);
  tools.endNudge();
  expect([tools.get().running, c(), refusal()]).toEqual([null, [4.01, 0, 3], null]);
  tools.startMeasure("distance");
  tools.click(pointer(0, 0));
  tools.nudge("right", 0.01);
  expect(tools.get().running).toMatchObject({ tool: "measure", points: [[0, 0, 0]] });
  expect(refusal()).toBe("Finish or cancel (Esc) the current tool before nudging");
  expect(c()).toEqual([4.01, 0, 3]);
});

test("a measurement stays after its last point, the next click begins another, and Escape removes single points", () => {
  const { tools } = open([]);
  const points = () => {
    const { running } = tools.get();
    return running?.tool === "measure" ? running.points.length : null;
  };
  tools.startMeasure("distance");
  tools.click(pointer(0, 0));
  tools.click(pointer(4, 3));
  expect(tools.get().running).toMatchObject({ isDone: true });
  tools.click(pointer(1, 1));
  expect(points()).toBe(1);
  tools.click(pointer(2, 1));
  tools.back();
  expect(points()).toBe(1);
  tools.back();
  tools.back();
  expect(points()).toBeNull();
  tools.startMeasure("area");
  for (const [x, z] of [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ] as const)
    tools.click(pointer(x, z));
  tools.press({ key: "Enter", shiftKey: false });
  expect(tools.get().running).toMatchObject({ isDone: true });
});

test("does not snap to hidden elements", () => {
  const snapAfterDrag = (isHidden: (kind: string, key: string) => boolean) => {
    // A corner whose walls have no door.
    const { tools } = open([{ kind: "vertex", key: "a" }], isHidden);
    tools.grab({ kind: "vertex", key: "a" }, pointer(0, 0, { isFree: false }));
    tools.point(pointer(3.96, 0.045, { isFree: false }));
    return tools.marks().snap?.reason;
  };
  expect(snapAfterDrag(() => false)).toBe("corner");
  // The snap to an angle needs no element.
  expect(snapAfterDrag(() => true)).toBe("angle");
});
