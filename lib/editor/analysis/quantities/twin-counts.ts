/**
 * Decides which side of a wall or opening shared by two rooms counts: the larger, or of equal sides the one with the
 * lesser key. A side that belongs to no room never replaces the other.
 */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { faceArea } from "../../core/measures/face-area";
import { goesThrough } from "../../core/measures/opening-presets";
import { planarArea } from "../../core/measures/planar-outline";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";

type Paired = Face | ObjectPlanar;
type Kind = "face" | "objectPlanar";

/** Areas that differ by less, in m², are equal, so that rounding does not decide which side counts. */
const EQUAL = 1e-6;

const isCountedSide = (key: string, size: number, twinKey: string, twinSize: number): boolean =>
  size - twinSize > EQUAL || (twinSize - size <= EQUAL && key < twinKey);

/** Returns the other side, whichever of the two records names the other. */
function otherSideOf(scene: ReadScene, kind: Kind, record: Paired): Paired | null {
  const named = record.twinKey ? scene.get(kind, record.twinKey) : undefined;
  if (named) return named;
  let least: Paired | null = null;
  for (const key of scene.namedBy(kind, record.key)) {
    const other = scene.get(kind, key);
    if (other?.twinKey === record.key && (least === null || other.key < least.key)) least = other;
  }
  return least;
}

/** Decides which walls and openings count where a shared wall or opening counts once. */
export type TwinCounts = {
  wall(wall: Face): boolean;
  opening(object: ObjectPlanar): boolean;
  /** Whether a wall or opening since the last call has its other side on another floor. */
  hasMetOtherFloor(): boolean;
};

/**
 * `isOneFloor`: for the total of one floor, where a side counts if its twin is on another floor. `areaOf` returns the
 * area of a face in m², exactly as `faceArea` does.
 */
export function createTwinCounts(
  scene: ReadScene,
  rooms: RoomIndex,
  isOneFloor: boolean,
  areaOf: (face: Face) => number = (face) => faceArea(scene, face),
): TwinCounts {
  let hasOtherFloor = false;
  function isSplitByFloor(floor: number | undefined, other: number): boolean {
    if (floor === other) return false;
    hasOtherFloor = true;
    return isOneFloor;
  }
  const isInRoom = (face: Face): boolean => rooms.floor(face.floorNumber).roomHolding(face.key) !== null;
  return {
    wall(wall) {
      const twin = otherSideOf(scene, "face", wall) as Face | null;
      if (twin?.label !== "wall" || !isInRoom(twin) || isSplitByFloor(wall.floorNumber, twin.floorNumber)) return true;
      return isCountedSide(wall.key, areaOf(wall), twin.key, areaOf(twin));
    },
    opening(object) {
      const twin = otherSideOf(scene, "objectPlanar", object) as ObjectPlanar | null;
      const host = twin && goesThrough(twin.label) ? scene.get("face", twin.faceKey) : undefined;
      if (!twin || host?.label !== "wall" || !isInRoom(host)) return true;
      if (isSplitByFloor(scene.get("face", object.faceKey)?.floorNumber, host.floorNumber)) return true;
      return isCountedSide(object.key, planarArea(object), twin.key, planarArea(twin));
    },
    hasMetOtherFloor() {
      const hasMet = hasOtherFloor;
      hasOtherFloor = false;
      return hasMet;
    },
  };
}

/** Visits the faces of a record's twins, whichever record names the other. */
export function visitTwinFaces(
  scene: ReadScene,
  kind: Kind,
  record: Paired | undefined,
  visit: (faceKey: string) => void,
): void {
  const visitFaceOf = (other: Paired | undefined): void => {
    if (other) visit("faceKey" in other ? other.faceKey : other.key);
  };
  if (!record) return;
  if (record.twinKey) visitFaceOf(scene.get(kind, record.twinKey));
  for (const key of scene.namedBy(kind, record.key)) visitFaceOf(scene.get(kind, key));
}
