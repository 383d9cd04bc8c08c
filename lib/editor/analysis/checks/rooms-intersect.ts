/** Whether two rooms of one floor lie in each other. */
import type { Face } from "../../../domain/geometry-records";
import { floorPlanOf } from "../../../geometry/floor-plan";
import { overlapDepth } from "../../../geometry/overlap-depth";
import type { Vector3 } from "../../../geometry/vector3";
import { facePlaces, type Records } from "../../core/measures/places";
import { createFinding, type Finding } from "./finding";

/** By less than this the rooms of a captured home lie in each other, in metres. */
export const MOST_COMMON = 0.02;
/** Floors that lie this far over each other are of rooms over each other, in metres. */
const A_STOREY = 1.5;

/** A room by its floor: its loops on the plan, its box and its height. */
export type PlannedRoom = {
  readonly key: string;
  readonly floorNumber: number;
  readonly loops: ReturnType<typeof floorPlanOf>[];
  readonly level: number;
  /** Low x, high x, low z, high z: as the outline lies on the plan, not as the plan is drawn. */
  readonly box: readonly [number, number, number, number];
};

/** A floor face by the places of its corners; null where it encloses nothing. */
export function planFrom({ key, floorNumber }: Face, places: readonly Vector3[][]): PlannedRoom | null {
  const [outer = []] = places;
  if (outer.length < 3) return null;
  let [sum, x0, x1, z0, z1] = [0, Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y, z] of outer) {
    sum += y;
    [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    [z0, z1] = [Math.min(z0, z), Math.max(z1, z)];
  }
  return { key, floorNumber, loops: places.map(floorPlanOf), level: sum / outer.length, box: [x0, x1, z0, z1] };
}

/** Null where it is no floor, or encloses nothing. */
export const planOf = (records: Records, face: Face | undefined): PlannedRoom | null =>
  face?.label === "floor" ? planFrom(face, facePlaces(records, face)) : null;

export function checkRooms(a: PlannedRoom, b: PlannedRoom): Finding | null {
  if (a.floorNumber !== b.floorNumber || Math.abs(a.level - b.level) > A_STOREY) return null;
  const metres = overlapDepth(a.loops, b.loops);
  if (metres <= MOST_COMMON) return null;
  const items = [a.key, b.key].sort().map((key) => ({ kind: "face" as const, key }));
  return createFinding("rooms-intersect", items, { metres });
}
