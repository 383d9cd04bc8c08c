/** Whether two rooms of one floor lie in each other. */
import type { Face } from "../../domain/geometry-records";
import { floorPlanOf } from "../../geometry/floor-plan";
import { overlapDepth } from "../../geometry/overlap-depth";
import { facePlaces, type Records } from "../topology/places";
import { createFinding, type Finding } from "./finding";

/** By less than this the rooms of a captured home lie in each other, in metres. */
export const MOST_COMMON = 0.02;
/** Floors that lie this far over each other are of rooms over each other, in metres. */
const A_STOREY = 1.5;

/** A room by its floor: its loops on the plan, its box and its height. */
type PlannedRoom = {
  readonly key: string;
  readonly floorNumber: number;
  readonly loops: ReturnType<typeof floorPlanOf>[];
  readonly level: number;
};

/** Null where it is no floor, or encloses nothing. */
export function planOf(records: Records, face: Face | undefined): PlannedRoom | null {
  if (face?.label !== "floor") return null;
  const places = facePlaces(records, face);
  const [outer = []] = places;
  if (outer.length < 3) return null;
  const level = outer.reduce((sum, [, y]) => sum + y, 0) / outer.length;
  return { key: face.key, floorNumber: face.floorNumber, loops: places.map(floorPlanOf), level };
}

export function checkRooms(a: PlannedRoom, b: PlannedRoom): Finding | null {
  if (a.floorNumber !== b.floorNumber || Math.abs(a.level - b.level) > A_STOREY) return null;
  const metres = overlapDepth(a.loops, b.loops);
  if (metres <= MOST_COMMON) return null;
  const items = [a.key, b.key].sort().map((key) => ({ kind: "face" as const, key }));
  return createFinding("rooms-intersect", items, { metres });
}
