/**
 * Where a wall or an opening that two rooms share counts once, its larger side counts; of equals, the one with the lesser key.
 * A side that belongs to no room counts nowhere, and so stands for no other.
 */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { faceArea } from "../../core/measures/face-area";
import { goesThrough } from "../../core/measures/opening-presets";
import { planarArea } from "../../core/measures/planar-outline";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";

type Paired = Face | ObjectPlanar;
type Kind = "face" | "objectPlanar";

/** Square metres: nearer to each other two are equal. Where a wall lies must not decide by its last digits which side counts. */
const EQUAL = 1e-6;

const leads = (key: string, size: number, twinKey: string, twinSize: number): boolean =>
  size - twinSize > EQUAL || (twinSize - size <= EQUAL && key < twinKey);

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

/** Who counts, and whether one of the things that were asked about is seen from another floor too. */
export type TwinCounts = {
  wall(wall: Face): boolean;
  opening(object: ObjectPlanar): boolean;
  /** Since it was last asked. */
  hasMetOtherFloor(): boolean;
};

/**
 * `isOneFloor`: in the total of a floor, where a side that another floor sees counts for itself. `areaOf`: what a face has, in
 * m², to the last digit what `faceArea` answers.
 */
export function createTwinCounts(
  scene: ReadScene,
  rooms: RoomIndex,
  isOneFloor: boolean,
  areaOf: (face: Face) => number = (face) => faceArea(scene, face),
): TwinCounts {
  let hasMet = false;
  function isApart(floor: number | undefined, other: number): boolean {
    if (floor === other) return false;
    hasMet = true;
    return isOneFloor;
  }
  const isInRoom = (face: Face): boolean => rooms.floor(face.floorNumber).roomHolding(face.key) !== null;
  return {
    wall(wall) {
      const twin = twinOf(scene, "face", wall) as Face | null;
      if (twin?.label !== "wall" || !isInRoom(twin) || isApart(wall.floorNumber, twin.floorNumber)) return true;
      return leads(wall.key, areaOf(wall), twin.key, areaOf(twin));
    },
    opening(object) {
      const twin = twinOf(scene, "objectPlanar", object) as ObjectPlanar | null;
      const host = twin && goesThrough(twin.label) ? scene.get("face", twin.faceKey) : undefined;
      if (!twin || host?.label !== "wall" || !isInRoom(host)) return true;
      if (isApart(scene.get("face", object.faceKey)?.floorNumber, host.floorNumber)) return true;
      return leads(object.key, planarArea(object), twin.key, planarArea(twin));
    },
    hasMetOtherFloor() {
      const met = hasMet;
      hasMet = false;
      return met;
    },
  };
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
