/** How a door hangs in its wall: one leaf or two, each with its hinge, and whether it is drawn on this side of the wall. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { distance, dot, interpolate, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../../core/scene";
import type { PlanQuad } from "./plan-wall";

/** A wider door has two leaves, in metres. */
const WIDEST_LEAF = 1.3;

/** A leaf that hangs at `hinge`, closed toward `along`, opened toward `into`; both level and of length 1. Metres. */
export type DoorLeaf = { hinge: Vector3; along: Vector3; into: Vector3; width: number };

/** A door that two rooms of a floor see as one swings on the side of one of them; where the other side is no door, on its own. */
function swings(scene: ReadScene, { key, twinKey, faceKey }: ObjectPlanar): boolean {
  const twin = twinKey ? scene.get("objectPlanar", twinKey) : undefined;
  if (twin?.label !== "door" || key < twin.key) return true;
  const behind = scene.get("face", twin.faceKey);
  return behind?.label !== "wall" || behind.floorNumber !== scene.get("face", faceKey)?.floorNumber;
}

/** In the gap of a wall that a door has; none for the other side of one that swings elsewhere. */
export function doorLeaves(scene: ReadScene, [start, rising, , outer]: PlanQuad, object: ObjectPlanar): DoorLeaf[] {
  // A wall's top may slope, a door does not.
  const end: Vector3 = [rising[0], start[1], rising[2]];
  const along = normalize(subtract(end, start));
  // Square to the wall: its outer corner lies askew where the wall ends in a mitre, and only tells which side is the room's.
  const across = along && normalize([along[2], 0, -along[0]]);
  const into = across && dot(across, subtract(outer, start)) > 0 ? scale(across, -1) : across;
  if (!along || !into || !swings(scene, object)) return [];
  const width = distance(start, end);
  if (width <= WIDEST_LEAF) return [{ hinge: start, along, into, width }];
  const half = distance(start, interpolate(start, end, 0.5));
  return [
    { hinge: start, along, into, width: half },
    { hinge: end, along: scale(along, -1), into, width: half },
  ];
}
