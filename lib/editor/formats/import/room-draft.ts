/** A room while it is built: its vertices, faces and report entries. */
import type { Face } from "../../../domain/geometry-records";
import type { CapturedRoom, CapturedSurface } from "./captured-room";
import type { ImportContext } from "./import-context";
import type { AddedEntry, ImportEntry } from "./import-report";
import type { WallPiece } from "./split-wall";
import type { VertexPool } from "./vertex-pool";

export type DraftWall = { face: Face; piece: WallPiece; wall: CapturedSurface };
export type DraftFloor = { face: Face; loop: string[] };

export type RoomDraft = {
  context: ImportContext;
  floorNumber: number;
  room: CapturedRoom;
  pool: VertexPool;
  floors: DraftFloor[];
  walls: DraftWall[];
  /** Keys of wall faces by their sorted vertices. */
  wallsByVertices: Map<string, string>;
  ceilings: Face[];
  entries: ImportEntry[];
  added: AddedEntry[];
  notes: string[];
  /** Warnings to check before the import; each takes the room's final name. */
  cautions: ((name: string) => string)[];
};

/** Returns the entry of an imported element: "repaired" if reading or placing changed something. */
export function importedEntry(
  {
    identifier,
    place,
    element,
    repairs,
  }: Pick<CapturedSurface, "identifier" | "place" | "repairs"> & Pick<ImportEntry, "element">,
  keys: string[],
  remarks: readonly string[] = [],
): ImportEntry {
  const sentences = [...new Set([...repairs, ...remarks])];
  return {
    identifier,
    place,
    element,
    outcome: repairs.length > 0 ? "repaired" : "imported",
    reason: sentences.length > 0 ? sentences.join(" ") : null,
    keys,
  };
}

export const refusedEntry = (
  { identifier, place, element }: Pick<ImportEntry, "identifier" | "place" | "element">,
  reason: string,
): ImportEntry => ({ identifier, place, element, outcome: "refused", reason, keys: [] });
