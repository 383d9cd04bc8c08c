import { createEditorStore } from "@/lib/editor/core/editor-store";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import type { SelectionItem, SelectionMode } from "@/lib/editor/core/selection";
import type { Spot } from "@/lib/editor/tools/placing/placing";
import { createPlacingController } from "@/lib/editor/tools/placing/placing-controller";
import type { ToolView } from "@/lib/editor/tools/tool-view";
import { createToolbox } from "@/lib/editor/tools/toolbox";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorView } from "../view/editor-view";
import type { FloorPicture } from "./floor-picture";
import type { PointerPlace } from "./pointer-handler";
import { StagePointer } from "./stage-pointer";

/** The south wall of the room seen from outside: x to the left, y up, 100 pixels per meter. */
const projection = {
  at: { x: 0, y: 0, depth: 10 },
  project(x: number, y: number) {
    projection.at.x = 500 - x * 100;
    projection.at.y = 500 - y * 100;
    return true;
  },
};

const toolView: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: () => null,
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};

function open(under: SelectionItem | null | ((mode: SelectionMode) => SelectionItem | null)) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = createEditorView(0);
  view.tools = createToolbox(store, { floorNumber: () => 0, refusal: () => null, refuse: () => {} });
  view.placing = createPlacingController(store, { floorNumber: () => 0, refuse: () => {} });
  const at = jest.fn((mode: SelectionMode) => (typeof under === "function" ? under(mode) : under));
  const spotAt = jest.fn((x: number, y: number): Spot | null =>
    x < 0 ? null : { faceKey: "floor", at: [x / 100, 0, y / 100] },
  );
  const picker = { at, clickedAt: at, placeAt: () => null, spotAt, isHidden: () => false };
  const picture = { refresh: jest.fn(), setHovered: jest.fn() };
  const rig = { orbitBy: jest.fn(), panBy: jest.fn(), zoomBy: jest.fn() };
  const pointer = new StagePointer({
    store,
    view,
    floorNumber: 0,
    surface: document.createElement("div"),
    picture: picture as unknown as FloorPicture,
    picker: () => picker,
    toolView,
    expandItem: (item) => [item],
    rig,
    projection,
    box: { show: jest.fn(), hide: jest.fn() },
  });
  return { store, view, tools: view.tools, placing: view.placing, pointer, picture, spotAt };
}

const press = (more: Partial<PointerPlace> = {}): PointerPlace => ({
  x: 900,
  y: 900,
  button: 0,
  isShift: false,
  isAlt: false,
  isCommand: false,
  ...more,
});
const vertex: SelectionItem = { kind: "vertex", key: "c" };
const wall: SelectionItem = { kind: "face", key: "wall-bc" };

test.each<[string, SelectionItem | null, SelectionItem[], "look" | "select", Partial<PointerPlace>, string]>([
  ["on nothing orbits", null, [], "look", {}, "orbit"],
  ["on nothing in the box tool draws a box", null, [], "select", {}, "box"],
  ["on nothing with Ctrl draws a box", null, [], "look", { isCommand: true }, "box"],
  ["with Shift pans", vertex, [], "look", { isShift: true }, "pan"],
  ["with Shift in the box tool draws a box", vertex, [], "select", { isShift: true }, "box"],
  ["of the right button pans", vertex, [], "look", { button: 2 }, "pan"],
  ["of the right button in the box tool orbits", vertex, [], "select", { button: 2 }, "orbit"],
  ["on a corner grabs", vertex, [], "look", {}, "grab"],
  ["of a finger on a corner orbits", vertex, [], "look", { isTouch: true }, "orbit"],
  ["of a finger on a selected corner grabs", vertex, [vertex], "look", { isTouch: true }, "grab"],
  ["on a wall that is not selected orbits", wall, [], "look", {}, "orbit"],
  ["on a selected wall grabs", wall, [wall], "look", {}, "grab"],
  ["on a selected wall in the box tool grabs", wall, [wall], "select", {}, "grab"],
])("a drag %s", (_name, under, selected, base, pressInput, intent) => {
  const { store, tools, pointer } = open(under);
  store.select(selected);
  tools.setBase(base);
  expect(pointer.press(press(pressInput))).toBe(intent);
});

test("turns the view with the left button while a tool runs, and passes the click to the tool", () => {
  const { store, tools, pointer } = open(wall);
  store.select([vertex]);
  tools.startMove();
  expect(pointer.press(press())).toBe("orbit");
  pointer.click(press());
  expect(tools.get().running).toBeNull();
  expect([...store.getSelection().kinds.keys()]).toEqual(["c"]);
});

test("grabs a selected door by its fill, even if its wall faces away", () => {
  const { store, pointer } = open(null);
  const onDoor = press({ x: 300, y: 395 });
  expect(pointer.press(onDoor)).toBe("orbit");
  store.select([{ kind: "objectPlanar", key: "door" }]);
  expect(pointer.press(onDoor)).toBe("grab");
  expect(pointer.press(press({ x: 100, y: 395 }))).toBe("orbit");
});

test("selects by a click, adds and removes with Shift or Ctrl, and clears on an empty place", () => {
  const { store, pointer } = open(vertex);
  store.select([{ kind: "vertex", key: "a" }]);
  pointer.click(press({ isCommand: true }));
  expect([...store.getSelection().kinds.keys()]).toEqual(["a", "c"]);
  pointer.click(press({ isShift: true }));
  expect([...store.getSelection().kinds.keys()]).toEqual(["a"]);
  pointer.click(press());
  expect([...store.getSelection().kinds.keys()]).toEqual(["c"]);
  const nothing = open(null);
  nothing.store.select([vertex]);
  nothing.pointer.click(press({ isShift: true }));
  expect(nothing.store.getSelection().kinds.size).toBe(1);
  nothing.pointer.click(press());
  expect(nothing.store.getSelection().kinds.size).toBe(0);
});

test("selects by a box, and adds to the selection with Shift", () => {
  const { store, tools, pointer } = open(null);
  tools.setBase("select");
  pointer.startBox(press({ x: 480, y: 480 }));
  expect(tools.get().running).toEqual({ tool: "box" });
  pointer.endBox(press({ x: 520, y: 520 }));
  expect([...store.getSelection().kinds.keys()].sort()).toEqual(["a", "b"]);
  pointer.startBox(press({ x: 80, y: 240 }));
  pointer.endBox(press({ x: 120, y: 260, isShift: true }));
  expect([...store.getSelection().kinds.keys()].sort()).toEqual(["a", "b", "c-top", "d-top"]);
  pointer.startBox(press({ x: 0, y: 0 }));
  pointer.cancelBox();
  expect(store.getSelection().kinds.size).toBe(4);
  expect(tools.get().running).toBeNull();
});

/** A wall is under the pointer: only face mode picks it. */
const onlyFaces = (mode: SelectionMode) => (mode === "face" ? wall : null);

test("highlights the element that a click would select under a resting pointer, also after placing ends", () => {
  const { store, view, placing, pointer, picture } = open(onlyFaces);
  store.setSelectionMode("object");
  pointer.hover(press());
  placing.choose({ kind: "opening", label: "door" });
  expect(view.get().hovered).toEqual(wall);
  placing.back();
  expect(view.get().hovered).toBeNull();
  expect(picture.setHovered).toHaveBeenLastCalledWith(null);
  store.setSelectionMode("face");
  expect(view.get().hovered).toEqual(wall);
  store.setSelectionMode("edge");
  expect(view.get().hovered).toBeNull();
});

test("removes the highlight when a tool starts, and restores it when the tool ends", () => {
  const { store, view, tools, pointer } = open(onlyFaces);
  store.select([wall]);
  pointer.hover(press());
  tools.startMove();
  expect(view.get().hovered).toBeNull();
  tools.cancel();
  expect(view.get().hovered).toEqual(wall);
});

test("highlights nothing after the view was turned and the placing ended", () => {
  const { store, view, placing, pointer } = open(wall);
  store.setSelectionMode("object");
  placing.choose({ kind: "opening", label: "door" });
  pointer.hover(press());
  pointer.press(press());
  pointer.orbit(20, 0);
  placing.back();
  expect(view.get().hovered).toBeNull();
});

test("removes the highlight of an element that a click no longer selects after a placement", () => {
  const { store, view, placing, pointer } = open(onlyFaces);
  store.select([{ kind: "objectPlanar", key: "door" }]);
  placing.choose({ kind: "rehost", key: "door" });
  pointer.hover(press());
  expect(view.get().hovered).toEqual(wall);
  placing.back();
  placing.choose({ kind: "object", preset: OBJECT_PRESETS.find(({ label }) => label === "chair")! });
  pointer.press(press({ x: 200, y: 100 }));
  pointer.click(press({ x: 200, y: 100 }));
  expect(store.getSelection().mode).toBe("object");
  placing.back();
  expect(view.get().hovered).toBeNull();
});

test("stops following the store when it is disposed", () => {
  const { view, placing, pointer } = open(onlyFaces);
  pointer.hover(press());
  pointer.dispose();
  placing.choose({ kind: "opening", label: "door" });
  expect(view.get().hovered).toBeNull();
});

test("shows the placing preview under the pointer, but not while the view turns, a tool runs or the pointer is outside", () => {
  const { tools, placing, pointer, spotAt } = open(wall);
  const shownAt = () => placing.preview()?.spot.at ?? null;
  pointer.hover(press({ x: 200, y: 100 }));
  expect(spotAt).not.toHaveBeenCalled();
  placing.choose({ kind: "object", preset: OBJECT_PRESETS.find(({ label }) => label === "chair")! });
  expect(shownAt()).toEqual([2, 0, 1]);
  pointer.hover(press({ x: 210, y: 100 }));
  expect(shownAt()).toEqual([2.1, 0, 1]);
  pointer.orbit(4, 0);
  expect(shownAt()).toBeNull();
  pointer.hover(press({ x: 220, y: 100 }));
  pointer.pan(4, 0);
  expect(shownAt()).toBeNull();
  pointer.hover(press({ x: 230, y: 100 }));
  expect(shownAt()).toEqual([2.3, 0, 1]);
  pointer.hover(press({ x: -1, y: 100 }));
  expect(shownAt()).toBeNull();
  pointer.hover(press({ x: 230, y: 100 }));
  pointer.leave();
  expect(shownAt()).toBeNull();
  tools.startMeasure("distance");
  pointer.hover(press({ x: 230, y: 100 }));
  expect(shownAt()).toBeNull();
});
