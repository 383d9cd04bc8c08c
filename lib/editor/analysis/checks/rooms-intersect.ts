/** Checks whether two rooms of one floor overlap. */
import type { Face } from "../../../domain/geometry-records";
import { floorPlanOf } from "../../../geometry/floor-plan";
import { overlapDepth } from "../../../geometry/overlap-depth";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import type { Records } from "../../core/measures/places";
import { createFinding, type Finding } from "./finding";

/** The overlap in m that captured rooms may have. */
export const MAX_OVERLAP = 0.02;
/** Floors with a greater difference in height, in m, belong to rooms above each other. */
const MIN_STORY_HEIGHT = 1.5;

/** A room by its floor face: loops on the plan, box and height. */
export type PlannedRoom = {
  readonly key: string;
  readonly floorNumber: number;
  readonly loops: ReturnType<typeof floorPlanOf>[];
  readonly level: number;
  /** Low x, high x, low z, high z of the outline in survey coordinates. */
  readonly box: readonly [number, number, number, number];
};

/** Returns the plan of a floor face by its vertex positions; null for fewer than three vertices. */
export function planFrom({ key, floorNumber }: Face, pointLoops: readonly Vector3[][]): PlannedRoom | null {
  const [outer = []] = pointLoops;
  if (outer.length < 3) return null;
  let sum = 0;
  let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y, z] of outer) {
    sum += y;
    [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    [z0, z1] = [Math.min(z0, z), Math.max(z1, z)];
  }
  return { key, floorNumber, loops: pointLoops.map(floorPlanOf), level: sum / outer.length, box: [x0, x1, z0, z1] };
}

/** Returns null for another face, or for a floor with fewer than three vertices. */
export const planOf = (records: Records, face: Face | undefined): PlannedRoom | null =>
  face?.label === "floor" ? planFrom(face, facePoints(records, face)) : null;

export function checkRooms(a: PlannedRoom, b: PlannedRoom): Finding | null {
  if (a.floorNumber !== b.floorNumber || Math.abs(a.level - b.level) > MIN_STORY_HEIGHT) return null;
  const meters = overlapDepth(a.loops, b.loops);
  if (meters <= MAX_OVERLAP) return null;
  const items = [a.key, b.key].sort().map((key) => ({ kind: "face" as const, key }));
  return createFinding("rooms-intersect", items, { meters });
}
