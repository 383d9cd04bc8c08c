/**
 * Finds rooms of several files, or of a file and the survey, that may not line up, because their sessions began in
 * different places.
 */
import { floorPlanOf } from "../../../geometry/floor-plan";
import { overlapDepth } from "../../../geometry/overlap-depth";
import type { Vector2 } from "../../../geometry/vector2";
import type { TwinPair } from "../../core/twins/pair-twins";
import type { BuiltRoom } from "./build-room";
import { notes } from "./copy";
import type { ExistingRecords } from "./existing-records";
import { isMovedByOrigin } from "./reference-origin";

/** Overlap that rooms of one home may have, in m. */
const MAX_OVERLAP = 0.3;
/** Floors with a greater difference in height, in m, are on different stories. */
const MIN_STORY_HEIGHT = 1.5;

/** The survey's index among the files. */
const SURVEY = -1;

/** `isKnown`: a part was imported before, so the room is in the survey's frame. */
type PlacedRoom = Pick<BuiltRoom, "room" | "records" | "floorNumber"> & {
  file: number;
  title: string;
  isKnown: boolean;
};
type Plan = { outline: Vector2[]; level: number };

function plansOf({ records }: PlacedRoom): Plan[] {
  const positions = new Map(records.vertex.map(({ key, x, y, z }) => [key, [x, y, z] as const]));
  return records.face.flatMap(({ label, loops }): Plan[] => {
    const corners = label === "floor" ? (loops[0] ?? []).map((key) => positions.get(key)!) : [];
    return corners.length < 3 ? [] : [{ outline: floorPlanOf(corners), level: corners[0]![1] }];
  });
}

const overlapOf = (one: readonly Plan[], other: readonly Plan[]): number =>
  Math.max(
    0,
    ...one.flatMap((a) =>
      other.map((b) => (Math.abs(a.level - b.level) > MIN_STORY_HEIGHT ? 0 : overlapDepth([a.outline], [b.outline]))),
    ),
  );

/**
 * Returns the files in one frame: those that share a wall or door with the survey or are partly in it; without a
 * survey, the largest set of files that share walls or doors.
 */
function joinedFiles(rooms: readonly PlacedRoom[], pairs: readonly TwinPair[], hasExisting: boolean): Set<number> {
  const files = [...rooms.map(({ file }) => file), ...(hasExisting ? [SURVEY] : [])];
  const groups = new Map(files.map((file) => [file, new Set([file])]));
  const join = (a: number, b: number): void => {
    const [one, other] = [groups.get(a), groups.get(b)];
    if (!one || !other || one === other) return;
    for (const file of other) groups.set(file, one.add(file));
  };
  for (const { a, b } of pairs) join(rooms[a.room]?.file ?? SURVEY, rooms[b.room]?.file ?? SURVEY);
  for (const { file, isKnown } of rooms) if (isKnown) join(SURVEY, file);
  const largest = [...groups.values()].reduce((best, group) => (group.size > best.size ? group : best), new Set());
  return groups.get(SURVEY) ?? largest;
}

/**
 * Returns by room index the sentences about new rooms, or pairs of rooms, that may not line up. Rooms of one file are
 * in one frame.
 */
export function findMisplaced(
  rooms: readonly PlacedRoom[],
  pairs: readonly TwinPair[],
  existing?: Pick<ExistingRecords, "floors" | "levels">,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (room: number, sentence: string): void => {
    found.set(room, [...(found.get(room) ?? []), sentence]);
  };
  const floored = rooms.flatMap((room, index) => {
    const plans = plansOf(room);
    return plans.length > 0 ? [{ ...room, index, plans }] : [];
  });
  const hasExisting = existing !== undefined && existing.levels.size > 0;
  const hasSeveralFrames = hasExisting || new Set(floored.map(({ file }) => file)).size > 1;
  const isAnyLifted = floored.some(({ room }) => isMovedByOrigin(room.origin));
  const joined = joinedFiles(rooms, pairs, hasExisting);
  for (const { index, title, file, room } of floored) {
    if (room.origin.kind === "unreadable") add(index, notes.unreadableOrigin(title));
    else if (!hasSeveralFrames) continue;
    // The records of the survey do not state whether they share the frame of this reference origin.
    else if (room.origin.kind === "read") {
      if (hasExisting && !joined.has(file)) add(index, notes.originAlone(title));
    } else if (isAnyLifted) add(index, notes.noOrigin(title));
    else if (!joined.has(file)) add(index, notes.apart(title));
  }
  const titles = new Set(rooms.map(({ title }) => title));
  const existingRooms = (existing?.floors ?? []).map((floor) => ({
    file: SURVEY,
    title: titles.has(floor.name) ? notes.inSurvey(floor.name) : floor.name,
    floorNumber: floor.floorNumber,
    plans: [floor],
  }));
  floored.forEach((one, i) => {
    for (const other of [...floored.slice(i + 1), ...(one.isKnown ? [] : existingRooms)]) {
      if (one.file === other.file || one.floorNumber !== other.floorNumber) continue;
      const depth = overlapOf(one.plans, other.plans);
      if (depth > MAX_OVERLAP) add(one.index, notes.overlapping(one.title, other.title, depth));
    }
  });
  return found;
}
