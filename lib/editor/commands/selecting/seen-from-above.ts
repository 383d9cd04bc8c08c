/** What is selected, as whoever looks at a plan counts it: corners over each other are one, and so are edges. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { cornerColumns, edgeColumns } from "./levels";

/** Of more than this many nobody counts how many stand over each other. */
const MOST_COUNTED = 400;

export type Seen = {
  count: number;
  /** The lowest of those over each other, where that is all that is selected. */
  only: SelectionItem | null;
};

export function seenFromAbove(scene: ReadScene, items: readonly SelectionItem[]): Seen {
  if (items.length > MOST_COUNTED) return { count: items.length, only: null };
  const keysOf = (kind: SelectionItem["kind"]) => items.flatMap((item) => (item.kind === kind ? [item.key] : []));
  const corners = cornerColumns(scene, keysOf("vertex"));
  const edges = edgeColumns(scene, keysOf("edge"));
  const others = items.filter(({ kind }) => kind !== "vertex" && kind !== "edge");
  const seen: (SelectionItem | undefined)[] = [
    ...corners.map(([key = ""]): SelectionItem => ({ kind: "vertex", key })),
    ...edges.map(([key = ""]): SelectionItem => ({ kind: "edge", key })),
    ...others,
  ];
  return { count: seen.length, only: seen.length === 1 ? (seen[0] ?? null) : null };
}
