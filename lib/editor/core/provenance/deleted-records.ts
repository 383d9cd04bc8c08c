/** Captured records that no longer exist, from the backend and from this browser's history. */
import {
  type DeletedGeometry,
  GEOMETRY_KINDS,
  type GeometryKind,
  type GeometryRecord,
  type ObjectPlanar,
} from "../../../domain/geometry-records";
import { changesOf, type Diff } from "../diff";
import type { HistoryEntry, HistoryView } from "../history";
import { readsTheSame } from "../same-value";
import type { ReadScene } from "../scene";
import { DESCRIBED_KINDS, isOfCapture } from "./captured-keys";
import { capturedOf } from "./captured-values";
import { REVIEW_COPY } from "./copy";
import { memoizeByObject } from "./memoize-by-object";

export type DeletedRecord = {
  readonly kind: GeometryKind;
  readonly record: GeometryRecord;
  /** The employee's key, and the time in ISO 8601 UTC. */
  readonly by: string | null;
  readonly at: string;
  /** The history entry that deleted the record; absent for records that the backend lists. */
  readonly entry?: string;
};
export type DeletedRecords = ReadonlyMap<string, DeletedRecord>;

/** The deletes of one gesture are several calls, and the backend does not say which calls belong together. */
const ONE_GESTURE_MS = 5_000;

const isDeleted = (record: GeometryRecord): record is DeletedGeometry =>
  typeof (record as Partial<DeletedGeometry>).deletedAt === "string";

/**
 * Reads the backend's lists of deleted records; returns null if the backend does not support the query and returns
 * existing records instead.
 */
export function readDeletedLists(
  lists: readonly (readonly [GeometryKind, readonly GeometryRecord[]])[],
): DeletedRecord[] | null {
  const deleted: DeletedRecord[] = [];
  for (const [kind, records] of lists) {
    for (const record of records) {
      if (!isDeleted(record)) return null;
      const { deletedBy, deletedAt, ...was } = record;
      deleted.push({ kind, record: was, by: deletedBy || null, at: deletedAt });
    }
  }
  return deleted;
}

type Item = { readonly kind: GeometryKind; readonly record: GeometryRecord };

/** Returns the records that an entry deletes, and the keys of all records that it adds if one is captured. */
const tracesOf = memoizeByObject(({ diff }: HistoryEntry): { removed: readonly Item[]; added: readonly string[] } => {
  const recordsOf = (part: "removed" | "added") =>
    GEOMETRY_KINDS.flatMap((kind) =>
      Object.values<GeometryRecord>(diff[kind]?.[part] ?? {}).map((record) => ({ kind, record })),
    );
  const added = recordsOf("added");
  const changesCapture = added.some(({ record }) => isOfCapture(record));
  return { removed: recordsOf("removed"), added: changesCapture ? added.map(({ record }) => record.key) : [] };
});

const changesCapture = (entry: HistoryEntry): boolean => {
  const { removed, added } = tracesOf(entry);
  return removed.length > 0 || added.length > 0;
};

type Entries = Pick<HistoryView, "past" | "future" | "cutOff">;

/**
 * Returns undone entries that add captured records, such as an import. Undoing a restore leaves the records deleted as
 * before.
 */
const undoneAdditions = ({ future, cutOff }: Entries): HistoryEntry[] =>
  [...future, ...cutOff].filter(
    (entry) =>
      entry.gestureIds.length % 2 === 0 && entry.label !== REVIEW_COPY.bringBack && tracesOf(entry).added.length > 0,
  );

/** Returns the deleted records by key. The history wins over the backend's list, since it may be newer. */
export function deletedRecords(
  listed: readonly DeletedRecord[],
  history: Entries,
  employeeKey: string | null | undefined,
): DeletedRecords {
  const listedByKey: DeletedRecords = new Map(listed.map((one) => [one.record.key, one]));
  const deleted = new Map(listedByKey);
  for (const entry of history.past) {
    const { removed, added } = tracesOf(entry);
    // Restored: only the backend or a later entry can report another deletion.
    for (const key of added) {
      const listedRecord = listedByKey.get(key);
      if (listedRecord) deleted.set(key, listedRecord);
      else deleted.delete(key);
    }
    for (const one of removed) {
      deleted.set(one.record.key, { ...one, by: employeeKey || null, at: entry.createdAt, entry: entry.id });
    }
  }
  for (const entry of undoneAdditions(history)) for (const key of tracesOf(entry).added) deleted.delete(key);
  return deleted;
}

/**
 * Returns a memoized `deletedRecords`: the same table until the backend's list or the relevant history entries change.
 */
export function createDeletedRecordsCache(): typeof deletedRecords {
  let cached: { readonly of: readonly unknown[]; readonly deleted: DeletedRecords } | null = null;
  return (listed, history, employeeKey) => {
    const inputs = [listed, employeeKey, ...history.past.filter(changesCapture), "undone", ...undoneAdditions(history)];
    const isFresh = cached?.of.length === inputs.length && inputs.every((one, index) => one === cached?.of[index]);
    if (!cached || !isFresh) cached = { of: inputs, deleted: deletedRecords(listed, history, employeeKey) };
    return cached.deleted;
  };
}

/** Identifies the captured element of a record; one wall may exist in several pieces. */
const elementIdOf = (kind: GeometryKind, record: GeometryRecord | undefined): string | null =>
  record?.sourceId && isOfCapture(record) ? `${kind} ${record.sourceId}` : null;

type KeysByElement = Map<string, Set<string>>;

function addElementKey(keysByElement: KeysByElement, name: string | null, key: string): void {
  if (name) keysByElement.set(name, (keysByElement.get(name) ?? new Set()).add(key));
}

function readKeysByElement(scene: ReadScene): KeysByElement {
  const keysByElement: KeysByElement = new Map();
  for (const kind of DESCRIBED_KINDS) {
    for (const record of scene.values(kind)) addElementKey(keysByElement, elementIdOf(kind, record), record.key);
  }
  return keysByElement;
}

/** Whether two records describe one element, since elements of two captures may share an id. */
const isSameElement = ({ captured: one }: GeometryRecord, { captured: other }: GeometryRecord): boolean =>
  ["label", "width", "height", "size"].every((name) => readsTheSame(one?.[name], other?.[name]));

const cornersOf = (record: GeometryRecord): readonly string[] => capturedOf("face", record)?.loops?.flat() ?? [];

/**
 * Returns the deleted records whose element was captured again: records that are not further pieces of existing ones.
 */
function findRecaptured(
  deleted: readonly GeometryRecord[],
  existing: readonly GeometryRecord[],
): readonly GeometryRecord[] {
  let remaining = deleted.filter((record) => existing.some((other) => isSameElement(record, other)));
  const corners = new Set(existing.flatMap(cornersOf));
  for (;;) {
    const pieces = new Set(remaining.filter((record) => cornersOf(record).some((corner) => corners.has(corner))));
    if (pieces.size === 0) return remaining;
    for (const piece of pieces) for (const corner of cornersOf(piece)) corners.add(corner);
    remaining = remaining.filter((record) => !pieces.has(record));
  }
}

/**
 * Returns the deleted elements that are listed one by one, except elements captured again. `keysByElement`: the
 * record keys of each captured element in the scene.
 */
export function deletedElements(
  scene: ReadScene,
  deleted: DeletedRecords,
  keysByElement: KeysByElement = readKeysByElement(scene),
): readonly DeletedRecord[] {
  const absent = [...deleted.values()].filter(
    ({ kind, record }) =>
      (DESCRIBED_KINDS as readonly GeometryKind[]).includes(kind) &&
      isOfCapture(record) &&
      scene.kindOf(record.key) === null,
  );
  const candidates = new Map<string, DeletedRecord[]>();
  for (const one of absent) {
    const name = elementIdOf(one.kind, one.record);
    if (name && keysByElement.has(name)) candidates.set(name, [...(candidates.get(name) ?? []), one]);
  }
  const recaptured = new Set<GeometryRecord>();
  for (const [name, records] of candidates) {
    const existing = [...keysByElement.get(name)!].flatMap((key) => scene.get(records[0]!.kind, key) ?? []);
    for (const record of findRecaptured(
      records.map(({ record }) => record),
      existing,
    ))
      recaptured.add(record);
  }
  return absent.filter(({ record }) => !recaptured.has(record));
}

type DeletedElements = {
  follow(diff: Diff): void;
  /** Returns the same list until its content changes. */
  read(deleted: DeletedRecords): readonly DeletedRecord[];
};

type CachedElements = {
  readonly deleted: DeletedRecords;
  readonly names: ReadonlySet<string | null>;
  readonly list: readonly DeletedRecord[];
};

/** Caches `deletedElements` until the table changes, or an edit touches one of its records or elements. */
export function createDeletedElementsCache(scene: ReadScene): DeletedElements {
  let cached: CachedElements | null = null;
  let keysByElement: KeysByElement | null = null;
  return {
    follow(diff) {
      for (const { kind, key, from, to } of changesOf(diff)) {
        const isSame = from && to && from.sourceId === to.sourceId && from.captured === to.captured;
        if (isSame && from.source === to.source) continue;
        const [oldId, newId] = [elementIdOf(kind, from), elementIdOf(kind, to)];
        if (keysByElement && oldId) keysByElement.get(oldId)?.delete(key);
        if (keysByElement) addElementKey(keysByElement, newId, key);
        const isTouched =
          (!(from && to) && cached?.deleted.has(key)) || [oldId, newId].some((name) => name && cached?.names.has(name));
        if (isTouched) cached = null;
      }
    },
    read(deleted) {
      if (cached?.deleted === deleted) return cached.list;
      keysByElement ??= readKeysByElement(scene);
      const names = new Set([...deleted.values()].map(({ kind, record }) => elementIdOf(kind, record)));
      cached = { deleted, names, list: deletedElements(scene, deleted, keysByElement) };
      return cached.list;
    },
  };
}

const areOfOneGesture = (one: DeletedRecord, other: DeletedRecord): boolean =>
  one.entry || other.entry
    ? one.entry === other.entry
    : one.by === other.by && Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= ONE_GESTURE_MS;

/** Returns the planar objects that were deleted together with their face. */
export function deletedWithFace(deleted: DeletedRecords, face: DeletedRecord): DeletedRecord[] {
  return [...deleted.values()].filter(
    (one) =>
      one.kind === "objectPlanar" &&
      (one.record as ObjectPlanar).faceKey === face.record.key &&
      areOfOneGesture(one, face),
  );
}
