/** How a door hangs in its wall: one leaf or two, each with its hinge, and whether it is drawn on this side of the wall. */
import type { ObjectPlanar } from "../../domain/geometry-records";
import { distance, interpolate, normalize, scale, subtract, type Vector3 } from "../../geometry/vector3";
import type { PlanQuad } from "./plan-wall";

/** A wider door has two leaves, in metres. */
const WIDEST_LEAF = 1.3;

/** A leaf that hangs at `hinge`, closed toward `along`, opened toward `into`; both level and of length 1. Metres. */
export type DoorLeaf = { hinge: Vector3; along: Vector3; into: Vector3; width: number };

/** A door that is seen from two rooms swings on the side of one of them. */
const swings = ({ key, twinKey }: ObjectPlanar): boolean => !twinKey || key < twinKey;

/** In the gap of a wall that a door has; none for the other side of one that swings elsewhere. */
export function doorLeaves([start, end, , outer]: PlanQuad, object: ObjectPlanar): DoorLeaf[] {
  const along = normalize(subtract(end, start));
  const away = subtract(outer, start);
  const into = normalize([-away[0], 0, -away[2]]);
  if (!along || !into || !swings(object)) return [];
  const width = distance(start, end);
  if (width <= WIDEST_LEAF) return [{ hinge: start, along, into, width }];
  const half = distance(start, interpolate(start, end, 0.5));
  return [
    { hinge: start, along, into, width: half },
    { hinge: end, along: scale(along, -1), into, width: half },
  ];
}
