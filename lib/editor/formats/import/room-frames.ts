/** Which rooms of several files, or of a file and the survey, may not line up: their sessions began in different places. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import { overlapDepth } from "../../../geometry/overlap-depth";
import type { Vector2 } from "../../../geometry/vector2";
import type { TwinPair } from "../../core/twins/pair-twins";
import type { BuiltRoom } from "./build-room";
import { notes } from "./copy";
import type { HeldRecords } from "./held-records";
import { isLifted } from "./reference-origin";

/** Rooms of one home lie in each other by less, in metres. */
const MOST_OVERLAP = 0.3;
/** Floors this far over each other are of different storeys, in metres. */
const A_STOREY = 1.5;

/** The survey's place among the files. */
const SURVEY = -1;

/** `isKnown`: some of it was taken before, so that it is in the survey's frame. */
type PlacedRoom = Pick<BuiltRoom, "room" | "records" | "floorNumber"> & {
  file: number;
  title: string;
  isKnown: boolean;
};
type Plan = { outline: Vector2[]; level: number };

function plansOf({ records }: PlacedRoom): Plan[] {
  const at = new Map(records.vertex.map(({ key, x, y, z }) => [key, [x, y, z] as const]));
  return records.face.flatMap(({ label, loops }): Plan[] => {
    const corners = label === "floor" ? (loops[0] ?? []).map((key) => at.get(key)!) : [];
    return corners.length < 3 ? [] : [{ outline: floorPlanOf(corners), level: corners[0]![1] }];
  });
}

const overlapOf = (one: readonly Plan[], other: readonly Plan[]): number =>
  Math.max(
    0,
    ...one.flatMap((a) =>
      other.map((b) => (Math.abs(a.level - b.level) > A_STOREY ? 0 : overlapDepth([a.outline], [b.outline]))),
    ),
  );

/**
 * The files in one frame: those that share a wall or door with the survey or are in it in part; where the survey is empty, the
 * largest set of files that share walls or doors.
 */
function joinedFiles(rooms: readonly PlacedRoom[], pairs: readonly TwinPair[], isHeld: boolean): Set<number> {
  const files = [...rooms.map(({ file }) => file), ...(isHeld ? [SURVEY] : [])];
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
 * A sentence for each new room, or pair of rooms, that may not line up. Rooms of one file are in one frame; `existing` is
 * what the survey holds.
 */
export function findMisplaced(
  rooms: readonly PlacedRoom[],
  pairs: readonly TwinPair[],
  existing?: Pick<HeldRecords, "floors" | "levels">,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (at: number, sentence: string): void => {
    found.set(at, [...(found.get(at) ?? []), sentence]);
  };
  const floored = rooms.flatMap((room, at) => {
    const plans = plansOf(room);
    return plans.length > 0 ? [{ ...room, at, plans }] : [];
  });
  const isHeld = existing !== undefined && existing.levels.size > 0;
  const isSeveral = isHeld || new Set(floored.map(({ file }) => file)).size > 1;
  const isAnyLifted = floored.some(({ room }) => isLifted(room.origin));
  const joined = joinedFiles(rooms, pairs, isHeld);
  for (const { at, title, file, room } of floored) {
    if (room.origin.kind === "unreadable") add(at, notes.unreadableOrigin(title));
    else if (!isSeveral) continue;
    // The survey's records do not say whether it shares the frame of this reference origin.
    else if (room.origin.kind === "read") {
      if (isHeld && !joined.has(file)) add(at, notes.originAlone(title));
    } else if (isAnyLifted) add(at, notes.noOrigin(title));
    else if (!joined.has(file)) add(at, notes.apart(title));
  }
  const titles = new Set(rooms.map(({ title }) => title));
  const held = (existing?.floors ?? []).map((floor) => ({
    file: SURVEY,
    title: titles.has(floor.name) ? notes.inSurvey(floor.name) : floor.name,
    floorNumber: floor.floorNumber,
    plans: [floor],
  }));
  floored.forEach((one, index) => {
    for (const other of [...floored.slice(index + 1), ...(one.isKnown ? [] : held)]) {
      if (one.file === other.file || one.floorNumber !== other.floorNumber) continue;
      const depth = overlapOf(one.plans, other.plans);
      if (depth > MOST_OVERLAP) add(one.at, notes.overlapping(one.title, other.title, depth));
    }
  });
  return found;
}
