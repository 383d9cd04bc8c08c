/** Floors of one storey that a scan has at slightly different levels are brought to one: the whole room goes along. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import { signedArea } from "../../../geometry/polygon-area";
import { add } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { CapturedFrame, CapturedRoom, CapturedSurface } from "./captured-room";
import { floorOutline } from "./floor-outline";

/** Floors of one storey this far apart in height are one level scanned unevenly; farther apart it is a step. Metres. */
export const MOST_UNEVEN = 0.09;
/** Numbers in a file are seldom exact: as far over the limit as nobody could mean, in metres. */
const ROUNDING = 1e-6;
/** Rooms that moved less are not told, in metres: it would read as nothing. */
export const LEAST_TOLD = 0.0005;

export type LeveledFloor = {
  floorNumber: number;
  /** Whether they came to a floor that the survey has, which stays. */
  isToHeld: boolean;
  /** Between the lowest and the highest floor before, or from the survey's to the room farthest off it; in metres. */
  spread: number;
  /** How many rooms were looked at, and how many were moved by what one would see. */
  rooms: number;
  moved: number;
};

/** Two floors of one storey, one over the other, that were not brought to one level. */
export type FloorStep = {
  floorNumber: number;
  /** Metres between the highest floor of the lower level and the lowest of the upper, before either was levelled. */
  rise: number;
  /** The rooms that stand at the two levels, as they were given; none where only floors of the survey do. */
  below: number[];
  above: number[];
};

/** A room's floor: the middle height of the corners of its largest, or null without one. */
export function floorLevel(room: CapturedRoom): number | null {
  let largest: { area: number; level: number } | null = null;
  for (const floor of room.floors) {
    const read = floorOutline(floor);
    if ("refused" in read) continue;
    const area = Math.abs(signedArea(floorPlanOf(read.outline)));
    const heights = read.outline.map(([, y]) => y);
    const level = (Math.min(...heights) + Math.max(...heights)) / 2;
    if (!largest || area > largest.area) largest = { area, level };
  }
  return largest?.level ?? null;
}

const raisedFrame = (frame: CapturedFrame, by: number): CapturedFrame => ({
  ...frame,
  origin: add(frame.origin, [0, by, 0]),
});

/** The whole room higher by so many metres; what it holds stays where it is in the room. */
export function raiseRoom(room: CapturedRoom, by: number): CapturedRoom {
  const raise = <T extends { frame: CapturedFrame }>(element: T): T => ({
    ...element,
    frame: raisedFrame(element.frame, by),
  });
  const surfaces = (list: CapturedSurface[]): CapturedSurface[] => list.map(raise);
  return {
    ...room,
    walls: surfaces(room.walls),
    floors: surfaces(room.floors),
    planar: surfaces(room.planar),
    objects: room.objects.map(raise),
  };
}

/**
 * Levels in ascending order as groups that spread over no more than `MOST_UNEVEN`. What spreads farther is parted where
 * neighbours are farthest apart, at each such place where several are equally far: so no group depends on where one begins.
 */
function groupsOf(sorted: readonly number[]): number[][] {
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  if (highest - lowest <= MOST_UNEVEN + ROUNDING) return [[...sorted]];
  const gaps = sorted.slice(1).map((level, at) => level - sorted[at]!);
  const widest = Math.max(...gaps);
  const parts: number[][] = [[lowest]];
  gaps.forEach((gap, at) => {
    if (widest - gap < LEAST_TOLD) parts.push([]);
    parts.at(-1)!.push(sorted[at + 1]!);
  });
  return parts.flatMap(groupsOf);
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)]!;

type Storied = { room: CapturedRoom; floorNumber: number };

/**
 * `held` are the levels of floors that the survey has already, by floor: new rooms come to them, they stay. Gives back by how
 * much each room is to be raised, 0 where it stays, what was done on each floor, and where a step stays.
 */
export function levelFloors(
  rooms: readonly Storied[],
  held: ReadonlyMap<number, readonly number[]> = new Map(),
): { raises: number[]; leveled: LeveledFloor[]; steps: FloorStep[] } {
  const levels = rooms.map(({ room }) => floorLevel(room));
  const raises = rooms.map(() => 0);
  const leveled: LeveledFloor[] = [];
  const steps: FloorStep[] = [];
  for (const floorNumber of [...new Set(rooms.map((room) => room.floorNumber))].sort((a, b) => a - b)) {
    const fixed = held.get(floorNumber) ?? [];
    const own = levels.flatMap((level, at) =>
      level !== null && rooms[at]!.floorNumber === floorNumber ? [level] : [],
    );
    const roomsAt = (group: readonly number[]): number[] =>
      levels.flatMap((level, at) =>
        level !== null && rooms[at]!.floorNumber === floorNumber && group.includes(level) ? [at] : [],
      );
    const groups = groupsOf([...own, ...fixed].sort((a, b) => a - b));
    groups.slice(1).forEach((group, at) => {
      const [below, above] = [roomsAt(groups[at]!), roomsAt(group)];
      const rise = group[0]! - groups[at]!.at(-1)!;
      if (below.length + above.length > 0) steps.push({ floorNumber, rise, below, above });
    });
    for (const group of groups) {
      const stays = fixed.filter((level) => group.includes(level)).sort((a, b) => a - b);
      const isToHeld = stays.length > 0;
      const target = median(isToHeld ? stays : group);
      let [moved, farthest] = [0, 0];
      const at = roomsAt(group);
      for (const room of at) {
        const by = target - levels[room]!;
        raises[room] = roundLength(by);
        farthest = Math.max(farthest, Math.abs(by));
        if (Math.abs(raises[room]!) >= LEAST_TOLD) moved += 1;
      }
      const spread = isToHeld ? farthest : group.at(-1)! - group[0]!;
      if (moved > 0) leveled.push({ floorNumber, isToHeld, spread, rooms: at.length, moved });
    }
  }
  return { raises, leveled, steps };
}
