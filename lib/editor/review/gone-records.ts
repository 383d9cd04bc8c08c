/** What of the capture is no longer there: as the backend tells it, and as this browser's history knows it. */
import {
  type DeletedGeometry,
  GEOMETRY_KINDS,
  type GeometryKind,
  type GeometryRecord,
  type ObjectPlanar,
} from "../../domain/geometry-records";
import { changesOf, type Diff } from "../diff";
import type { HistoryEntry, HistoryView } from "../history";
import type { ReadScene } from "../scene";
import { onceFor } from "./once-for";

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

const deletedBy = onceFor(({ diff }: HistoryEntry) =>
  GEOMETRY_KINDS.flatMap((kind) =>
    Object.values<GeometryRecord>(diff[kind]?.removed ?? {}).map((record) => ({ kind, record })),
  ),
);

/** By key. `told`: by the backend; what the history knows too is as the history has it, which may be ahead of it. */
export function goneRecords(
  told: readonly GoneRecord[],
  { past }: Pick<HistoryView, "past">,
  employeeKey: string | null | undefined,
): GoneRecords {
  const gone = new Map<string, GoneRecord>(told.map((one) => [one.record.key, one]));
  for (const entry of past) {
    for (const deleted of deletedBy(entry)) {
      gone.set(deleted.record.key, { ...deleted, by: employeeKey || null, at: entry.createdAt });
    }
  }
  return gone;
}

/** Those, and the same table until something else is told, or an edit that deletes is made, undone, redone or forgotten. */
export function createGoneRecords(): typeof goneRecords {
  let known: { readonly of: readonly unknown[]; readonly gone: GoneRecords } | null = null;
  return (told, history, employeeKey) => {
    const of = [told, employeeKey, ...history.past.filter((entry) => deletedBy(entry).length > 0)];
    const isKnown = known?.of.length === of.length && of.every((one, at) => one === known?.of[at]);
    if (!known || !isKnown) known = { of, gone: goneRecords(told, history, employeeKey) };
    return known.gone;
  };
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

type GoneElements = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** The same list until there are others. */
  read(gone: GoneRecords): readonly GoneRecord[];
};

/** Those, sought again where the table is another, or one that it has is back or gone again. */
export function createGoneElements(scene: ReadScene): GoneElements {
  let known: { readonly gone: GoneRecords; readonly list: readonly GoneRecord[] } | null = null;
  return {
    follow(diff) {
      for (const { key, from, to } of changesOf(diff)) if (!(from && to) && known?.gone.has(key)) known = null;
    },
    read(gone) {
      if (known?.gone !== gone) known = { gone, list: goneElements(scene, gone) };
      return known.list;
    },
  };
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
