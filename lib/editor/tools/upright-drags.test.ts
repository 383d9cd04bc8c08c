import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../core/editor-store";
import type { Pointer, ToolView } from "./tool-view";
import { createToolbox } from "./toolbox";

/** A horizontal view from the south: 100 pixels per meter, (0, 0) at the origin, y up. */
const fromSouth: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, y / 100, 20], direction: [0, 0, -1] }),
  metersPerPixel: () => 0.01,
  pointAt: () => null,
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};
const pointerAt = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  x,
  y,
  isFree: false,
  isUpright: false,
  ...more,
});

function open(isHidden = (_kind: string, _key: string) => false) {
  const records = littleRoom();
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: {
      ...records,
      vertex: [
        ...records.vertex,
        // A higher ceiling, too far away for its corners to snap.
        ...[0, 1, 2].map((n) => ({ ...records.vertex[0]!, key: `high-${n}`, x: 40 + (n % 2), y: 2.8, z: n })),
      ],
      face: [
        ...records.face,
        {
          ...records.face[0]!,
          key: "high",
          label: "ceiling",
          loops: [["high-0", "high-1", "high-2"]],
          roomLabel: null,
        },
      ],
    },
  });
  const tools = createToolbox(store, { floorNumber: () => 0, isHidden, refusal: () => null, refuse: () => {} });
  tools.view = fromSouth;
  const height = (key: string) => store.scene.get("vertex", key)!.y;
  return { store, tools, height };
}

test("a ceiling follows the pointer, and does not snap to its own last height", () => {
  const { tools, height } = open();
  tools.grab({ kind: "face", key: "ceiling" }, pointerAt(0, 250));
  for (const y of [254, 255, 256, 264, 265, 266, 255]) {
    tools.point(pointerAt(0, y));
    expect(height("a-top")).toBeCloseTo(y / 100, 9);
    expect(tools.marks().snap).toBeNull();
  }
});

test("a ceiling snaps to the height of another ceiling, and states its number of corners", () => {
  const { tools, height } = open();
  tools.grab({ kind: "face", key: "ceiling" }, pointerAt(0, 250));
  tools.point(pointerAt(0, 274));
  tools.point(pointerAt(0, 275));
  expect(height("a-top")).toBeCloseTo(2.8, 9);
  expect(tools.marks().snap?.text).toBe("Ceiling height 2.800 m · 3 corners");
});

test("a corner moved off its ceiling's height snaps back to the other three", () => {
  const { tools, height } = open();
  tools.grab({ kind: "vertex", key: "a-top" }, pointerAt(0, 250, { isUpright: true }));
  tools.point(pointerAt(0, 265, { isUpright: true }));
  tools.release();
  expect(height("a-top")).toBeCloseTo(2.65, 9);
  tools.grab({ kind: "vertex", key: "a-top" }, pointerAt(0, 265, { isUpright: true }));
  tools.point(pointerAt(0, 254, { isUpright: true }));
  expect(height("a-top")).toBeCloseTo(2.5, 9);
  expect(tools.marks().snap?.text).toBe("Ceiling height 2.500 m · 3 corners");
});

test("an upright drag with Alt pressed after the grab counts from the grab point", () => {
  const { tools, height } = open();
  tools.grab({ kind: "vertex", key: "a-top" }, pointerAt(0, 250));
  tools.point(pointerAt(0, 290, { isUpright: true, isFree: true }));
  expect(height("a-top")).toBeCloseTo(2.9, 9);
});

test("does not snap to the height of a hidden ceiling", () => {
  const { tools, height } = open((_kind, key) => key === "high");
  tools.grab({ kind: "face", key: "ceiling" }, pointerAt(0, 250));
  tools.point(pointerAt(0, 275));
  expect(height("a-top")).toBeCloseTo(2.75, 9);
});
