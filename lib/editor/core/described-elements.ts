/** By which of its elements an edit is told to the user: what goes with it, else what comes, else what changes. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { Diff } from "./diff";
import type { SelectionItem } from "./selection";

/** A few of them, the most telling first, and how many there are in all. */
export type DescribedElements = { items: readonly SelectionItem[]; count: number };

/** More than these are not named one by one. */
const MOST_TOLD = 3;

/** A wall says more than the edges and corners that it stands on. */
const MOST_TELLING: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "edge", "vertex"];

/** Of a list, e.g. of a selection. */
export function toldOf(items: readonly SelectionItem[]): DescribedElements {
  const inOrder = MOST_TELLING.flatMap((kind) => items.filter((item) => item.kind === kind));
  return { items: inOrder.slice(0, MOST_TOLD), count: items.length };
}

const PARTS = ["removed", "added", "updated"] as const;

function isEmpty(records: object | undefined): boolean {
  for (const _key in records) return false;
  return true;
}

/** Costs no more than counting the keys of the diff, which may be a whole survey. */
export function describedElements(diff: Diff): DescribedElements {
  const isRedrawn =
    !isEmpty(diff.face?.added) && MOST_TELLING.every((kind) => kind === "edge" || isEmpty(diff[kind]?.removed));
  for (const part of PARTS) {
    // Edges cannot be changed: those of a wall that is drawn out or split go, and say nothing of it.
    if (part === "removed" && isRedrawn) continue;
    const items: SelectionItem[] = [];
    let count = 0;
    for (const kind of MOST_TELLING) {
      for (const key in diff[kind]?.[part]) {
        count += 1;
        if (items.length < MOST_TOLD) items.push({ kind, key });
      }
    }
    if (count > 0) return { items, count };
  }
  return { items: [], count: 0 };
}
