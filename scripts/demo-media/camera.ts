/** Cameras in the scene, and their poses in the world as records keep them. */
import type { CameraPose } from "../../lib/domain/entities";
import { quaternionFromAxes, rotate } from "../../lib/geometry/quaternion";
import { cross, normalize, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import { turned } from "./home-rooms";

/** Axes of the picture: to the right, up, and back towards the viewer. */
export type SceneCamera = { position: Vector3; right: Vector3; up: Vector3; back: Vector3; fovY: number };

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits + 0;

/** The pose (in the world) of a camera that stands at `eye` and looks at `target`, both in the scene. */
export function poseTowards(eye: Vector3, target: Vector3, fovY: number, turn: number): CameraPose {
  const back = normalize(subtract(eye, target));
  const right = back && normalize(cross([0, 1, 0], back));
  if (!back || !right) throw new Error("A camera cannot look straight up, nor at itself");
  const up = cross(back, right);
  const [x, y, z] = [right, up, back].map((axis) => turned(-turn, axis)) as [Vector3, Vector3, Vector3];
  const [qx, qy, qz, qw] = quaternionFromAxes(x, y, z);
  const [px, py, pz] = turned(-turn, eye);
  return {
    position: [rounded(px, 4), rounded(py, 4), rounded(pz, 4)],
    quaternion: [rounded(qx, 7), rounded(qy, 7), rounded(qz, 7), rounded(qw, 7)],
    fovY: rounded(fovY, 5),
  };
}

/** The camera that a kept pose means: pictures are rendered from the pose as it is written down. */
export function cameraOf(pose: CameraPose, turn: number): SceneCamera {
  const axis = (direction: Vector3): Vector3 => turned(turn, rotate(pose.quaternion, direction));
  return {
    position: turned(turn, pose.position),
    right: axis([1, 0, 0]),
    up: axis([0, 1, 0]),
    back: axis([0, 0, 1]),
    fovY: pose.fovY,
  };
}

/** The direction through a place of the picture, from its upper left corner, in fractions. */
export function directionThrough(camera: SceneCamera, aspect: number, x: number, y: number): Vector3 {
  const half = Math.tan(camera.fovY / 2);
  const [a, b] = [(2 * x - 1) * half * aspect, (1 - 2 * y) * half];
  const { right, up, back } = camera;
  const towards: Vector3 = [
    right[0] * a + up[0] * b - back[0],
    right[1] * a + up[1] * b - back[1],
    right[2] * a + up[2] * b - back[2],
  ];
  const length = Math.hypot(...towards);
  return scale(towards, 1 / length);
}
