/** Keys of the records on the plan of a floor. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";

/**
 * Returns the keys of one kind. A planar object is on the floor of its host, whatever its own floor number; without a
 * host, its own number counts.
 */
export function keysOfPlan(
  scene: ReadScene,
  kind: Exclude<GeometryKind, "vertex" | "edge">,
  floorNumber: number,
): string[] {
  if (kind !== "objectPlanar") return [...scene.keysOnFloor(kind, floorNumber)];
  return [...scene.values(kind)].flatMap((object) => {
    const host = scene.get("face", object.faceKey) ?? object;
    return host.floorNumber === floorNumber ? [object.key] : [];
  });
}
