/** Builds the buffers of photo viewpoints: for each a small pyramid that opens in the viewing direction. */
import { aspectOf } from "@/lib/editor/tools/evidence/evidence-photo";
import { frustumCorners } from "@/lib/geometry/photo-ray";
import { interpolate, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { FRUSTUM_AHEAD, type Frustum, type FrustumLook } from "./evidence-picture";

/** Position in meters and color from 0 to 1, with three numbers each for each vertex. */
type VertexData = { readonly position: Float32Array; readonly color: Float32Array };

export type FrustumBuffers = {
  /** Two vertices for each line. */
  readonly lines: VertexData;
  /** Three vertices for each triangle. */
  readonly fills: VertexData;
};

/** Returns the lines of the pyramid's sides, of its base, and of a notch that marks the base's upper side. */
function segmentsOf(eye: Vector3, corners: readonly Vector3[]): Vector3[] {
  const [upperLeft, upperRight] = [corners[0]!, corners[1]!];
  const top = interpolate(midpoint(corners[2]!, corners[3]!), midpoint(upperLeft, upperRight), 1.25);
  const sides = corners.flatMap((corner, index) => [eye, corner, corner, corners[(index + 1) % 4]!]);
  return [...sides, interpolate(upperLeft, upperRight, 0.3), top, top, interpolate(upperLeft, upperRight, 0.7)];
}

const trianglesOf = (eye: Vector3, corners: readonly Vector3[]): Vector3[] => [
  ...corners.flatMap((corner, index) => [eye, corner, corners[(index + 1) % 4]!]),
  ...[0, 1, 2, 0, 2, 3].map((index) => corners[index]!),
];

const vertexDataOf = (parts: readonly { points: readonly Vector3[]; color: Vector3 }[]): VertexData => ({
  position: new Float32Array(parts.flatMap(({ points }) => points.flat())),
  color: new Float32Array(parts.flatMap(({ points, color }) => points.flatMap(() => color))),
});

/** Returns the buffers; skips photos without a camera. `colors` are in the working color space of three.js. */
export function frustumBuffers(
  frusta: readonly Frustum[],
  colors: Readonly<Record<FrustumLook, Vector3>>,
): FrustumBuffers {
  const shapes = frusta.flatMap(({ photo, look }) => {
    const { camera } = photo;
    if (!camera) return [];
    return [
      { eye: camera.position, corners: frustumCorners(camera, aspectOf(photo), FRUSTUM_AHEAD), color: colors[look] },
    ];
  });
  return {
    lines: vertexDataOf(shapes.map(({ eye, corners, color }) => ({ points: segmentsOf(eye, corners), color }))),
    fills: vertexDataOf(shapes.map(({ eye, corners, color }) => ({ points: trianglesOf(eye, corners), color }))),
  };
}
