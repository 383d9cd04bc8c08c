/** Quick bounding-box tests that skip most faces of a large survey. They allocate nothing. */
import type { Face } from "../../../domain/geometry-records";
import type { Ray } from "../../../geometry/photo-ray";
import type { Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../../core/scene";

/** How far a photo of a home can show, in m. */
const MAX_DISTANCE = 30;
/** Boxes of horizontal and vertical faces are flat, so they are widened by this, in m. */
const BOX_MARGIN = 0.01;

const LOW = [0, 0, 0];
const HIGH = [0, 0, 0];

/** Writes the bounding box of a face's outline to `LOW` and `HIGH`. */
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

/** Whether a part of a face may be near enough to be visible from `eye`. */
export function mayBeVisible(scene: ReadScene, face: Face, eye: Vector3): boolean {
  readBox(scene, face);
  for (let axis = 0; axis < 3; axis += 1) {
    if (LOW[axis]! > eye[axis]! + MAX_DISTANCE || HIGH[axis]! < eye[axis]! - MAX_DISTANCE) return false;
  }
  return true;
}

/** Whether a ray may meet a face. */
export function mayMeet(scene: ReadScene, face: Face, { origin, direction }: Ray): boolean {
  readBox(scene, face);
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis += 1) {
    const [low, high] = [LOW[axis]! - BOX_MARGIN - origin[axis]!, HIGH[axis]! + BOX_MARGIN - origin[axis]!];
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
