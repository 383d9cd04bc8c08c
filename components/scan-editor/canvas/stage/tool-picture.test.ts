import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import { createToolPicture } from "./tool-picture";

/** A running tool with its marks. */
const toolbox = (running: object, marks: object): Toolbox => {
  const on = (listener: () => void) => {
    listener();
    return () => {};
  };
  return {
    get: () => ({ base: "look", running }),
    marks: () => marks,
    pointed: () => null,
    subscribe: on,
    subscribeMarks: on,
  } as unknown as Toolbox;
};

const CASES: readonly [name: string, running: object, marks: object, texts: string[]][] = [
  ["a measurement", { tool: "measure", kind: "distance", points: [], holes: [], isDone: true }, {}, []],
  ["a movement", { tool: "move", lock: null, text: "" }, { label: { at: [0, 0, 0], text: "+0.350" } }, ["+0.350"]],
  [
    "a refused movement",
    { tool: "move", lock: null, text: "" },
    { refused: { outlines: [], at: [0, 0, 0], text: "Overlaps Door 2" } },
    ["✕ Overlaps Door 2"],
  ],
];

test.each(CASES)("hides the dimensions of a selected wall during %s", (_, running, marks, texts) => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const shapes: OverlayShapes = {
    lines: [
      { points: [[0, 0, 0]], isClosed: true, style: "selected" },
      { points: [[0, 3, 0]], isClosed: false, style: "dimension" },
    ],
    handles: [],
    labels: [{ at: [0, 3, 0], text: "5.06 m", style: "main" }],
  };
  createToolPicture(store, toolbox(running, marks), () => {}).addTo(shapes);
  expect(shapes.labels.map(({ text }) => text)).toEqual(texts);
  expect(shapes.lines.map(({ style }) => style)).toEqual(["selected"]);
});
