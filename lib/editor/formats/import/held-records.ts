/** What an import has to know of what a survey holds: what stands where rooms come, and little of the rest. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import type { Vector2 } from "../../../geometry/vector2";
import { roomsOf } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { PairingFace, PairingVertex, PairingWalls } from "../../core/twins/pairing-walls";
import type { CapturedRoom, CapturedSurface } from "./captured-room";

/** A floor of the survey seen from above. */
export type HeldFloor = { key: string; floorNumber: number; outline: Vector2[]; level: number };

export type HeldRecords = PairingWalls & {
  /** The floors of rooms, each with its room's name. */
  floors: (HeldFloor & { name: string })[];
  /** The captures' identifiers of what was taken before. */
  identifiers: ReadonlySet<string>;
  /** The heights of all floors by floor number, in metres. */
  levels: ReadonlyMap<number, readonly number[]>;
};

/** Where rooms come, seen from above in metres, and what they are called in their files. */
export type Coming = { x: [from: number, to: number]; z: [from: number, to: number]; identifiers: ReadonlySet<string> };

/** More than any wall is thick, in metres. */
const MARGIN = 1;

function reachOf({ width, height, corners, curve }: CapturedSurface): number {
  const bow = curve ? Math.hypot(...curve.center) + curve.radius : 0;
  const outline = corners.map((corner) => Math.hypot(...corner));
  return Math.max(Math.hypot(width, height) / 2, bow + height / 2, ...outline);
}

/** Of captures as they were read. */
export function comingOf(rooms: readonly CapturedRoom[]): Coming {
  const coming: Coming = { x: [Infinity, -Infinity], z: [Infinity, -Infinity], identifiers: new Set() };
  const identifiers = new Set<string>();
  for (const { walls, floors, planar, objects } of rooms) {
    for (const { identifier } of objects) identifiers.add(identifier);
    for (const surface of [...walls, ...floors, ...planar]) {
      identifiers.add(surface.identifier);
      const [reach, [x, , z]] = [reachOf(surface) + MARGIN, surface.frame.origin];
      coming.x = [Math.min(coming.x[0], x - reach), Math.max(coming.x[1], x + reach)];
      coming.z = [Math.min(coming.z[0], z - reach), Math.max(coming.z[1], z + reach)];
    }
  }
  return { ...coming, identifiers };
}

/** The floors with the names that the panels give their rooms. */
function namedFloors(scene: ReadScene, floors: readonly HeldFloor[]): HeldRecords["floors"] {
  const rooms = roomsOf(scene);
  const levels = [...new Set(floors.map(({ floorNumber }) => floorNumber))];
  const names = new Map(
    levels.flatMap((level) => rooms.floor(level).rooms.map(({ faceKey, name }) => [faceKey, name])),
  );
  return floors.map((floor) => ({ ...floor, name: names.get(floor.key) ?? "" }));
}

/** Without `coming` everything that any rooms would have to know of. */
export function heldRecords(scene: ReadScene, coming?: Coming): HeldRecords {
  const held = {
    vertex: new Map<string, PairingVertex>(),
    face: [] as PairingFace[],
    objectPlanar: [] as PairingWalls["objectPlanar"],
  };
  const identifiers = new Set<string>();
  const levels = new Map<number, number[]>();
  const know = (identifier: string | null | undefined): void => {
    if (identifier && (!coming || coming.identifiers.has(identifier))) identifiers.add(identifier);
  };
  const walls = new Set<string>();
  const floors: HeldFloor[] = [];
  for (const { key, floorNumber, label, loops, twinKey, sourceId } of scene.values("face")) {
    know(sourceId);
    if (label !== "wall" && label !== "floor") continue;
    const outer = loops[0] ?? [];
    const corners = outer.flatMap((corner) => scene.get("vertex", corner) ?? []);
    if (corners.length === 0) continue;
    const isNear =
      !coming ||
      (corners.some(({ x }) => x >= coming.x[0]) &&
        corners.some(({ x }) => x <= coming.x[1]) &&
        corners.some(({ z }) => z >= coming.z[0]) &&
        corners.some(({ z }) => z <= coming.z[1]));
    if (label === "floor") {
      const own = corners.map(({ y }) => y);
      const level = (Math.min(...own) + Math.max(...own)) / 2;
      const ofFloor = levels.get(floorNumber);
      if (ofFloor) ofFloor.push(level);
      else levels.set(floorNumber, [level]);
      if (isNear && corners.length > 2) {
        floors.push({ key, floorNumber, outline: floorPlanOf(corners.map(({ x, y, z }) => [x, y, z])), level });
      }
      continue;
    }
    if (!isNear) continue;
    walls.add(key);
    for (const { key: corner, x, y, z } of corners) held.vertex.set(corner, { key: corner, x, y, z });
    held.face.push({ key, floorNumber, label, loops: [outer], twinKey, sourceId });
  }
  for (const object of scene.values("objectPlanar")) {
    const { key, floorNumber, label, faceKey, u, v, width, height, twinKey, sourceId } = object;
    know(sourceId);
    if (walls.has(faceKey))
      held.objectPlanar.push({ key, floorNumber, label, faceKey, u, v, width, height, twinKey, sourceId });
  }
  for (const { sourceId } of scene.values("object3D")) know(sourceId);
  return { ...held, vertex: [...held.vertex.values()], floors: namedFloors(scene, floors), identifiers, levels };
}
