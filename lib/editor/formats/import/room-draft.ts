/** A room while it is being built: its vertices, faces and what each wall became. */
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
  /** Keys of the wall faces by their vertices, whatever the order. */
  wallsByVertices: Map<string, string>;
  ceilings: Face[];
  entries: ImportEntry[];
  added: AddedEntry[];
  notes: string[];
  /** What to look at before taking the room, as a sentence about the room of this name. */
  cautions: ((name: string) => string)[];
};

/** The entry of an element that was taken, repaired when reading or placing it had to change something. */
export function takenEntry(
  {
    identifier,
    place,
    element,
    repairs,
  }: Pick<CapturedSurface, "identifier" | "place" | "repairs"> & Pick<ImportEntry, "element">,
  keys: string[],
  remarks: readonly string[] = [],
): ImportEntry {
  const words = [...new Set([...repairs, ...remarks])];
  return {
    identifier,
    place,
    element,
    outcome: repairs.length > 0 ? "repaired" : "taken",
    reason: words.length > 0 ? words.join(" ") : null,
    keys,
  };
}

export const refusedEntry = (
  { identifier, place, element }: Pick<ImportEntry, "identifier" | "place" | "element">,
  reason: string,
): ImportEntry => ({ identifier, place, element, outcome: "refused", reason, keys: [] });
