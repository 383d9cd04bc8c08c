/** What became of every element of a capture file: the report that the person reads after an import. */

export const IMPORT_OUTCOMES = ["taken", "merged", "repaired", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
export type CapturedElement = "wall" | "floor" | "door" | "window" | "opening" | "object";

/** One identifier of the file. Every identifier has exactly one entry. */
export type ImportEntry = {
  /** The capture's identifier; where the file has none, its place in the file, e.g. `doors[2]`. */
  identifier: string;
  element: CapturedElement;
  outcome: ImportOutcome;
  /** In words; null when the element was taken as it is and there is nothing to add. */
  reason: string | null;
  /** Keys of the face, planar object or 3D object that stand for it; none when refused. */
  keys: string[];
};

/** A record that the capture does not hold and the import made (source solver). */
export type AddedEntry = { key: string; element: "ceiling"; reason: string };

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
  /** Faces and planar objects recognised as one thing seen from two rooms. */
  twins: { key: string; twinKey: string }[];
};

/** The report of entries collected by an import. */
export function composeReport(parts: Omit<ImportReport, "counts">): ImportReport {
  const counts: Record<ImportOutcome, number> = { taken: 0, merged: 0, repaired: 0, refused: 0 };
  for (const entry of parts.entries) counts[entry.outcome] += 1;
  return { ...parts, counts };
}
