/** What belongs on the plan of a floor, in the survey as in the records that a file is made of. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";

/** What lies on a face is drawn with it, whichever floor it names itself; of what has lost its face there is no other word. */
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
