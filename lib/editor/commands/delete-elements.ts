import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { accept, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import { visitReferences } from "../core/references";
import type { ReadScene, RecordOf } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { twinOf } from "./openings/opposite-side";

type Doomed = Map<string, SelectionItem>;

/** Whether a record owns its reference to `key`, so that it falls with it; twins and hosts are only let go. */
function fallsWith<K extends GeometryKind>(kind: K, record: RecordOf<K>, key: string): boolean {
  let isOwned = false;
  visitReferences(kind, record, (reference) => {
    if (reference.key === key) isOwned ||= reference.isOwned;
  });
  return isOwned;
}

/** A door is one door in both rooms: the chosen side takes the other along. */
function withOtherSide(scene: ReadScene, item: SelectionItem): SelectionItem[] {
  const opening = item.kind === "objectPlanar" ? scene.get("objectPlanar", item.key) : undefined;
  const twin = opening && twinOf(scene, opening);
  return twin ? [item, { kind: "objectPlanar", key: twin.key }] : [item];
}

/** The items with all that hangs on them: edges and faces on a vertex, planar objects on a face. */
function withWhatHangsOn(scene: ReadScene, items: readonly SelectionItem[]): Doomed {
  const doomed: Doomed = new Map();
  const queue = items.flatMap((item) => withOtherSide(scene, item));
  for (let item = queue.pop(); item; item = queue.pop()) {
    if (doomed.has(item.key)) continue;
    doomed.set(item.key, item);
    const referrers = scene.referrersOf(item.key);
    for (const kind of GEOMETRY_KINDS) {
      for (const key of referrers[kind] ?? []) {
        const record = scene.get(kind, key);
        if (record && fallsWith(kind, record, item.key)) queue.push({ kind, key });
      }
    }
  }
  return doomed;
}

export type Deletion = {
  /** Of what was chosen, and of what goes along with it. */
  chosen: Record<GeometryKind, number>;
  along: Record<GeometryKind, number>;
};

/** What a deletion would take, by kind, without doing it. */
export function whatGoes(scene: ReadScene, items: readonly SelectionItem[]): Deletion {
  const none = () => ({ vertex: 0, edge: 0, face: 0, objectPlanar: 0, object3D: 0 });
  const deletion: Deletion = { chosen: none(), along: none() };
  const chosen = new Set(items.map(({ key }) => key));
  for (const { kind, key } of withWhatHangsOn(scene, items).values()) {
    deletion[chosen.has(key) ? "chosen" : "along"][kind] += 1;
  }
  return deletion;
}

/** Twins and hosts that point to what goes are cleared on what stays. */
export function letGo(scene: ReadScene, doomed: Doomed, diff: Diff): void {
  for (const goneKey of doomed.keys()) {
    const referrers = scene.referrersOf(goneKey);
    for (const kind of GEOMETRY_KINDS) {
      for (const key of referrers[kind] ?? []) {
        const from = scene.get(kind, key);
        if (!from || doomed.has(key)) continue;
        const cleared = kind === "object3D" ? { hostKey: null } : { twinKey: null };
        writeChange(diff, { kind, key, from, to: { ...from, ...cleared } } as RecordChange);
      }
    }
  }
}

/**
 * Deletes elements with what hangs on them. Vertices and edges that a deleted face stood on stay, for others may stand on
 * them; a deleted edge takes no face, because a face names its vertices. A deleted door is gone from both rooms, but not with
 * the wall of only one. Locked vertices refuse.
 */
export function deleteElements(scene: ReadScene, deletion: { items: readonly SelectionItem[] }): CommandOutcome {
  const gone = deletion.items.find((item) => !scene.has(item.kind, item.key));
  if (gone) return refuse("missing", COPY.missing, [gone.key]);
  const doomed = withWhatHangsOn(scene, deletion.items);
  const locked = [...doomed.keys()].filter((key) => scene.get("vertex", key)?.locked);
  if (locked.length > 0) return refuse("locked", COPY.locked(locked.length), locked);
  const diff: Diff = {};
  for (const { kind, key } of doomed.values())
    writeChange(diff, { kind, key, from: scene.get(kind, key) } as RecordChange);
  letGo(scene, doomed, diff);
  return accept(scene, COPY.remove(deletion.items.length), diff);
}
