/** Takes a RoomPlan capture (CapturedRoom JSON, version 2) into records of a survey. */
import type { SceneRecords } from "../scene";
import { buildRoom } from "./build-room";
import type { CapturedRoom } from "./captured-room";
import type { ImportContext } from "./import-context";
import type { ImportError } from "./import-errors";
import { composeReport, type ImportReport } from "./import-report";
import { pairTwins } from "./pair-twins";
import { readCapture } from "./read-capture";
import { notes, reasons } from "./words";

export type ImportResult =
  | { ok: true; records: SceneRecords; report: ImportReport }
  | { ok: false; error: ImportError };

/** Leaves out what the survey holds already, so that the same file taken twice changes nothing. */
function withoutKnown(room: CapturedRoom, known: ReadonlySet<string>): CapturedRoom {
  const refused = [...room.refused];
  const fresh = <T extends CapturedRoom["walls"][number] | CapturedRoom["objects"][number]>(elements: T[]): T[] =>
    elements.filter(({ identifier, element }) => {
      if (known.has(identifier)) {
        refused.push({ identifier, element, outcome: "refused", reason: reasons.alreadyImported });
      }
      return !known.has(identifier);
    });
  const { walls, floors, planar, objects, sections } = room;
  return {
    walls: fresh(walls),
    floors: fresh(floors),
    planar: fresh(planar),
    objects: fresh(objects),
    sections,
    refused,
  };
}

function storyOf(room: CapturedRoom): number {
  return (room.floors[0] ?? room.walls[0] ?? room.objects[0])?.story ?? 0;
}

/**
 * `text` is the file's content: one room, a list of rooms, or a structure of rooms, in one world frame. Never throws.
 * The records are new and complete; the report has an entry for every identifier of the file.
 */
export function importCapture(text: string, context: ImportContext): ImportResult {
  const read = readCapture(text);
  if (!read.ok) return read;
  const { existing } = context;
  const known = new Set(
    [...(existing?.face ?? []), ...(existing?.objectPlanar ?? []), ...(existing?.object3D ?? [])].flatMap(
      ({ sourceId }) => sourceId ?? [],
    ),
  );
  const lowest = Math.min(...read.rooms.map(storyOf));
  const built = read.rooms.map((room) => {
    const story = storyOf(room);
    const floorNumber = context.floorNumber === undefined ? story : context.floorNumber + story - lowest;
    return buildRoom(withoutKnown(room, known), context, floorNumber);
  });
  const records: SceneRecords = {
    vertex: built.flatMap((room) => room.records.vertex),
    edge: built.flatMap((room) => room.records.edge),
    face: built.flatMap((room) => room.records.face),
    objectPlanar: built.flatMap((room) => room.records.objectPlanar),
    object3D: built.flatMap((room) => room.records.object3D),
  };
  const twins = pairTwins(
    built.map((room) => room.records),
    existing,
  );
  const report = composeReport({
    fileName: context.fileName,
    rooms: built.flatMap((room) => room.name ?? []),
    entries: built.flatMap((room) => room.entries),
    added: built.flatMap((room) => room.added),
    notes: [...built.flatMap((room) => room.notes), ...(twins.length > 0 ? [notes.twins(twins.length)] : [])],
    twins,
  });
  return { ok: true, records, report };
}
