/** Keeps the objects of unchanged records when lists are read again, so that the page holds one copy. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { isSameByRevision } from "../../editor/core/list-differences";
import type { SceneRecords } from "../../editor/core/scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** Returns a lookup by key. Lists that are read in the order of `known`, the usual case, need no table. */
function createFinder(known: readonly AnyRecord[]): (key: string) => AnyRecord | undefined {
  let next = 0;
  let table: Map<string, AnyRecord> | null = null;
  return (key) => {
    const record = known[next];
    if (record?.key === key) {
      next += 1;
      return record;
    }
    table ??= new Map(known.map((item) => [item.key, item]));
    return table.get(key);
  };
}

/** Changes freshly read lists in place: records in the same state as in `known` become the same objects. */
export function shareKnown(records: SceneRecords, known: SceneRecords): void {
  for (const kind of GEOMETRY_KINDS) {
    const list: AnyRecord[] = records[kind];
    if (list === known[kind]) continue;
    const find = createFinder(known[kind]);
    for (let index = 0; index < list.length; index += 1) {
      const read = list[index] as AnyRecord;
      const before = find(read.key);
      if (before && isSameByRevision(before, read)) list[index] = before;
    }
  }
}
