/** Finds the points that bound a record or a floor, to which the camera is fitted. */
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { loopPlaces } from "@/lib/editor/core/measures/places";
import { frameOfFace } from "@/lib/editor/core/measures/planar-frame";
import { planarOutline } from "@/lib/editor/core/measures/planar-outline";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { fromFrame } from "@/lib/geometry/host-frame";
import { rotate } from "@/lib/geometry/quaternion";
import { add, type Vector3 } from "@/lib/geometry/vector3";

const SIGNS = [-0.5, 0.5];

/** Returns the outline points of a record, in meters; empty for a deleted record. */
export function recordPoints(scene: ReadScene, { kind, key }: SelectionItem): Vector3[] {
  if (kind === "vertex") return loopPlaces(scene, [key]);
  if (kind === "edge") return loopPlaces(scene, scene.get("edge", key)?.vertexKeys ?? []);
  if (kind === "face") {
    const face = scene.get("face", key);
    return face ? (facePoints(scene, face)[0] ?? []) : [];
  }
  if (kind === "objectPlanar") {
    const object = scene.get("objectPlanar", key);
    const frame = object && frameOfFace(scene, object.faceKey);
    return object && frame ? planarOutline(object).map((point) => fromFrame(frame, point)) : [];
  }
  const object = scene.get("object3D", key);
  if (!object) return [];
  const [w, h, d] = object.size;
  return SIGNS.flatMap((x) =>
    SIGNS.flatMap((y) => SIGNS.map((z) => add(object.position, rotate(object.quaternion, [x * w, y * h, z * d])))),
  );
}

/** A floor with more points than this is bounded by its outermost point in each direction. */
const MAX_POINTS = 2_000;
const AXIS_STEPS = [-1, 0, 1];
const DIRECTIONS: readonly Vector3[] = AXIS_STEPS.flatMap((x) =>
  AXIS_STEPS.flatMap((y) => AXIS_STEPS.map((z): Vector3 => [x, y, z])),
).filter((direction) => direction.some((part) => part !== 0));

/** Returns the points of a floor's vertices and objects; for a large floor, only the outermost ones. */
export function floorPoints(scene: ReadScene, floorNumber: number): Vector3[] {
  const vertices = scene.keysOnFloor("vertex", floorNumber);
  const objects = scene.keysOnFloor("object3D", floorNumber);
  if (vertices.size + objects.size * 8 <= MAX_POINTS) {
    return [
      ...loopPlaces(scene, [...vertices]),
      ...[...objects].flatMap((key) => recordPoints(scene, { kind: "object3D", key })),
    ];
  }
  const farthest = DIRECTIONS.map(() => Number.NEGATIVE_INFINITY);
  const outermost: Vector3[] = [];
  for (const key of vertices.size > 0 ? vertices : objects) {
    const vertex = scene.get("vertex", key);
    const [x, y, z] = vertex ? [vertex.x, vertex.y, vertex.z] : (scene.get("object3D", key)?.position ?? [0, 0, 0]);
    DIRECTIONS.forEach((direction, index) => {
      const along = x * direction[0] + y * direction[1] + z * direction[2];
      if (along <= farthest[index]!) return;
      farthest[index] = along;
      outermost[index] = [x, y, z];
    });
  }
  return outermost;
}
