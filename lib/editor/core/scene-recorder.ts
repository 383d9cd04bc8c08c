/** Keeps records as they were before a change of several parts, to report only the net difference. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange, writeChange } from "./diff";
import { sameValue } from "./same-value";
import type { Scene, SceneRecords } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

export type RecordPlace = { kind: GeometryKind; key: string };

export const placeText = (kind: GeometryKind, key: string): string => `${kind} ${key}`;

export function recordScene(scene: Scene) {
  const before = new Map<string, RecordPlace & { record: AnyRecord | undefined }>();

  return {
    /** Call before the records change. Only the first note of a record counts. */
    note(places: Iterable<RecordPlace>): void {
      for (const { kind, key } of places) {
        const recordId = placeText(kind, key);
        if (!before.has(recordId)) before.set(recordId, { kind, key, record: scene.get(kind, key) });
      }
    },
    has: (kind: GeometryKind, key: string): boolean => before.has(placeText(kind, key)),
    /** Returns the record as it was when noted; otherwise the current record. */
    recordOf(kind: GeometryKind, key: string): AnyRecord | undefined {
      const noted = before.get(placeText(kind, key));
      return noted ? noted.record : (scene.get(kind, key) as AnyRecord | undefined);
    },
    /** Returns the net change since the notes. A record with the value as noted becomes the noted object again. */
    differences(): Diff {
      const diff: Diff = {};
      for (const { kind, key, record: from } of before.values()) {
        const to = scene.get(kind, key) as AnyRecord | undefined;
        if (from === to) continue;
        if (from && to && sameValue(from, to)) scene.put(kind, from as never);
        else writeChange(diff, { kind, key, from, to } as RecordChange);
      }
      return diff;
    },
  };
}

export function* placesOf(diffs: Iterable<Diff>): Generator<RecordPlace> {
  for (const diff of diffs) for (const { kind, key } of changesOf(diff)) yield { kind, key };
}

export function* placesOfRecords(records: Partial<SceneRecords>): Generator<RecordPlace> {
  for (const kind of GEOMETRY_KINDS) for (const { key } of records[kind] ?? []) yield { kind, key };
}
