/** The places of photos as what a card draws: each a small pyramid that opens the way its camera looks. */
import { aspectOf } from "@/lib/editor/tools/evidence/evidence-photo";
import { frustumCorners } from "@/lib/geometry/photo-ray";
import { interpolate, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { FRUSTUM_AHEAD, type Frustum, type FrustumLook } from "./evidence-picture";

/** Three numbers for each end or corner: metres of the scene, and red, green and blue from 0 to 1. */
type Lane = { readonly position: Float32Array; readonly colour: Float32Array };

export type FrustumBuffers = {
  /** Two ends for each line. */
  readonly lines: Lane;
  /** Three corners for each triangle. */
  readonly fills: Lane;
};

/** Sides of the pyramid, its base, and a notch on the base's upper side. */
function segmentsOf(eye: Vector3, corners: readonly Vector3[]): Vector3[] {
  const [upperLeft, upperRight] = [corners[0]!, corners[1]!];
  const top = interpolate(midpoint(corners[2]!, corners[3]!), midpoint(upperLeft, upperRight), 1.25);
  const sides = corners.flatMap((corner, at) => [eye, corner, corner, corners[(at + 1) % 4]!]);
  return [...sides, interpolate(upperLeft, upperRight, 0.3), top, top, interpolate(upperLeft, upperRight, 0.7)];
}

const trianglesOf = (eye: Vector3, corners: readonly Vector3[]): Vector3[] => [
  ...corners.flatMap((corner, at) => [eye, corner, corners[(at + 1) % 4]!]),
  ...[0, 1, 2, 0, 2, 3].map((at) => corners[at]!),
];

const laneOf = (parts: readonly { points: readonly Vector3[]; colour: Vector3 }[]): Lane => ({
  position: new Float32Array(parts.flatMap(({ points }) => points.flat())),
  colour: new Float32Array(parts.flatMap(({ points, colour }) => points.flatMap(() => colour))),
});

/** Those of all photos that have a camera, in their order. `colours`: as the card is to be given them. */
export function frustumBuffers(
  frusta: readonly Frustum[],
  colours: Readonly<Record<FrustumLook, Vector3>>,
): FrustumBuffers {
  const shapes = frusta.flatMap(({ photo, look }) => {
    const { camera } = photo;
    if (!camera) return [];
    return [
      { eye: camera.position, corners: frustumCorners(camera, aspectOf(photo), FRUSTUM_AHEAD), colour: colours[look] },
    ];
  });
  return {
    lines: laneOf(shapes.map(({ eye, corners, colour }) => ({ points: segmentsOf(eye, corners), colour }))),
    fills: laneOf(shapes.map(({ eye, corners, colour }) => ({ points: trianglesOf(eye, corners), colour }))),
  };
}
