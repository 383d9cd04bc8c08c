/** Which faces of a large survey come into question at all, told by the box around each, with nothing made anew. */
import type { Face } from "../../../domain/geometry-records";
import type { Ray } from "../../../geometry/photo-ray";
import type { Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../../core/scene";

/** A photo of a home sees no farther, in metres. */
const FARTHEST_SEEN = 30;
/** Boxes of level and upright faces are flat: so far beside them still counts. */
const BESIDE = 0.01;

const LOW = [0, 0, 0];
const HIGH = [0, 0, 0];

/** Writes the box around a face's outer loop into the two above. */
function readBox(scene: ReadScene, face: Face): void {
  LOW.fill(Number.POSITIVE_INFINITY);
  HIGH.fill(Number.NEGATIVE_INFINITY);
  for (const key of face.loops[0] ?? []) {
    const vertex = scene.get("vertex", key);
    if (!vertex) continue;
    const { x, y, z } = vertex;
    LOW[0] = Math.min(LOW[0]!, x);
    LOW[1] = Math.min(LOW[1]!, y);
    LOW[2] = Math.min(LOW[2]!, z);
    HIGH[0] = Math.max(HIGH[0]!, x);
    HIGH[1] = Math.max(HIGH[1]!, y);
    HIGH[2] = Math.max(HIGH[2]!, z);
  }
}

/** Whether some of a face may lie near enough to be seen in a photo taken there. */
export function isInReach(scene: ReadScene, face: Face, eye: Vector3): boolean {
  readBox(scene, face);
  for (let axis = 0; axis < 3; axis += 1) {
    if (LOW[axis]! > eye[axis]! + FARTHEST_SEEN || HIGH[axis]! < eye[axis]! - FARTHEST_SEEN) return false;
  }
  return true;
}

/** Whether a ray may meet a face. */
export function mayMeet(scene: ReadScene, face: Face, { origin, direction }: Ray): boolean {
  readBox(scene, face);
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (let axis = 0; axis < 3; axis += 1) {
    const [low, high] = [LOW[axis]! - BESIDE - origin[axis]!, HIGH[axis]! + BESIDE - origin[axis]!];
    const step = direction[axis]!;
    if (Math.abs(step) < 1e-12) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    near = Math.max(near, Math.min(low / step, high / step));
    far = Math.min(far, Math.max(low / step, high / step));
    if (near > far) return false;
  }
  return true;
}
