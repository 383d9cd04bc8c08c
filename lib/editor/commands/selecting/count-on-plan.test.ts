import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../../core/editor-store";
import type { SelectionItem } from "../../core/selection";
import { countOnPlan } from "./count-on-plan";

const { scene } = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
const corners = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "vertex", key }));
const edges = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "edge", key }));

test.each([
  ["a corner and the corner above count as one, the lower", corners("a-top", "a"), 1, "a"],
  ["two columns of corners count as two", corners("a", "a-top", "b", "b-top"), 2, null],
  ["a base edge and its top edge count as one, the base edge", edges("edge-ab-top", "edge-ab"), 1, "edge-ab"],
  [
    "each wall counts",
    [
      { kind: "face", key: "wall-ab" },
      { kind: "face", key: "wall-bc" },
    ],
    2,
    null,
  ],
  ["an empty selection counts as zero", [], 0, null],
] satisfies [string, SelectionItem[], number, string | null][])("%s", (_what, items, count, only) => {
  const counted = countOnPlan(scene, items);
  expect([counted.count, counted.only?.key ?? null]).toEqual([count, only]);
});
