/** Picks the elements that describe an edit in a message: removed ones first, then added, then changed. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { Diff } from "./diff";
import type { SelectionItem } from "./selection";

/** The most informative elements, and the total count. */
export type DescribedElements = { items: readonly SelectionItem[]; count: number };

const MAX_DESCRIBED = 3;

/** A wall describes an edit better than its edges and corners do. */
const KINDS_BY_IMPORTANCE: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "edge", "vertex"];

export function describeItems(items: readonly SelectionItem[]): DescribedElements {
  const inOrder = KINDS_BY_IMPORTANCE.flatMap((kind) => items.filter((item) => item.kind === kind));
  return { items: inOrder.slice(0, MAX_DESCRIBED), count: items.length };
}

const PARTS = ["removed", "added", "updated"] as const;

function isEmpty(records: object | undefined): boolean {
  for (const _key in records) return false;
  return true;
}

/** Takes at most the time of counting the keys of the diff, which may hold a whole survey. */
export function describedElements(diff: Diff): DescribedElements {
  const recreatesEdges =
    !isEmpty(diff.face?.added) && KINDS_BY_IMPORTANCE.every((kind) => kind === "edge" || isEmpty(diff[kind]?.removed));
  for (const part of PARTS) {
    // Edges cannot be updated: splitting or extruding a wall removes edges, and they do not describe the edit.
    if (part === "removed" && recreatesEdges) continue;
    const items: SelectionItem[] = [];
    let count = 0;
    for (const kind of KINDS_BY_IMPORTANCE) {
      for (const key in diff[kind]?.[part]) {
        count += 1;
        if (items.length < MAX_DESCRIBED) items.push({ kind, key });
      }
    }
    if (count > 0) return { items, count };
  }
  return { items: [], count: 0 };
}
