import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../core/editor-store";
import type { SelectionItem } from "../core/selection";
import type { Pointer, ToolView } from "./tool-view";
import { createToolbox } from "./toolbox";

/** A view from 10 m above: a pixel is 1 cm, x to the right, z down, with the origin at (0, 0). */
const view: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: () => null,
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};
const pointerAt = (x: number, z: number): Pointer => ({ x: x * 100, y: z * 100, isFree: true, isUpright: false });
const wall: SelectionItem = { kind: "face", key: "wall-ab" };

function open() {
  const records = { ...littleRoom(), objectPlanar: [] };
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  let refusal: string | null = null;
  const tools = createToolbox(store, {
    floorNumber: () => 0,
    refusal: () => refusal,
    refuse: (message) => {
      refusal = message;
    },
  });
  tools.view = view;
  store.select([wall]);
  const a = () => {
    const { x, z } = store.getRecord("vertex", "a")!;
    return [Math.round(x * 1000) / 1000, Math.round(z * 1000) / 1000];
  };
  return { store, tools, a, refusal: () => refusal, edits: () => store.getPending().length };
}

test("a wall dragged past another is shown at its start, and stays there with the reason after release", () => {
  const { tools, a, refusal, edits } = open();
  tools.grab(wall, pointerAt(0, 1.5));
  tools.point(pointerAt(3, 1.5));
  expect([a(), refusal()]).toEqual([[3, 0], null]);
  tools.point(pointerAt(5, 1.5));
  expect([a(), refusal()]).toEqual([[0, 0], "The floor would be turned inside out"]);
  tools.release();
  expect([a(), refusal(), edits()]).toEqual([[0, 0], "The floor would be turned inside out", 0]);
});

test("a refused turn is shown at its start and cannot be placed; the next accepted turn can", () => {
  const { tools, a, refusal, edits } = open();
  tools.point(pointerAt(1, 1.5));
  tools.startTurn();
  tools.point(pointerAt(0.99, 1.4));
  const turned = a();
  expect(turned).not.toEqual([0, 0]);
  tools.point(pointerAt(-1, 1.5));
  expect([a(), refusal()]).toEqual([[0, 0], "The floor would be left without area"]);
  expect(tools.marks()).toEqual({ snap: null, label: null });
  tools.click(pointerAt(-1, 1.5));
  expect([a(), refusal(), edits()]).toEqual([[0, 0], "The floor would be left without area", 0]);
  expect(tools.get().running).not.toBeNull();
  for (const key of "180") tools.press({ key, shiftKey: false });
  tools.press({ key: "Enter", shiftKey: false });
  expect([refusal(), edits()]).toEqual(["The floor would be left without area", 0]);
  tools.back();
  tools.point(pointerAt(0.99, 1.4));
  expect(refusal()).toBeNull();
  tools.click(pointerAt(0.99, 1.4));
  expect([a(), edits(), tools.get().running]).toEqual([turned, 1, null]);
});
