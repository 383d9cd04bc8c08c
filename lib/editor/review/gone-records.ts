/** What of the capture is no longer there: as the backend tells it, and as this browser's history knows it. */
import type { DeletedGeometry, GeometryKind, GeometryRecord, ObjectPlanar } from "../../domain/geometry-records";
import { changesOf } from "../diff";
import type { HistoryView } from "../history";
import type { ReadScene } from "../scene";

export type GoneRecord = {
  readonly kind: GeometryKind;
  readonly record: GeometryRecord;
  /** The employee's key, and when, ISO 8601 UTC. */
  readonly by: string | null;
  readonly at: string;
};
export type GoneRecords = ReadonlyMap<string, GoneRecord>;

/** One gesture's deletes are several calls. */
const ONE_GESTURE_MS = 60_000;

const isDeleted = (record: GeometryRecord): record is DeletedGeometry =>
  typeof (record as Partial<DeletedGeometry>).deletedAt === "string";

/**
 * Of the lists that were asked for what is deleted; null where the backend does not know the question and answers with what is
 * there.
 */
export function toldGone(lists: readonly (readonly [GeometryKind, readonly GeometryRecord[]])[]): GoneRecord[] | null {
  const gone: GoneRecord[] = [];
  for (const [kind, records] of lists) {
    for (const record of records) {
      if (!isDeleted(record)) return null;
      const { deletedBy, deletedAt, ...was } = record;
      gone.push({ kind, record: was, by: deletedBy || null, at: deletedAt });
    }
  }
  return gone;
}

/** By key. `told`: by the backend; what the history knows too is as the history has it, which may be ahead of it. */
export function goneRecords(
  told: readonly GoneRecord[],
  { past }: Pick<HistoryView, "past">,
  employeeKey: string | null | undefined,
): GoneRecords {
  const gone = new Map<string, GoneRecord>(told.map((one) => [one.record.key, one]));
  for (const { diff, createdAt } of past) {
    for (const { kind, key, from, to } of changesOf(diff)) {
      if (!to && from) gone.set(key, { kind, record: from, by: employeeKey || null, at: createdAt });
    }
  }
  return gone;
}

const isOfCapture = ({ captured, source }: GeometryRecord): boolean =>
  Boolean(captured) || source === "scan" || source === "solver";

/** Those that are told one by one: an edge goes with its faces, and so does a corner that one of them stood on. */
export function goneElements(scene: ReadScene, gone: GoneRecords): GoneRecord[] {
  const absent = [...gone.values()].filter(
    ({ kind, record }) => kind !== "edge" && isOfCapture(record) && scene.kindOf(record.key) === null,
  );
  const corners = new Set(
    absent.flatMap(({ kind, record }) =>
      kind === "face" ? (record as { loops: string[][] } & GeometryRecord).loops.flat() : [],
    ),
  );
  return absent.filter(({ kind, record }) => kind !== "vertex" || !corners.has(record.key));
}

/** What hung on a face and went with it. */
export function wentWith(gone: GoneRecords, { record, by, at }: GoneRecord): GoneRecord[] {
  return [...gone.values()].filter(
    (one) =>
      one.kind === "objectPlanar" &&
      (one.record as ObjectPlanar).faceKey === record.key &&
      one.by === by &&
      Math.abs(Date.parse(one.at) - Date.parse(at)) <= ONE_GESTURE_MS,
  );
}
