/** Floors of one storey that a scan has at slightly different levels are brought to one: the whole room goes along. */
import { add } from "../../geometry/vector3";
import { roundLength } from "../round-length";
import type { CapturedFrame, CapturedRoom, CapturedSurface } from "./captured-room";
import { floorOutline } from "./floor-outline";

/** Floors of one storey this far apart in height are one level scanned unevenly; farther apart it is a step. Metres. */
const MOST_UNEVEN = 0.09;
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

/** A room's floor: the middle height of its first floor's corners, or null without one. */
export function floorLevel(room: CapturedRoom): number | null {
  for (const floor of room.floors) {
    const read = floorOutline(floor);
    if ("refused" in read) continue;
    const heights = read.outline.map(([, y]) => y);
    return (Math.min(...heights) + Math.max(...heights)) / 2;
  }
  return null;
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

/** Levels in ascending order as groups of at most `MOST_UNEVEN` from the lowest to the highest. */
function groupsOf(levels: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const level of [...levels].sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && level - group[0]! <= MOST_UNEVEN) group.push(level);
    else groups.push([level]);
  }
  return groups;
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)]!;

type Storied = { room: CapturedRoom; floorNumber: number };

/**
 * `held` are the levels of floors that the survey has already, by floor: new rooms come to them, they stay. Gives back by how
 * much each room is to be raised, 0 where it stays, and what was done on each floor.
 */
export function levelFloors(
  rooms: readonly Storied[],
  held: ReadonlyMap<number, readonly number[]> = new Map(),
): { raises: number[]; leveled: LeveledFloor[] } {
  const levels = rooms.map(({ room }) => floorLevel(room));
  const raises = rooms.map(() => 0);
  const leveled: LeveledFloor[] = [];
  for (const floorNumber of [...new Set(rooms.map((room) => room.floorNumber))].sort((a, b) => a - b)) {
    const fixed = held.get(floorNumber) ?? [];
    const own = levels.flatMap((level, at) =>
      level !== null && rooms[at]!.floorNumber === floorNumber ? [level] : [],
    );
    for (const group of groupsOf([...own, ...fixed])) {
      const stays = fixed.filter((level) => group.includes(level)).sort((a, b) => a - b);
      const isToHeld = stays.length > 0;
      const target = median(isToHeld ? stays : group);
      let [moved, count, farthest] = [0, 0, 0];
      levels.forEach((level, at) => {
        if (level === null || rooms[at]!.floorNumber !== floorNumber || !group.includes(level)) return;
        count += 1;
        raises[at] = roundLength(target - level);
        farthest = Math.max(farthest, Math.abs(target - level));
        if (Math.abs(raises[at]!) >= LEAST_TOLD) moved += 1;
      });
      const spread = isToHeld ? farthest : group.at(-1)! - group[0]!;
      if (moved > 0) leveled.push({ floorNumber, isToHeld, spread, rooms: count, moved });
    }
  }
  return { raises, leveled };
}
