/**
 * The error of an outlined area that comes from the photo's pose. No photo states how far its pose is off, so this
 * error is not part of the area's ±, but shown next to it for an assumed error.
 */
import { loopArea, loopNormal } from "../../../geometry/newell";
import { rotate } from "../../../geometry/quaternion";
import { rotationAbout } from "../../../geometry/rotation-about";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** The assumed pose error: 2 inches along each axis, 1 degree around each. */
export const POSE_OFF = { meters: 0.0508, radians: Math.PI / 180 } as const;

const AXES: readonly Vector3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** In m and radians: small compared to a room, large compared to rounding. */
const STEP = 1e-4;

type Seen = {
  /** The camera position. */
  eye: Vector3;
  /** The corners on the surface, in m. */
  corners: readonly Vector3[];
};

/** Returns the area of the same photo positions on the same surface for a moved and turned camera. */
function areaFrom({ eye, corners }: Seen, normal: Vector3, shift: Vector3, about: Vector3, angle: number): number {
  const [first] = corners;
  const from = add(eye, shift);
  const rotation = rotationAbout(about, angle);
  return loopArea(
    corners.map((corner) => {
      const direction = rotate(rotation, subtract(corner, eye));
      const distance = dot(subtract(first!, from), normal) / dot(direction, normal);
      return add(from, scale(direction, distance));
    }),
  );
}

/**
 * Returns one standard deviation of the area in m², if each of the six pose errors has the standard deviation
 * `poseError`; 0 if there is no area.
 */
export function poseGain(seen: Seen, poseError: { meters: number; radians: number } = POSE_OFF): number {
  const normal = loopNormal(seen.corners);
  if (!normal) return 0;
  const gains = AXES.flatMap((axis) => {
    const moved = (by: number): number => areaFrom(seen, normal, scale(axis, by), axis, 0);
    const turned = (by: number): number => areaFrom(seen, normal, [0, 0, 0], axis, by);
    return [
      ((moved(STEP) - moved(-STEP)) / (2 * STEP)) * poseError.meters,
      ((turned(STEP) - turned(-STEP)) / (2 * STEP)) * poseError.radians,
    ];
  });
  const gain = Math.hypot(...gains);
  return Number.isFinite(gain) ? gain : 0;
}
