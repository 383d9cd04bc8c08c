import { dot, subtract } from "../../../geometry/vector3";
import { withCapturedTwin } from "../../core/provenance/captured-values";
import type { SceneRecords } from "../../core/scene";
import { pairTwins, type TwinPair } from "../../core/twins/pair-twins";
import { type BuiltRoom, buildRoom } from "./build-room";
import { type CapturedRoom, type CapturedSurface, copyRoom } from "./captured-room";
import { notes } from "./copy";
import { reportFile } from "./file-report";
import { findWallCuts } from "./find-wall-cuts";
import type { ImportContext } from "./import-context";
import type { ImportError } from "./import-errors";
import type { ImportReport, PairEntry } from "./import-report";
import { keepKeys } from "./keep-keys";
import { type FloorStep, type LeveledFloor, levelFloors, raiseRoom } from "./level-floors";
import type { ReadCapture } from "./read-capture";
import { isMovedByOrigin } from "./reference-origin";
import { findMisplaced } from "./room-frames";
import { distinctTitles, plainName } from "./room-titles";
import { createKnownFilter, isPartlyImported } from "./skip-known";
import { splitRooms } from "./split-rooms";

export type ReadFile = { fileName: string; read: ReadCapture };

/** A room found in the imported files. */
export type IntakeRoom = {
  /** Stable: the same files give the same ids. */
  id: string;
  /** The index of the room's file. */
  file: number;
  /** From the room's sections or the import context; null if unnamed. */
  name: string | null;
  floorNumber: number;
  /** The keys of the room's floor faces, which hold the name. */
  floorKeys: string[];
  /** How far the room was raised to the level of its floor, in m. */
  raisedBy: number;
};

export type IntakeFile =
  | { fileName: string; ok: true; report: ImportReport }
  | { fileName: string; ok: false; error: ImportError };

/** The result of converting a set of files, before it is applied. The survey has not been changed. */
export type Intake = {
  files: IntakeFile[];
  rooms: IntakeRoom[];
  records: SceneRecords;
  pairs: PairEntry[];
  leveled: LeveledFloor[];
  /** Where floors of one story stay at two levels; `rise` in m. */
  steps: Pick<FloorStep, "floorNumber" | "rise">[];
  /** Warnings to check before applying: rooms that may not line up, open sections, estimates. */
  cautions: string[];
  /** How many rooms were moved by their reference origin. */
  lifted: number;
  /** Existing walls and openings, each with its new twin. */
  partners: { kind: "face" | "objectPlanar"; key: string; twinKey: string }[];
};

/** `isKnown`: whether a part of the room was imported before. */
type Room = { room: CapturedRoom; file: number; id: string; floorNumber: number; raisedBy: number; isKnown: boolean };

type PlacedRoom = BuiltRoom & Pick<Room, "file" | "id" | "raisedBy" | "isKnown"> & { title: string };

const noRecords = (): SceneRecords => ({ vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] });

/** Returns null for an empty room, such as one of a file that was imported before. */
function storyOf(room: CapturedRoom): number | null {
  return (room.floors[0] ?? room.walls[0] ?? room.planar[0] ?? room.objects[0])?.story ?? null;
}

/** Returns the rooms of all readable files, split by walls, with floor numbers, and leveled. */
function roomsOf(
  files: readonly ReadFile[],
  context: ImportContext,
): { rooms: Room[]; leveled: LeveledFloor[]; steps: FloorStep[] } {
  const skipKnown = createKnownFilter(context.existing);
  const found = files.flatMap(({ fileName, read }, file) =>
    (read.ok ? read.rooms : []).flatMap((raw, i) => {
      const isKnown = isPartlyImported(raw, context.existing);
      const parts = splitRooms(skipKnown(raw, { at: file, fileName }));
      return parts.map((room, part) => ({ room, file, id: `${file}.${i}.${part}`, isKnown }));
    }),
  );
  const stories = found.flatMap(({ room }) => storyOf(room) ?? []);
  const lowest = stories.length > 0 ? Math.min(...stories) : 0;
  const storied = found.map((one) => {
    const story = storyOf(one.room) ?? lowest;
    return { ...one, floorNumber: context.floorNumber === undefined ? story : context.floorNumber + story - lowest };
  });
  if (context.keepsLevels) return { rooms: storied.map((one) => ({ ...one, raisedBy: 0 })), leveled: [], steps: [] };
  const { raises, leveled, steps } = levelFloors(storied, context.existing?.levels);
  const rooms = storied.map((one, i) => ({ ...one, room: raiseRoom(one.room, raises[i]!), raisedBy: raises[i]! }));
  return { rooms, leveled, steps };
}

/** Builds every room, then builds those again whose walls have to be cut between the rooms behind them. */
function buildRooms(rooms: readonly Room[], context: ImportContext): BuiltRoom[] {
  const build = ({ room, floorNumber }: Room, cuts: CapturedRoom["cuts"]) =>
    buildRoom({ ...copyRoom(room), cuts }, context, floorNumber);
  const first = rooms.map((room) => build(room, new Map()));
  if (context.keepsWalls) return first;
  const cuts = findWallCuts(
    first.map(({ records }) => records),
    context.existing,
  );
  return first.map((built, i) => (cuts[i]!.size > 0 ? keepKeys(built, build(rooms[i]!, cuts[i]!)) : built));
}

/** Returns the distance in m of two captured walls as a whole, even if they were cut. */
function distanceAsCaptured(pair: TwinPair, rooms: readonly Room[]): number {
  if (pair.kind !== "face") return pair.apart;
  const wallOf = ({ room, record }: TwinPair["a"]): CapturedSurface | undefined =>
    rooms[room]?.room.walls.find(({ identifier }) => identifier === record.sourceId);
  const [a, b] = [wallOf(pair.a), wallOf(pair.b)];
  if (!a || !b || a.curve || b.curve) return pair.apart;
  return Math.abs(dot(subtract(b.frame.origin, a.frame.origin), a.frame.z));
}

/** Stores the twins as captured values, for a revert to the scan. */
function storeTwinsAsCaptured(built: readonly BuiltRoom[]): void {
  for (const { records } of built) {
    for (const record of [...records.face, ...records.objectPlanar]) {
      if (record.twinKey) Object.assign(record, withCapturedTwin(record, record.twinKey));
    }
  }
}

type RoomNames = { nameOf: (room: number) => string; idOf: (room: number) => string | null };

function pairEntry(pair: TwinPair, { nameOf, idOf }: RoomNames, apart: number): PairEntry {
  const { a, b, kind, overlap } = pair;
  const elementOf = (label: string) => (kind === "face" ? "wall" : label) as PairEntry["element"];
  return {
    element: elementOf(a.record.label),
    twinElement: elementOf(b.record.label),
    key: a.record.key,
    twinKey: b.record.key,
    rooms: [nameOf(a.room), nameOf(b.room)],
    roomIds: [idOf(a.room), idOf(b.room)],
    identifiers: [a.record.sourceId ?? null, b.record.sourceId ?? null],
    apart,
    overlap,
  };
}

/** Returns the cautions of each room: first about the room's frame, then all others. */
function cautionsOf(placed: readonly PlacedRoom[], pairs: readonly TwinPair[], context: ImportContext): string[][] {
  const misplaced = findMisplaced(placed, pairs, context.existing);
  return placed.map(({ cautions, title }, i) => [
    ...(misplaced.get(i) ?? []),
    ...cautions.map((caution) => caution(title)),
  ]);
}

/** Returns all cautions, each once. With several files, a caution that does not begin with its room names the file. */
function allCautions(files: readonly ReadFile[], placed: readonly PlacedRoom[], cautions: string[][]): string[] {
  const sentences = placed.flatMap(({ file, title }, i) =>
    cautions[i]!.map((sentence) =>
      files.length < 2 || sentence.startsWith(title) ? sentence : `${plainName(files[file]!.fileName)}: ${sentence}`,
    ),
  );
  return [...new Set(sentences)];
}

function joinRecords(built: readonly BuiltRoom[]): SceneRecords {
  const joined = noRecords();
  for (const { records } of built) {
    joined.vertex.push(...records.vertex);
    joined.edge.push(...records.edge);
    joined.face.push(...records.face);
    joined.objectPlanar.push(...records.objectPlanar);
    joined.object3D.push(...records.object3D);
  }
  return joined;
}

const intakeRooms = (placed: readonly PlacedRoom[]): IntakeRoom[] =>
  placed.flatMap(({ id, file, floorNumber, raisedBy, name, records }): IntakeRoom[] => {
    const floorKeys = records.face.flatMap(({ label, key }) => (label === "floor" ? [key] : []));
    const isEmpty = records.face.length === 0 && records.object3D.length === 0;
    return isEmpty ? [] : [{ id, file, name, floorNumber, floorKeys, raisedBy }];
  });

/** Returns the survey's walls and openings that get a new twin: `survey` is their room number in the pairs. */
const partnersOf = (pairs: readonly TwinPair[], survey: number): Intake["partners"] =>
  pairs.flatMap(({ kind, a, b }) => [
    ...(a.room === survey ? [{ kind, key: a.record.key, twinKey: b.record.key }] : []),
    ...(b.room === survey ? [{ kind, key: b.record.key, twinKey: a.record.key }] : []),
  ]);

/**
 * Converts captures of rooms into records of a survey. Unreadable files are reported, the others converted. Never
 * throws because of a file's content. The records are new and complete; the reports have an entry for every identifier.
 */
export function importCaptures(files: readonly ReadFile[], context: ImportContext): Intake {
  const { rooms, leveled, steps } = roomsOf(files, context);
  const built = buildRooms(rooms, context);
  const pairs = pairTwins(
    built.map(({ records }) => records),
    context.existing,
  );
  storeTwinsAsCaptured(built);
  const titles = distinctTitles(built.map(({ name }, i) => ({ name, file: files[rooms[i]!.file]!.fileName })));
  const placed = built.map((one, i): PlacedRoom => {
    const { file, id, isKnown, raisedBy } = rooms[i]!;
    return { ...one, file, id, isKnown, raisedBy, title: titles[i]! };
  });
  const names: RoomNames = { nameOf: (i) => titles[i] ?? notes.survey, idOf: (i) => rooms[i]?.id ?? null };
  const entries = pairs.map((pair) => pairEntry(pair, names, distanceAsCaptured(pair, rooms)));
  const cautions = cautionsOf(placed, pairs, context);

  return {
    files: files.map(({ fileName, read }, file): IntakeFile => {
      if (!read.ok) return { fileName, ok: false, error: read.error };
      const isOfFile = (room: number): boolean => rooms[room]?.file === file;
      const report = reportFile({
        fileName,
        seen: read.seen,
        rooms: placed.flatMap((one, i) =>
          isOfFile(i) ? [{ built: one, raisedBy: one.raisedBy, cautions: cautions[i]! }] : [],
        ),
        pairs: entries.filter((_, i) => isOfFile(pairs[i]!.a.room) || isOfFile(pairs[i]!.b.room)),
        steps,
        isOfFile,
      });
      return { fileName, ok: true, report };
    }),
    rooms: intakeRooms(placed),
    records: joinRecords(built),
    pairs: entries,
    leveled,
    steps: steps.map(({ floorNumber, rise }) => ({ floorNumber, rise })),
    cautions: allCautions(files, placed, cautions),
    lifted: placed.filter(({ room, records: { face } }) => face.length > 0 && isMovedByOrigin(room.origin)).length,
    partners: partnersOf(pairs, built.length),
  };
}
