/** Finds the wall behind an object, and places the object with its back to the wall. */
import type { Object3D } from "../../../domain/geometry-records";
import { fromFrame, heightOver, toFrame } from "../../../geometry/host-frame";
import { multiply } from "../../../geometry/quaternion";
import { rotationAbout, roundRotation } from "../../../geometry/rotation-about";
import { add, normalize, scale, type Vector3 } from "../../../geometry/vector3";
import { fromUpright, toUpright, type UprightWall, uprightWall } from "../measures/upright-wall";
import type { ReadScene } from "../scene";
import { headingOf } from "./object-box";

type PlacedBox = Pick<Object3D, "position" | "quaternion" | "size">;

/** How far behind the plane of a wall an object's center may be and still count as in the room, in meters. */
const MAX_BEHIND = 0.1;

/** Returns the wall's horizontal direction into the room, or null if the wall leans too far. */
function inwardOf(wall: UprightWall): Vector3 | null {
  const [x, y, z] = wall.frame.normal;
  return Math.abs(y) > 0.5 ? null : normalize([x, 0, z]);
}

/** Returns the nearest wall of the floor that faces the point and extends past it; null if there is none. */
export function nearestWall(scene: ReadScene, floorNumber: number, point: Vector3): UprightWall | null {
  let best: { wall: UprightWall; distance: number } | null = null;
  for (const key of scene.keysOnFloor("face", floorNumber)) {
    const wall = scene.get("face", key)?.label === "wall" ? uprightWall(scene, key) : null;
    if (!wall) continue;
    const distance = heightOver(wall.frame, point);
    const [along] = toUpright(wall, toFrame(wall.frame, point));
    if (distance < -MAX_BEHIND || along < wall.left || along > wall.right) continue;
    if (!best || distance < best.distance) best = { wall, distance };
  }
  return best?.wall ?? null;
}

/**
 * Rotates the object about the vertical until its back is on the wall, and shifts it between the wall's ends. Its
 * height stays.
 */
export function againstWall(wall: UprightWall, object: PlacedBox): Pick<Object3D, "position" | "quaternion"> | null {
  const inward = inwardOf(wall);
  if (!inward) return null;
  const turn = Math.atan2(inward[0], inward[2]) - headingOf(object);
  const quaternion = roundRotation(multiply(rotationAbout([0, 1, 0], turn), object.quaternion));
  const half = object.size[0] / 2;
  const [along, up] = toUpright(wall, toFrame(wall.frame, object.position));
  const fits = wall.right - wall.left >= object.size[0];
  const middle = fits ? Math.min(wall.right - half, Math.max(wall.left + half, along)) : (wall.left + wall.right) / 2;
  const foot = fromFrame(wall.frame, fromUpright(wall, [middle, up]));
  const [x, , z] = add(foot, scale(inward, object.size[2] / 2));
  return { position: [x, object.position[1], z], quaternion };
}
