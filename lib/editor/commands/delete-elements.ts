import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { accept, type CommandOutcome, refuse, refuseLocked } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import { visitReferences } from "../core/references";
import type { ReadScene, RecordOf } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { twinOf } from "./openings/opposite-side";

type Deletions = Map<string, SelectionItem>;

/** Whether a record owns its reference to `key` and must be deleted with it; twins and hosts are only cleared. */
function isDeletedWith<K extends GeometryKind>(kind: K, record: RecordOf<K>, key: string): boolean {
  let isOwned = false;
  visitReferences(kind, record, (reference) => {
    if (reference.key === key) isOwned ||= reference.isOwned;
  });
  return isOwned;
}

/** Returns the item, with the twin of an opening that goes through a wall: both sides are deleted. */
function withTwin(scene: ReadScene, item: SelectionItem): SelectionItem[] {
  const opening = item.kind === "objectPlanar" ? scene.get("objectPlanar", item.key) : undefined;
  const twin = opening && twinOf(scene, opening);
  return twin ? [item, { kind: "objectPlanar", key: twin.key }] : [item];
}

/**
 * Returns the items with everything that cannot exist without them: edges and faces of a vertex, planar objects of a
 * face.
 */
function withDependents(scene: ReadScene, items: readonly SelectionItem[]): Deletions {
  const deletions: Deletions = new Map();
  const queue = items.flatMap((item) => withTwin(scene, item));
  for (let item = queue.pop(); item; item = queue.pop()) {
    if (deletions.has(item.key)) continue;
    deletions.set(item.key, item);
    const referrers = scene.referrersOf(item.key);
    for (const kind of GEOMETRY_KINDS) {
      for (const key of referrers[kind] ?? []) {
        const record = scene.get(kind, key);
        if (record && isDeletedWith(kind, record, item.key)) queue.push({ kind, key });
      }
    }
  }
  return deletions;
}

export type Deletion = {
  /** Counts of the selected elements, and of the elements deleted with them. */
  chosen: Record<GeometryKind, number>;
  dependents: Record<GeometryKind, number>;
};

/** Counts the elements that a deletion would remove, by kind. */
export function countDeletions(scene: ReadScene, items: readonly SelectionItem[]): Deletion {
  const none = () => ({ vertex: 0, edge: 0, face: 0, objectPlanar: 0, object3D: 0 });
  const deletion: Deletion = { chosen: none(), dependents: none() };
  const chosen = new Set(items.map(({ key }) => key));
  for (const { kind, key } of withDependents(scene, items).values()) {
    deletion[chosen.has(key) ? "chosen" : "dependents"][kind] += 1;
  }
  return deletion;
}

/** Clears the twins and hosts of remaining records that refer to deleted ones. */
export function clearReferences(scene: ReadScene, deletions: Deletions, diff: Diff): void {
  for (const deletedKey of deletions.keys()) {
    const referrers = scene.referrersOf(deletedKey);
    for (const kind of GEOMETRY_KINDS) {
      for (const key of referrers[kind] ?? []) {
        const from = scene.get(kind, key);
        if (!from || deletions.has(key)) continue;
        const cleared = kind === "object3D" ? { hostKey: null } : { twinKey: null };
        writeChange(diff, { kind, key, from, to: { ...from, ...cleared } } as RecordChange);
      }
    }
  }
}

/**
 * Deletes elements with everything that cannot exist without them. Vertices and edges of a deleted face stay, since
 * others may use them. A deleted edge removes no face, because a face refers to its vertices. Deleting an opening
 * removes both its sides; deleting a wall removes only the openings on it. Locked vertices are refused.
 */
export function deleteElements(scene: ReadScene, deletion: { items: readonly SelectionItem[] }): CommandOutcome {
  const missing = deletion.items.find((item) => !scene.has(item.kind, item.key));
  if (missing) return refuse("missing", COPY.missing, [missing.key]);
  const deletions = withDependents(scene, deletion.items);
  const locked = [...deletions.keys()].filter((key) => scene.get("vertex", key)?.locked);
  if (locked.length > 0) return refuseLocked(locked);
  const diff: Diff = {};
  for (const { kind, key } of deletions.values())
    writeChange(diff, { kind, key, from: scene.get(kind, key) } as RecordChange);
  clearReferences(scene, deletions, diff);
  return accept(scene, COPY.remove(deletion.items.length), diff);
}
