/** What of the capture is no longer there: as the backend tells it, and as this browser's history knows it. */
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
import { onceFor } from "./once-for";

export type DeletedRecord = {
  readonly kind: GeometryKind;
  readonly record: GeometryRecord;
  /** The employee's key, and when, ISO 8601 UTC. */
  readonly by: string | null;
  readonly at: string;
  /** The history's entry that deleted it; absent of what the backend tells. */
  readonly entry?: string;
};
export type DeletedRecords = ReadonlyMap<string, DeletedRecord>;

/** One gesture's deletes are several calls, and the backend does not say which are of one. */
const ONE_GESTURE_MS = 5_000;

const isDeleted = (record: GeometryRecord): record is DeletedGeometry =>
  typeof (record as Partial<DeletedGeometry>).deletedAt === "string";

/**
 * Of the lists that were asked for what is deleted; null where the backend does not know the question and answers with what is
 * there.
 */
export function toldGone(
  lists: readonly (readonly [GeometryKind, readonly GeometryRecord[]])[],
): DeletedRecord[] | null {
  const gone: DeletedRecord[] = [];
  for (const [kind, records] of lists) {
    for (const record of records) {
      if (!isDeleted(record)) return null;
      const { deletedBy, deletedAt, ...was } = record;
      gone.push({ kind, record: was, by: deletedBy || null, at: deletedAt });
    }
  }
  return gone;
}

type Kept = { readonly kind: GeometryKind; readonly record: GeometryRecord };

/** What an entry deletes, and the keys of what it makes: of those that make something of the capture. */
const tracesOf = onceFor(({ diff }: HistoryEntry): { removed: readonly Kept[]; added: readonly string[] } => {
  const recordsOf = (part: "removed" | "added") =>
    GEOMETRY_KINDS.flatMap((kind) =>
      Object.values<GeometryRecord>(diff[kind]?.[part] ?? {}).map((record) => ({ kind, record })),
    );
  const added = recordsOf("added");
  const isTold = added.some(({ record }) => isOfCapture(record));
  return { removed: recordsOf("removed"), added: isTold ? added.map(({ record }) => record.key) : [] };
});

const isTold = (entry: HistoryEntry): boolean => {
  const { removed, added } = tracesOf(entry);
  return removed.length > 0 || added.length > 0;
};

type Entries = Pick<HistoryView, "past" | "future" | "cutOff">;

/** Edits that were undone, and so have made nothing: an import. What was only brought back is as gone as before. */
const undone = ({ future, cutOff }: Entries): HistoryEntry[] =>
  [...future, ...cutOff].filter(
    (entry) =>
      entry.gestureIds.length % 2 === 0 && entry.label !== REVIEW_COPY.bringBack && tracesOf(entry).added.length > 0,
  );

/** By key. `told`: by the backend; what the history knows too is as the history has it, which may be ahead of it. */
export function deletedRecords(
  told: readonly DeletedRecord[],
  history: Entries,
  employeeKey: string | null | undefined,
): DeletedRecords {
  const saidOf: DeletedRecords = new Map(told.map((one) => [one.record.key, one]));
  const gone = new Map(saidOf);
  for (const entry of history.past) {
    const { removed, added } = tracesOf(entry);
    // There again: that it is gone once more can only be known from the backend, or from a later entry.
    for (const key of added) {
      const said = saidOf.get(key);
      if (said) gone.set(key, said);
      else gone.delete(key);
    }
    for (const one of removed) {
      gone.set(one.record.key, { ...one, by: employeeKey || null, at: entry.createdAt, entry: entry.id });
    }
  }
  for (const entry of undone(history)) for (const key of tracesOf(entry).added) gone.delete(key);
  return gone;
}

/** Those, and the same table until something else is told, or an edit that deletes is made, undone, redone or forgotten. */
export function createGoneRecords(): typeof deletedRecords {
  let known: { readonly of: readonly unknown[]; readonly gone: DeletedRecords } | null = null;
  return (told, history, employeeKey) => {
    const of = [told, employeeKey, ...history.past.filter(isTold), "undone", ...undone(history)];
    const isKnown = known?.of.length === of.length && of.every((one, at) => one === known?.of[at]);
    if (!known || !isKnown) known = { of, gone: deletedRecords(told, history, employeeKey) };
    return known.gone;
  };
}

/** What came of one element of a capture: a wall may have come in several pieces. */
const nameOf = (kind: GeometryKind, record: GeometryRecord | undefined): string | null =>
  record?.sourceId && isOfCapture(record) ? `${kind} ${record.sourceId}` : null;

type Bearers = Map<string, Set<string>>;

function bear(bearers: Bearers, name: string | null, key: string): void {
  if (name) bearers.set(name, (bearers.get(name) ?? new Set()).add(key));
}

function bearersOf(scene: ReadScene): Bearers {
  const bearers: Bearers = new Map();
  for (const kind of DESCRIBED_KINDS) {
    for (const record of scene.values(kind)) bear(bearers, nameOf(kind, record), record.key);
  }
  return bearers;
}

/** Unnamed elements of two captures may be called the same. */
const isSameElement = ({ captured: one }: GeometryRecord, { captured: other }: GeometryRecord): boolean =>
  ["label", "width", "height", "size"].every((name) => readsTheSame(one?.[name], other?.[name]));

const cornersOf = (record: GeometryRecord): readonly string[] => capturedOf("face", record)?.loops?.flat() ?? [];

/** Of what is gone of one element, what is no other piece of what is there: the capture has been taken anew since. */
function takenAnew(gone: readonly GeometryRecord[], there: readonly GeometryRecord[]): readonly GeometryRecord[] {
  let left = gone.filter((record) => there.some((other) => isSameElement(record, other)));
  const corners = new Set(there.flatMap(cornersOf));
  for (;;) {
    const pieces = new Set(left.filter((record) => cornersOf(record).some((corner) => corners.has(corner))));
    if (pieces.size === 0) return left;
    for (const piece of pieces) for (const corner of cornersOf(piece)) corners.add(corner);
    left = left.filter((record) => !pieces.has(record));
  }
}

/** Those that are told one by one: what a person would miss of the capture. `bearers`: of the scene. */
export function deletedElements(
  scene: ReadScene,
  gone: DeletedRecords,
  bearers: Bearers = bearersOf(scene),
): readonly DeletedRecord[] {
  const absent = [...gone.values()].filter(
    ({ kind, record }) =>
      (DESCRIBED_KINDS as readonly GeometryKind[]).includes(kind) &&
      isOfCapture(record) &&
      scene.kindOf(record.key) === null,
  );
  const doubles = new Map<string, DeletedRecord[]>();
  for (const one of absent) {
    const name = nameOf(one.kind, one.record);
    if (name && bearers.has(name)) doubles.set(name, [...(doubles.get(name) ?? []), one]);
  }
  const anew = new Set<GeometryRecord>();
  for (const [name, ones] of doubles) {
    const there = [...bearers.get(name)!].flatMap((key) => scene.get(ones[0]!.kind, key) ?? []);
    for (const record of takenAnew(
      ones.map(({ record }) => record),
      there,
    ))
      anew.add(record);
  }
  return absent.filter(({ record }) => !anew.has(record));
}

type DeletedElements = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** The same list until there are others. */
  read(gone: DeletedRecords): readonly DeletedRecord[];
};

type KnownElements = {
  readonly gone: DeletedRecords;
  readonly names: ReadonlySet<string | null>;
  readonly list: readonly DeletedRecord[];
};

/** Those, sought again where the table is another, or one that it has, or what came of the same element, is back or gone again. */
export function createGoneElements(scene: ReadScene): DeletedElements {
  let known: KnownElements | null = null;
  let bearers: Bearers | null = null;
  return {
    follow(diff) {
      for (const { kind, key, from, to } of changesOf(diff)) {
        const isSame = from && to && from.sourceId === to.sourceId && from.captured === to.captured;
        if (isSame && from.source === to.source) continue;
        const [was, is] = [nameOf(kind, from), nameOf(kind, to)];
        if (bearers && was) bearers.get(was)?.delete(key);
        if (bearers) bear(bearers, is, key);
        const isTouched =
          (!(from && to) && known?.gone.has(key)) || [was, is].some((name) => name && known?.names.has(name));
        if (isTouched) known = null;
      }
    },
    read(gone) {
      if (known?.gone === gone) return known.list;
      bearers ??= bearersOf(scene);
      const names = new Set([...gone.values()].map(({ kind, record }) => nameOf(kind, record)));
      known = { gone, names, list: deletedElements(scene, gone, bearers) };
      return known.list;
    },
  };
}

const areOfOneGesture = (one: DeletedRecord, other: DeletedRecord): boolean =>
  one.entry || other.entry
    ? one.entry === other.entry
    : one.by === other.by && Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= ONE_GESTURE_MS;

/** What hung on a face and went with it. */
export function wentWith(gone: DeletedRecords, it: DeletedRecord): DeletedRecord[] {
  return [...gone.values()].filter(
    (one) =>
      one.kind === "objectPlanar" && (one.record as ObjectPlanar).faceKey === it.record.key && areOfOneGesture(one, it),
  );
}
