/** Counts the selection as a plan shows it: corners or edges above each other count once. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { cornerColumns, edgeColumns } from "./levels";

/** Larger selections are counted by element. */
const MAX_COUNTED = 400;

export type PlanCount = {
  count: number;
  /** The lowest element, if the selection is a single column. */
  only: SelectionItem | null;
};

export function countOnPlan(scene: ReadScene, items: readonly SelectionItem[]): PlanCount {
  if (items.length > MAX_COUNTED) return { count: items.length, only: null };
  const keysOf = (kind: SelectionItem["kind"]) => items.flatMap((item) => (item.kind === kind ? [item.key] : []));
  const corners = cornerColumns(scene, keysOf("vertex"));
  const edges = edgeColumns(scene, keysOf("edge"));
  const others = items.filter(({ kind }) => kind !== "vertex" && kind !== "edge");
  const shown: (SelectionItem | undefined)[] = [
    ...corners.map(([key = ""]): SelectionItem => ({ kind: "vertex", key })),
    ...edges.map(([key = ""]): SelectionItem => ({ kind: "edge", key })),
    ...others,
  ];
  return { count: shown.length, only: shown.length === 1 ? (shown[0] ?? null) : null };
}
