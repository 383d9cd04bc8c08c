/** What must change in a scene to hold what freshly read lists hold. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "./diff";
import { sameValue } from "./same-value";
import type { ReadScene, SceneRecords } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

type ListDifferenceOptions = {
  /** Whether these two are the same record in the same state. */
  isSame: (kind: GeometryKind, known: AnyRecord, read: AnyRecord) => boolean;
  /** True where what was read (undefined: nothing) may be older than what the scene holds under this key; it stays so then. */
  isNewer: (kind: GeometryKind, key: string, read: AnyRecord | undefined) => boolean;
};

/** By revision and time, which say all of two records that came from the backend; by value where they have none. */
export function isSameByRevision(known: AnyRecord, read: AnyRecord): boolean {
  if (known === read) return true;
  const isStamped = known.revision !== undefined && Boolean(known.updatedAt);
  if (!isStamped) return sameValue(known, read);
  return known.revision === read.revision && known.updatedAt === read.updatedAt;
}

/** A list that is absent has not changed. Costs a look at each record that is read. */
export function listDifferences(scene: ReadScene, lists: Partial<SceneRecords>, options: ListDifferenceOptions): Diff {
  const { isSame, isNewer } = options;
  const diff: Diff = {};
  for (const kind of GEOMETRY_KINDS) {
    const list: readonly AnyRecord[] | undefined = lists[kind];
    if (!list) continue;
    let known = 0;
    for (const to of list) {
      const { key } = to;
      const from = scene.get(kind, key);
      if (from) known += 1;
      const isLeft = from !== undefined && (from === to || isSame(kind, from, to));
      if (!isLeft && !isNewer(kind, key, to)) writeChange(diff, { kind, key, from, to } as RecordChange);
    }
    if (known === scene.count(kind)) continue;
    const read = new Set(list.map(({ key }) => key));
    for (const from of scene.values(kind) as Iterable<AnyRecord>) {
      const { key } = from;
      if (!read.has(key) && !isNewer(kind, key, undefined)) writeChange(diff, { kind, key, from } as RecordChange);
    }
  }
  return diff;
}
