/** Moves rooms up or down so that floors of one story, scanned at slightly different heights, are on one level. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import { signedArea } from "../../../geometry/polygon-area";
import { add } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { CapturedFrame, CapturedRoom, CapturedSurface } from "./captured-room";
import { floorOutline } from "./floor-outline";

/** Floors of one story within this height, in m, are one level, scanned unevenly. A greater difference is a step. */
export const MAX_LEVEL_SPREAD = 0.09;
/** Tolerance in m for rounded numbers in files. */
const ROUNDING = 1e-6;
/** Smaller moves are not reported, in m, because they would be shown as zero. */
export const MIN_REPORTED_MOVE = 0.0005;

export type LeveledFloor = {
  floorNumber: number;
  /** Whether the rooms were moved to a level of the survey, which stays. */
  isToExisting: boolean;
  /** From the lowest to the highest floor before, or from the survey's level to the farthest room, in m. */
  spread: number;
  /** How many rooms are at the level, and how many were moved visibly. */
  rooms: number;
  moved: number;
};

/** Two levels of one story that stay apart. */
export type FloorStep = {
  floorNumber: number;
  /** From the highest floor of the lower level to the lowest of the upper before leveling, in m. */
  rise: number;
  /** Indices of the rooms at the two levels; empty if only the survey has floors there. */
  below: number[];
  above: number[];
};

/** Returns the middle height of a room's largest floor, or null without one. */
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

/** Moves a room up with everything in it, by `by` m. */
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
 * Groups ascending levels so that each group spreads over at most `MAX_LEVEL_SPREAD`. A wider range is split at its
 * widest gaps, all of them if equal, so the groups do not depend on where counting begins.
 */
function groupsOf(sorted: readonly number[]): number[][] {
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  if (highest - lowest <= MAX_LEVEL_SPREAD + ROUNDING) return [[...sorted]];
  const gaps = sorted.slice(1).map((level, index) => level - sorted[index]!);
  const widest = Math.max(...gaps);
  const parts: number[][] = [[lowest]];
  gaps.forEach((gap, index) => {
    if (widest - gap < MIN_REPORTED_MOVE) parts.push([]);
    parts.at(-1)!.push(sorted[index + 1]!);
  });
  return parts.flatMap(groupsOf);
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)]!;

type Storied = { room: CapturedRoom; floorNumber: number };

/**
 * Returns how far to raise each room in m, the changes per floor, and the remaining steps. `existing`: levels of the
 * survey's floors by floor number, to which new rooms move.
 */
export function levelFloors(
  rooms: readonly Storied[],
  existing: ReadonlyMap<number, readonly number[]> = new Map(),
): { raises: number[]; leveled: LeveledFloor[]; steps: FloorStep[] } {
  const levels = rooms.map(({ room }) => floorLevel(room));
  const raises = rooms.map(() => 0);
  const leveled: LeveledFloor[] = [];
  const steps: FloorStep[] = [];
  for (const floorNumber of [...new Set(rooms.map((room) => room.floorNumber))].sort((a, b) => a - b)) {
    const fixed = existing.get(floorNumber) ?? [];
    const newLevels = levels.flatMap((level, index) =>
      level !== null && rooms[index]!.floorNumber === floorNumber ? [level] : [],
    );
    const roomsAt = (group: readonly number[]): number[] =>
      levels.flatMap((level, index) =>
        level !== null && rooms[index]!.floorNumber === floorNumber && group.includes(level) ? [index] : [],
      );
    const groups = groupsOf([...newLevels, ...fixed].sort((a, b) => a - b));
    groups.slice(1).forEach((group, index) => {
      const [below, above] = [roomsAt(groups[index]!), roomsAt(group)];
      const rise = group[0]! - groups[index]!.at(-1)!;
      if (below.length + above.length > 0) steps.push({ floorNumber, rise, below, above });
    });
    for (const group of groups) {
      const existingLevels = fixed.filter((level) => group.includes(level)).sort((a, b) => a - b);
      const isToExisting = existingLevels.length > 0;
      const target = median(isToExisting ? existingLevels : group);
      let moved = 0;
      let farthest = 0;
      const groupRooms = roomsAt(group);
      for (const room of groupRooms) {
        const raise = target - levels[room]!;
        raises[room] = roundLength(raise);
        farthest = Math.max(farthest, Math.abs(raise));
        if (Math.abs(raises[room]!) >= MIN_REPORTED_MOVE) moved += 1;
      }
      const spread = isToExisting ? farthest : group.at(-1)! - group[0]!;
      if (moved > 0) leveled.push({ floorNumber, isToExisting, spread, rooms: groupRooms.length, moved });
    }
  }
  return { raises, leveled, steps };
}
