/** The outcome of every element of a capture file, shown before the import is applied. */

export const IMPORT_OUTCOMES = ["imported", "merged", "repaired", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export type CapturedElement =
  | "wall"
  | "floor"
  | "door"
  | "window"
  | "opening"
  | "object"
  | "section"
  | "room"
  | "unknown";

/** Every identifier of the file has exactly one entry. */
export type ImportEntry = {
  /** The captured identifier; without one, the path in the file. */
  identifier: string;
  /** The path in the file, such as `doors[2]`. */
  place: string;
  element: CapturedElement;
  outcome: ImportOutcome;
  /** A sentence, or null if there is nothing to explain. */
  reason: string | null;
  /** Keys of the records for the element; empty if it was refused. */
  keys: string[];
};

/** A record that the import created without a captured element (source "solver"). */
export type AddedEntry = {
  key: string;
  element: "ceiling" | "floor";
  reason: string;
  /** Whether figures from the record are estimates. */
  isEstimated: boolean;
};

/** A wall, door, window or opening shared by two rooms. */
export type PairEntry = {
  element: "wall" | "door" | "window" | "opening";
  /** The element in the second room: a door of one room may be an opening of the other. */
  twinElement: PairEntry["element"];
  key: string;
  twinKey: string;
  /** Names of the two rooms, in file order. */
  rooms: [string, string];
  /** Ids of new rooms; null for a room that the survey already had. */
  roomIds: [string | null, string | null];
  /** Captured identifiers; null for records without a captured element. */
  identifiers: [string | null, string | null];
  /** Distance from the plane of the first element to the center of the second, in m. */
  apart: number;
  /** Common length along the wall, in m. */
  overlap: number;
};

export type ImportReport = {
  fileName: string;
  /** Names of the rooms, in file order. */
  rooms: string[];
  entries: ImportEntry[];
  added: AddedEntry[];
  /** Information about the whole file, such as sides without a wall. */
  notes: string[];
  /** Number of entries per outcome. */
  counts: Record<ImportOutcome, number>;
  /** Walls and planar objects of this file that are shared by two rooms. */
  pairs: PairEntry[];
};

export function countOutcomes(entries: readonly ImportEntry[]): Record<ImportOutcome, number> {
  const counts: Record<ImportOutcome, number> = { imported: 0, merged: 0, repaired: 0, refused: 0 };
  for (const entry of entries) counts[entry.outcome] += 1;
  return counts;
}

export function composeReport(parts: Omit<ImportReport, "counts">): ImportReport {
  return { ...parts, counts: countOutcomes(parts.entries) };
}
