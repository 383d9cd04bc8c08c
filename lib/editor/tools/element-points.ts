/** The points of a moved element that may snap: its corners, or a box's corners on the floor and its center. */
import { fromFrame } from "../../geometry/host-frame";
import { rotate } from "../../geometry/quaternion";
import { add, midpoint, scale, type Vector3 } from "../../geometry/vector3";
import { facePoints } from "../core/measures/face-points";
import { loopPlaces } from "../core/measures/places";
import { frameOfFace } from "../core/measures/planar-frame";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

const BASE_CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;
/** More corners would be slow and would snap to everything at once. */
const MAX_CORNERS = 12;

export function snapPointsOf(scene: ReadScene, { kind, key }: SelectionItem): Vector3[] {
  if (kind === "vertex") return loopPlaces(scene, [key]);
  if (kind === "edge") {
    const ends = loopPlaces(scene, scene.get("edge", key)?.vertexKeys ?? []);
    const [a, b] = ends;
    return a && b ? [a, b, midpoint(a, b)] : ends;
  }
  if (kind === "face") {
    const face = scene.get("face", key);
    return face ? (facePoints(scene, face)[0] ?? []).slice(0, MAX_CORNERS) : [];
  }
  if (kind === "objectPlanar") {
    const planar = scene.get("objectPlanar", key);
    const frame = planar && frameOfFace(scene, planar.faceKey);
    return planar && frame ? [fromFrame(frame, [planar.u, planar.v])] : [];
  }
  const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
  if (!object) return [];
  const [width, height, depth] = object.size;
  const corners = BASE_CORNERS.map(([x, z]) =>
    add(object.position, rotate(object.quaternion, [x * width, -height / 2, z * depth])),
  );
  return [...corners, object.position];
}

/** Returns the center of the box around elements; the origin for none. */
export function centerOf(scene: ReadScene, items: readonly SelectionItem[]): Vector3 {
  const [only] = items;
  if (items.length === 1 && only?.kind === "object3D") return scene.get("object3D", only.key)?.position ?? [0, 0, 0];
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const item of items) {
    for (const point of snapPointsOf(scene, item)) {
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], point[axis]);
        high[axis] = Math.max(high[axis], point[axis]);
      }
    }
  }
  return low[0] <= high[0] ? scale(add(low, high), 0.5) : [0, 0, 0];
}
