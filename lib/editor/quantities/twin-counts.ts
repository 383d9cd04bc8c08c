/**
 * Of two records that are one thing seen from two rooms, the larger counts in a total; of equals, the one with the lesser key.
 */
import type { Face, ObjectPlanar } from "../../domain/geometry-records";
import { areaWithHoles } from "../../geometry/area-with-holes";
import type { ReadScene } from "../scene";
import { facePoints } from "./face-points";
import { isWallOpening, planarArea } from "./planar-outline";

type Paired = Face | ObjectPlanar;
type Kind = "face" | "objectPlanar";

const leads = (key: string, size: number, twinKey: string, twinSize: number): boolean =>
  size > twinSize || (size === twinSize && key < twinKey);

/** The other side, by whichever of the two names it. */
function twinOf(scene: ReadScene, kind: Kind, record: Paired): Paired | null {
  const named = record.twinKey ? scene.get(kind, record.twinKey) : undefined;
  if (named) return named;
  let least: Paired | null = null;
  for (const key of scene.namedBy(kind, record.key)) {
    const other = scene.get(kind, key);
    if (other?.twinKey === record.key && (least === null || other.key < least.key)) least = other;
  }
  return least;
}

const sizeOfWall = (scene: ReadScene, wall: Face): number => areaWithHoles(facePoints(scene, wall));

/** `isOneFloor`: in the total of a floor, where a side that another floor sees counts for itself. */
export function countsWall(scene: ReadScene, wall: Face, isOneFloor: boolean): boolean {
  const twin = twinOf(scene, "face", wall) as Face | null;
  if (twin?.label !== "wall" || (isOneFloor && twin.floorNumber !== wall.floorNumber)) return true;
  return leads(wall.key, sizeOfWall(scene, wall), twin.key, sizeOfWall(scene, twin));
}

export function countsOpening(scene: ReadScene, object: ObjectPlanar, isOneFloor: boolean): boolean {
  const twin = twinOf(scene, "objectPlanar", object) as ObjectPlanar | null;
  const host = twin && isWallOpening(twin.label) ? scene.get("face", twin.faceKey) : undefined;
  if (!twin || host?.label !== "wall") return true;
  if (isOneFloor && host.floorNumber !== scene.get("face", object.faceKey)?.floorNumber) return true;
  return leads(object.key, planarArea(object), twin.key, planarArea(twin));
}

/** The faces on which those stand that a record names as its twin, or that name it: only one of them counts. */
export function visitTwinFaces(
  scene: ReadScene,
  kind: Kind,
  record: Paired | undefined,
  visit: (faceKey: string) => void,
): void {
  const tell = (other: Paired | undefined): void => {
    if (other) visit("faceKey" in other ? other.faceKey : other.key);
  };
  if (!record) return;
  if (record.twinKey) tell(scene.get(kind, record.twinKey));
  for (const key of scene.namedBy(kind, record.key)) tell(scene.get(kind, key));
}
