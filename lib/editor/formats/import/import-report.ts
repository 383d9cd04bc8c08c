/** What became of every element of a capture file: the report that the person reads before taking it. */

export const IMPORT_OUTCOMES = ["taken", "merged", "repaired", "refused"] as const;
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

/** One identifier of the file. Every identifier has exactly one entry. */
export type ImportEntry = {
  /** The capture's identifier; where the file has none, its place in the file. */
  identifier: string;
  /** Where it stands in the file, e.g. `doors[2]`. */
  place: string;
  element: CapturedElement;
  outcome: ImportOutcome;
  /** In words; null when the element was taken as it is and there is nothing to add. */
  reason: string | null;
  /** Keys of the faces, planar object or 3D object that stand for it; none when refused. */
  keys: string[];
};

/** A record that the capture does not hold and the import made (source solver). */
export type AddedEntry = {
  key: string;
  element: "ceiling" | "floor";
  reason: string;
  /** Whether the figures that come from it are estimates. */
  isEstimated: boolean;
};

/** One wall, door, window or opening seen from two rooms. */
export type PairEntry = {
  element: "wall" | "door" | "window" | "opening";
  /** What it is called in the second room: a door may be an opening there. */
  twinElement: PairEntry["element"];
  key: string;
  twinKey: string;
  /** Names of the two rooms, in file order. */
  rooms: [string, string];
  /** Ids of those that would be taken; null of the survey's own. */
  roomIds: [string | null, string | null];
  /** The captures' identifiers, null for what people made. */
  identifiers: [string | null, string | null];
  /** Metres from the first one's plane to the second one's middle. */
  apart: number;
  /** Metres along the wall that both take up. */
  overlap: number;
};

export type ImportReport = {
  fileName: string;
  /** Names of the rooms found, in file order. */
  rooms: string[];
  entries: ImportEntry[];
  added: AddedEntry[];
  /** What a person should know about the whole, e.g. sides of a room without a wall. */
  notes: string[];
  /** Number of entries with each outcome. */
  counts: Record<ImportOutcome, number>;
  /** Walls and planar objects of this file recognised as one thing seen from two rooms. */
  pairs: PairEntry[];
};

export function countOutcomes(entries: readonly ImportEntry[]): Record<ImportOutcome, number> {
  const counts: Record<ImportOutcome, number> = { taken: 0, merged: 0, repaired: 0, refused: 0 };
  for (const entry of entries) counts[entry.outcome] += 1;
  return counts;
}

/** The report of entries collected by an import. */
export function composeReport(parts: Omit<ImportReport, "counts">): ImportReport {
  return { ...parts, counts: countOutcomes(parts.entries) };
}
