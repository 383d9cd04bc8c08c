/**
 * By how much an area that is outlined in a photo is off where the photo's place and turn are. No photo says how far these may
 * be off, so that it is no part of the area's ±: it is told beside it for a place and a turn that are off by so much.
 */
import { loopArea, loopNormal } from "../../../geometry/newell";
import { rotate } from "../../../geometry/quaternion";
import { rotationAbout } from "../../../geometry/rotation-about";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** What is told: a place off by two inches (5 cm) along each axis, a turn by one degree about each. In metres and radians. */
export const POSE_OFF = { metres: 0.0508, radians: Math.PI / 180 } as const;

const AXES: readonly Vector3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Of metres and of radians: small beside a room, large beside what rounding leaves. */
const STEP = 1e-4;

type Seen = {
  /** Where the photo was taken from. */
  eye: Vector3;
  /** The corners on the surface, in metres. */
  corners: readonly Vector3[];
};

/** The area of the same places of the photo on the same surface, where the photo was taken from so far aside and turned so. */
function areaFrom({ eye, corners }: Seen, normal: Vector3, aside: Vector3, about: Vector3, angle: number): number {
  const [first] = corners;
  const from = add(eye, aside);
  const turn = rotationAbout(about, angle);
  return loopArea(
    corners.map((corner) => {
      const way = rotate(turn, subtract(corner, eye));
      const far = dot(subtract(first!, from), normal) / dot(way, normal);
      return add(from, scale(way, far));
    }),
  );
}

/** Square metres, one standard deviation where each of the six is off by `off` as one. 0 where nothing is enclosed. */
export function poseGain(seen: Seen, off: { metres: number; radians: number } = POSE_OFF): number {
  const normal = loopNormal(seen.corners);
  if (!normal) return 0;
  const gains = AXES.flatMap((axis) => {
    const moved = (by: number): number => areaFrom(seen, normal, scale(axis, by), axis, 0);
    const turned = (by: number): number => areaFrom(seen, normal, [0, 0, 0], axis, by);
    return [
      ((moved(STEP) - moved(-STEP)) / (2 * STEP)) * off.metres,
      ((turned(STEP) - turned(-STEP)) / (2 * STEP)) * off.radians,
    ];
  });
  const gain = Math.hypot(...gains);
  return Number.isFinite(gain) ? gain : 0;
}
