import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../../core/editor-store";
import type { SelectionItem } from "../../core/selection";
import { countOnPlan } from "./count-on-plan";

const { scene } = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
const corners = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "vertex", key }));
const edges = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "edge", key }));

test.each([
  ["a corner with the one over it is one, told by the lower", corners("a-top", "a"), 1, "a"],
  ["two corners of the plan are two", corners("a", "a-top", "b", "b-top"), 2, null],
  ["a side with the one over it is one", edges("edge-ab-top", "edge-ab"), 1, "edge-ab"],
  [
    "walls are as many as they are",
    [
      { kind: "face", key: "wall-ab" },
      { kind: "face", key: "wall-bc" },
    ],
    2,
    null,
  ],
  ["nothing is nothing", [], 0, null],
] satisfies [string, SelectionItem[], number, string | null][])("%s", (_what, items, count, only) => {
  const seen = countOnPlan(scene, items);
  expect([seen.count, seen.only?.key ?? null]).toEqual([count, only]);
});
