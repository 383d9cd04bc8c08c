import type { BuiltRoom } from "./build-room";
import type { ReferenceOrigin } from "./captured-room";
import { notes, reasons } from "./copy";
import {
  composeReport,
  type ImportEntry,
  type ImportOutcome,
  type ImportReport,
  type PairEntry,
} from "./import-report";
import { type FloorStep, MAX_LEVEL_SPREAD, MIN_REPORTED_MOVE } from "./level-floors";
import type { SeenPlaces } from "./read-room";
import { isMovedByOrigin } from "./reference-origin";

/** The outcome of a merged entry is the first of these that one of its entries has. */
const OUTCOME_ORDER: readonly ImportOutcome[] = ["repaired", "imported", "merged", "refused"];

function joinEntries(one: ImportEntry, other: ImportEntry): ImportEntry {
  const sentences = [...new Set([one.reason, other.reason].filter((reason) => reason !== null))];
  const [outcome] = [one.outcome, other.outcome].sort((a, b) => OUTCOME_ORDER.indexOf(a) - OUTCOME_ORDER.indexOf(b));
  return {
    ...one,
    outcome: outcome!,
    reason: sentences.length > 0 ? sentences.join(" ") : null,
    keys: [...new Set([...one.keys, ...other.keys])],
  };
}

/** Merges the entries of elements with faces in several rooms, and adds the places where an identifier is repeated. */
function mergeEntries(entries: readonly ImportEntry[], seen: SeenPlaces): ImportEntry[] {
  const merged = new Map<string, ImportEntry>();
  for (const entry of entries) {
    const known = merged.get(entry.identifier);
    merged.set(entry.identifier, known ? joinEntries(known, entry) : entry);
  }
  return [...merged.values()].map((entry) => {
    const repeated = seen.get(entry.identifier) ?? [];
    if (repeated.length === 0) return entry;
    const reason = [entry.reason, reasons.repeated(repeated)].filter(Boolean).join(" ");
    const outcome = entry.outcome === "imported" ? ("repaired" as const) : entry.outcome;
    return { ...entry, outcome, reason };
  });
}

/** Adds an entry for every element of a structure's own lists that copies an element of a room. */
function withCopies(entries: readonly ImportEntry[], built: readonly BuiltRoom[]): ImportEntry[] {
  const known = new Map(entries.map((entry) => [entry.identifier, entry]));
  const copies = built.flatMap(({ room }) => room.copies);
  return [
    ...entries,
    ...copies.map(({ identifier, place, element, of }): ImportEntry => {
      const original = known.get(of);
      const reason = reasons.copyOf(original?.place ?? of);
      return { identifier, place, element, outcome: "merged", reason, keys: original?.keys ?? [] };
    }),
  ];
}

const liftNotes = (origin: ReferenceOrigin): string[] =>
  origin.kind === "read" && isMovedByOrigin(origin) ? [notes.lifted(origin.moved, origin.turned)] : [];

const levelNotes = (raisedBy: number): string[] =>
  Math.abs(raisedBy) >= MIN_REPORTED_MOVE ? [notes.leveled(raisedBy)] : [];

function stepNotes(steps: readonly FloorStep[], isOfFile: (room: number) => boolean): string[] {
  return steps.flatMap(({ rise, below, above }) => [
    ...(below.some(isOfFile) ? [notes.step(rise, "below", MAX_LEVEL_SPREAD)] : []),
    ...(above.some(isOfFile) ? [notes.step(rise, "above", MAX_LEVEL_SPREAD)] : []),
  ]);
}

export type FileParts = {
  fileName: string;
  seen: SeenPlaces;
  rooms: readonly { built: BuiltRoom; raisedBy: number; cautions: readonly string[] }[];
  pairs: PairEntry[];
  steps: readonly FloorStep[];
  isOfFile: (room: number) => boolean;
};

/** Returns the report of one file, with one entry for every identifier in it. */
export function reportFile({ fileName, seen, rooms, pairs, steps, isOfFile }: FileParts): ImportReport {
  const built = rooms.map((one) => one.built);
  const entries = built.flatMap((room) => room.entries);
  return composeReport({
    fileName,
    rooms: built.flatMap((room) => room.name ?? []),
    entries: withCopies(mergeEntries(entries, seen), built),
    added: built.flatMap((room) => room.added),
    notes: [
      ...rooms.flatMap(({ cautions }) => cautions),
      ...new Set(built.flatMap(({ room }) => liftNotes(room.origin))),
      ...built.flatMap((room) => room.notes),
      ...rooms.flatMap(({ raisedBy }) => levelNotes(raisedBy)),
      ...stepNotes(steps, isOfFile),
      ...(pairs.length > 0 ? [notes.twins(pairs.length)] : []),
    ],
    pairs,
  });
}
