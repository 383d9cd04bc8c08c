/** How a door swings: one leaf or two, each with its hinge, and whether this side of the wall draws the door. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { distance, dot, interpolate, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../../core/scene";
import type { PlanQuad } from "./plan-wall";

/** A wider door has two leaves, in m. */
const MAX_LEAF_WIDTH = 1.3;

/**
 * A leaf with its hinge, its direction closed and its direction open. The directions are level unit vectors; lengths in
 * m.
 */
export type DoorLeaf = { hinge: Vector3; along: Vector3; into: Vector3; width: number };

/**
 * A door between two rooms of a floor is drawn on one side only. If the other side is not a door, this side draws it.
 */
function isDrawnHere(scene: ReadScene, { key, twinKey, faceKey }: ObjectPlanar): boolean {
  const twin = twinKey ? scene.get("objectPlanar", twinKey) : undefined;
  if (twin?.label !== "door" || key < twin.key) return true;
  const behind = scene.get("face", twin.faceKey);
  return behind?.label !== "wall" || behind.floorNumber !== scene.get("face", faceKey)?.floorNumber;
}

/** Returns the leaves in a gap of a wall; none if the other side draws the door. */
export function doorLeaves(scene: ReadScene, [start, rising, , outer]: PlanQuad, object: ObjectPlanar): DoorLeaf[] {
  // A wall's top may slope; a door's does not.
  const end: Vector3 = [rising[0], start[1], rising[2]];
  const along = normalize(subtract(end, start));
  // Perpendicular to the wall. The outer corner is at an angle where the wall ends in a miter, so it only shows which
  // side the room is on.
  const across = along && normalize([along[2], 0, -along[0]]);
  const into = across && dot(across, subtract(outer, start)) > 0 ? scale(across, -1) : across;
  if (!along || !into || !isDrawnHere(scene, object)) return [];
  const width = distance(start, end);
  if (width <= MAX_LEAF_WIDTH) return [{ hinge: start, along, into, width }];
  const half = distance(start, interpolate(start, end, 0.5));
  return [
    { hinge: start, along, into, width: half },
    { hinge: end, along: scale(along, -1), into, width: half },
  ];
}
