/** Takes captures of rooms in one world frame, read from one or several files, into records of a survey. */
import { dot, subtract } from "../../../geometry/vector3";
import { withCapturedTwin } from "../../core/provenance/captured-values";
import type { SceneRecords } from "../../core/scene";
import { pairTwins, type TwinPair } from "../../core/twins/pair-twins";
import { type BuiltRoom, buildRoom } from "./build-room";
import { type CapturedRoom, type CapturedSurface, copyRoom, type ReferenceOrigin } from "./captured-room";
import { notes, reasons } from "./copy";
import { cutsBehind } from "./cut-behind";
import type { ImportContext } from "./import-context";
import type { ImportError } from "./import-errors";
import { composeReport, type ImportEntry, type ImportReport, type PairEntry } from "./import-report";
import { keepKeys } from "./keep-keys";
import { type FloorStep, LEAST_TOLD, type LeveledFloor, levelFloors, MOST_UNEVEN, raiseRoom } from "./level-floors";
import { mergeEntries } from "./merge-entries";
import type { ReadCapture } from "./read-capture";
import { isLifted } from "./reference-origin";
import { findMisplaced } from "./room-frames";
import { plainName, tellApart } from "./room-titles";
import { splitRooms } from "./split-rooms";
import { isTakenBefore, withoutKnown } from "./without-known";

export type ReadFile = { fileName: string; read: ReadCapture };

/** One room that would be taken. */
export type IntakeRoom = {
  /** The same whenever the same files are read. */
  id: string;
  /** The place of its file in the set. */
  file: number;
  /** From its sections or from who imports; null when nobody has named it. */
  name: string | null;
  floorNumber: number;
  /** Its floor faces, which bear the name. */
  floorKeys: string[];
  /** By how many metres the whole room was raised to the level of its floor. */
  raisedBy: number;
};

export type IntakeFile =
  | { fileName: string; ok: true; report: ImportReport }
  | { fileName: string; ok: false; error: ImportError };

/** What a set of files comes to, before it is taken: all of it is new and complete, nothing has been changed. */
export type Intake = {
  files: IntakeFile[];
  rooms: IntakeRoom[];
  records: SceneRecords;
  pairs: PairEntry[];
  leveled: LeveledFloor[];
  /** Where floors of one storey were kept at two levels. */
  steps: Pick<FloorStep, "floorNumber" | "rise">[];
  /** What to look at before anything is taken: rooms that may not line up, open sections, what is estimated. */
  cautions: string[];
  /** How many rooms were moved into the common frame by their reference origin. */
  lifted: number;
  /** Walls and openings that the survey holds, each with its new other side. */
  partners: { kind: "face" | "objectPlanar"; key: string; twinKey: string }[];
};

type Room = { room: CapturedRoom; file: number; id: string; floorNumber: number; raisedBy: number; isKnown: boolean };

export const NO_RECORDS = (): SceneRecords => ({ vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] });

/** Null of a room that holds nothing, as one of a file that was taken before. */
function storyOf(room: CapturedRoom): number | null {
  return (room.floors[0] ?? room.walls[0] ?? room.planar[0] ?? room.objects[0])?.story ?? null;
}

/** The rooms of all files that could be read, told apart, on their floors and at one level. */
function roomsOf(
  files: readonly ReadFile[],
  context: ImportContext,
): { rooms: Room[]; leveled: LeveledFloor[]; steps: FloorStep[] } {
  const held = withoutKnown(context.existing);
  const found = files.flatMap(({ fileName, read }, file) =>
    (read.ok ? read.rooms : []).flatMap((raw, at) => {
      const isKnown = isTakenBefore(raw, context.existing);
      const parts = splitRooms(held(raw, { at: file, fileName }));
      return parts.map((room, part) => ({ room, file, id: `${file}.${at}.${part}`, isKnown }));
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
  const rooms = storied.map((one, at) => ({ ...one, room: raiseRoom(one.room, raises[at]!), raisedBy: raises[at]! }));
  return { rooms, leveled, steps };
}

/** Builds every room, looks what lies behind its walls, and builds again those whose walls must be cut. */
function build(rooms: readonly Room[], context: ImportContext): BuiltRoom[] {
  const make = ({ room, floorNumber }: Room, cuts: CapturedRoom["cuts"]) =>
    buildRoom({ ...copyRoom(room), cuts }, context, floorNumber);
  const first = rooms.map((room) => make(room, new Map()));
  if (context.keepsWalls) return first;
  const cuts = cutsBehind(
    first.map(({ records }) => records),
    context.existing,
  );
  return first.map((built, at) => (cuts[at]!.size > 0 ? keepKeys(built, make(rooms[at]!, cuts[at]!)) : built));
}

/** Captured walls say how far apart they stand as a whole, also where they were cut. */
function apartAsCaptured(pair: TwinPair, rooms: readonly Room[]): number {
  if (pair.kind !== "face") return pair.apart;
  const wallOf = ({ room, record }: TwinPair["a"]): CapturedSurface | undefined =>
    rooms[room]?.room.walls.find(({ identifier }) => identifier === record.sourceId);
  const [a, b] = [wallOf(pair.a), wallOf(pair.b)];
  if (!a || !b || a.curve || b.curve) return pair.apart;
  return Math.abs(dot(subtract(b.frame.origin, a.frame.origin), a.frame.z));
}

/** What was found here stays known: a revert to the scan asks for it. */
function keepPairs(built: readonly BuiltRoom[]): void {
  for (const { records } of built) {
    for (const record of [...records.face, ...records.objectPlanar]) {
      if (record.twinKey) Object.assign(record, withCapturedTwin(record, record.twinKey));
    }
  }
}

/**
 * Files that could not be read are named in the answer and the others taken. Never throws for what a file holds.
 * The records are new and complete; the reports have an entry for every identifier.
 */
export function importCaptures(files: readonly ReadFile[], context: ImportContext): Intake {
  const { rooms, leveled, steps } = roomsOf(files, context);
  const built = build(rooms, context);
  const pairs = pairTwins(
    built.map(({ records }) => records),
    context.existing,
  );
  keepPairs(built);
  const titles = tellApart(built.map(({ name }, at) => ({ name, file: files[rooms[at]!.file]!.fileName })));
  const nameOf = (room: number): string => titles[room] ?? notes.survey;
  const told = pairs.map((pair) => {
    const names = { nameOf, idOf: (room: number) => rooms[room]?.id ?? null };
    return { pair, entry: tellPair(pair, names, apartAsCaptured(pair, rooms)) };
  });
  const placed = built.map((one, at) => {
    const { file, isKnown } = rooms[at]!;
    return { ...one, file, isKnown, title: titles[at]! };
  });
  const misplaced = findMisplaced(placed, pairs, context.existing);
  const cautions = placed.map(({ cautions: own, title }, at) => [
    ...(misplaced.get(at) ?? []),
    ...own.map((caution) => caution(title)),
  ]);
  const records = NO_RECORDS();
  for (const one of built) {
    records.vertex.push(...one.records.vertex);
    records.edge.push(...one.records.edge);
    records.face.push(...one.records.face);
    records.objectPlanar.push(...one.records.objectPlanar);
    records.object3D.push(...one.records.object3D);
  }
  return {
    files: files.map(({ fileName, read }, file): IntakeFile => {
      if (!read.ok) return { fileName, ok: false, error: read.error };
      const own = built.filter((_, at) => rooms[at]!.file === file);
      const ownPairs = told.filter(({ pair }) => [pair.a, pair.b].some(({ room }) => rooms[room]?.file === file));
      const report = composeReport({
        fileName,
        rooms: own.flatMap((room) => room.name ?? []),
        entries: withCopies(
          mergeEntries(
            own.flatMap((room) => room.entries),
            read.seen,
          ),
          own,
        ),
        added: own.flatMap((room) => room.added),
        notes: [
          ...cautions.flatMap((sentences, at) => (rooms[at]!.file === file ? sentences : [])),
          ...new Set(own.flatMap(({ room }) => liftNote(room.origin))),
          ...own.flatMap((room) => room.notes),
          ...rooms.flatMap(({ file: of, raisedBy }) =>
            of === file && Math.abs(raisedBy) >= LEAST_TOLD ? [notes.levelled(raisedBy)] : [],
          ),
          ...stepNotes(steps, (room) => rooms[room]!.file === file),
          ...(ownPairs.length > 0 ? [notes.twins(ownPairs.length)] : []),
        ],
        pairs: ownPairs.map(({ entry }) => entry),
      });
      return { fileName, ok: true, report };
    }),
    rooms: built.flatMap((one, at): IntakeRoom[] => {
      const { id, file, floorNumber, raisedBy } = rooms[at]!;
      const floorKeys = one.records.face.flatMap(({ label, key }) => (label === "floor" ? [key] : []));
      const isEmpty = one.records.face.length === 0 && one.records.object3D.length === 0;
      return isEmpty ? [] : [{ id, file, name: one.name, floorNumber, floorKeys, raisedBy }];
    }),
    records,
    pairs: told.map(({ entry }) => entry),
    leveled,
    steps: steps.map(({ floorNumber, rise }) => ({ floorNumber, rise })),
    cautions: [
      ...new Set(
        placed.flatMap(({ file, title }, at) =>
          cautions[at]!.map((sentence) =>
            files.length < 2 || sentence.startsWith(title)
              ? sentence
              : `${plainName(files[file]!.fileName)}: ${sentence}`,
          ),
        ),
      ),
    ],
    lifted: placed.filter(({ room, records: { face } }) => face.length > 0 && isLifted(room.origin)).length,
    partners: pairs.flatMap(({ kind, a, b }) => [
      ...(a.room === built.length ? [{ kind, key: a.record.key, twinKey: b.record.key }] : []),
      ...(b.room === built.length ? [{ kind, key: b.record.key, twinKey: a.record.key }] : []),
    ]),
  };
}

const liftNote = (origin: ReferenceOrigin): string[] =>
  origin.kind === "read" && isLifted(origin) ? [notes.lifted(origin.moved, origin.turned)] : [];

/** With an entry for every element of a structure's own lists that is one of its rooms' under another identifier. */
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

function stepNotes(steps: readonly FloorStep[], isOwn: (room: number) => boolean): string[] {
  return steps.flatMap(({ rise, below, above }) => [
    ...(below.some(isOwn) ? [notes.step(rise, "below", MOST_UNEVEN)] : []),
    ...(above.some(isOwn) ? [notes.step(rise, "above", MOST_UNEVEN)] : []),
  ]);
}

type RoomNames = { nameOf: (room: number) => string; idOf: (room: number) => string | null };

function tellPair(pair: TwinPair, { nameOf, idOf }: RoomNames, apart: number): PairEntry {
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
