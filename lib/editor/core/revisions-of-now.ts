/** A change that took a while, as made on the revisions that its records have by now. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange, writeChange } from "./diff";
import { SERVER_FIELDS } from "./record-fields";
import type { ReadScene } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** The record with what the backend has set on `current`; the same object where that is no newer. */
function withServerFields(record: AnyRecord, current: AnyRecord): AnyRecord {
  if (record.revision === current.revision) return record;
  const fields = Object.entries(current).filter(([name]) => SERVER_FIELDS.has(name));
  return { ...record, ...Object.fromEntries(fields) } as AnyRecord;
}

/** `diff` has been done on the scene. An answer to an earlier edit that came meanwhile is not somebody else's change. */
export function onRevisionsOfNow(scene: ReadScene, diff: Diff): Diff {
  const now: Diff = {};
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    const current = scene.get(kind, key);
    if (!from || !to || !current) writeChange(now, change);
    else {
      const pair = { from: withServerFields(from, current), to: withServerFields(to, current) };
      writeChange(now, { kind, key, ...pair } as RecordChange);
    }
  }
  return now;
}
