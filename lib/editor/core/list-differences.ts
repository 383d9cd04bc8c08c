/** Compares a scene with freshly read lists. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "./diff";
import { sameValue } from "./same-value";
import type { ReadScene, SceneRecords } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

type ListDifferenceOptions = {
  /** Whether the two are the same record in the same state. */
  isSame: (kind: GeometryKind, known: AnyRecord, read: AnyRecord) => boolean;
  /** Whether the scene may be newer than the read record (undefined: absent from the list) and is therefore kept. */
  isNewer: (kind: GeometryKind, key: string, read: AnyRecord | undefined) => boolean;
};

/** Compares by revision and update time, or by value for records without them. */
export function isSameByRevision(known: AnyRecord, read: AnyRecord): boolean {
  if (known === read) return true;
  const isStamped = known.revision !== undefined && Boolean(known.updatedAt);
  if (!isStamped) return sameValue(known, read);
  return known.revision === read.revision && known.updatedAt === read.updatedAt;
}

/**
 * Returns the diff that makes the scene match the lists; an absent list means no change. Visits each read record once.
 */
export function listDifferences(scene: ReadScene, lists: Partial<SceneRecords>, options: ListDifferenceOptions): Diff {
  const { isSame, isNewer } = options;
  const diff: Diff = {};
  for (const kind of GEOMETRY_KINDS) {
    const list: readonly AnyRecord[] | undefined = lists[kind];
    if (!list) continue;
    let foundCount = 0;
    for (const to of list) {
      const { key } = to;
      const from = scene.get(kind, key);
      if (from) foundCount += 1;
      const isUnchanged = from !== undefined && (from === to || isSame(kind, from, to));
      if (!isUnchanged && !isNewer(kind, key, to)) writeChange(diff, { kind, key, from, to } as RecordChange);
    }
    if (foundCount === scene.count(kind)) continue;
    const readKeys = new Set(list.map(({ key }) => key));
    for (const from of scene.values(kind) as Iterable<AnyRecord>) {
      const { key } = from;
      if (!readKeys.has(key) && !isNewer(kind, key, undefined)) writeChange(diff, { kind, key, from } as RecordChange);
    }
  }
  return diff;
}
