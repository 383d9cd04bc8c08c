/** The wall that an object is put against, and its place with the back to it. */
import type { Object3D } from "../../../domain/geometry-records";
import { fromFrame, heightOver, toFrame } from "../../../geometry/host-frame";
import { multiply } from "../../../geometry/quaternion";
import { rotationAbout, tidyRotation } from "../../../geometry/rotation-about";
import { add, normalize, scale, type Vector3 } from "../../../geometry/vector3";
import { fromUpright, toUpright, type UprightWall, uprightWall } from "../measures/upright-wall";
import type { ReadScene } from "../scene";
import { headingOf } from "./object-box";

type Standing = Pick<Object3D, "position" | "quaternion" | "size">;

/** As far behind a wall's plane as an object's middle may be and still count as in its room, in metres. */
const BEHIND = 0.1;

/** The wall's level direction into the room, or null for one that leans too far. */
function outOf(wall: UprightWall): Vector3 | null {
  const [x, y, z] = wall.frame.normal;
  return Math.abs(y) > 0.5 ? null : normalize([x, 0, z]);
}

/** The nearest wall of the floor that looks at the place and reaches past it; null where there is none. */
export function nearestWall(scene: ReadScene, floorNumber: number, place: Vector3): UprightWall | null {
  let best: { wall: UprightWall; away: number } | null = null;
  for (const key of scene.keysOnFloor("face", floorNumber)) {
    const wall = scene.get("face", key)?.label === "wall" ? uprightWall(scene, key) : null;
    if (!wall) continue;
    const away = heightOver(wall.frame, place);
    const [along] = toUpright(wall, toFrame(wall.frame, place));
    if (away < -BEHIND || along < wall.left || along > wall.right) continue;
    if (!best || away < best.away) best = { wall, away };
  }
  return best?.wall ?? null;
}

/** Turned about the vertical until its back lies on the wall, and shifted along it into the wall's ends. Its height stays. */
export function againstWall(wall: UprightWall, object: Standing): Pick<Object3D, "position" | "quaternion"> | null {
  const out = outOf(wall);
  if (!out) return null;
  const turn = Math.atan2(out[0], out[2]) - headingOf(object);
  const quaternion = tidyRotation(multiply(rotationAbout([0, 1, 0], turn), object.quaternion));
  const half = object.size[0] / 2;
  const [along, up] = toUpright(wall, toFrame(wall.frame, object.position));
  const room = wall.right - wall.left >= object.size[0];
  const middle = room ? Math.min(wall.right - half, Math.max(wall.left + half, along)) : (wall.left + wall.right) / 2;
  const foot = fromFrame(wall.frame, fromUpright(wall, [middle, up]));
  const [x, , z] = add(foot, scale(out, object.size[2] / 2));
  return { position: [x, object.position[1], z], quaternion };
}
