/** The existing records that an import depends on: those near the new rooms, and identifiers and levels of the rest. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import type { Vector2 } from "../../../geometry/vector2";
import { roomsOf } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { PairingFace, PairingVertex, PairingWalls } from "../../core/twins/pairing-walls";
import type { CapturedRoom, CapturedSurface } from "./captured-room";

/** An existing floor seen from above. */
export type ExistingFloor = { key: string; floorNumber: number; outline: Vector2[]; level: number };

export type ExistingRecords = PairingWalls & {
  /** The floors of rooms, with the name of the room. */
  floors: (ExistingFloor & { name: string })[];
  /** Captured identifiers that were imported before. */
  identifiers: ReadonlySet<string>;
  /** Heights of all floors by floor number, in m. */
  levels: ReadonlyMap<number, readonly number[]>;
};

/** The bounds of new rooms from above, in m, and their identifiers. */
export type ImportBounds = {
  x: [from: number, to: number];
  z: [from: number, to: number];
  identifiers: ReadonlySet<string>;
};

/** More than the thickness of any wall, in m. */
const MARGIN = 1;

/** Returns an upper bound of the distance between a surface's points and its origin, in m. */
function reachOf({ width, height, corners, curve }: CapturedSurface): number {
  const curveReach = curve ? Math.hypot(...curve.center) + curve.radius : 0;
  const outline = corners.map((corner) => Math.hypot(...corner));
  return Math.max(Math.hypot(width, height) / 2, curveReach + height / 2, ...outline);
}

/** Returns the bounds of captures. */
export function importBounds(rooms: readonly CapturedRoom[]): ImportBounds {
  const bounds: ImportBounds = { x: [Infinity, -Infinity], z: [Infinity, -Infinity], identifiers: new Set() };
  const identifiers = new Set<string>();
  for (const { walls, floors, planar, objects } of rooms) {
    for (const { identifier } of objects) identifiers.add(identifier);
    for (const surface of [...walls, ...floors, ...planar]) {
      identifiers.add(surface.identifier);
      const reach = reachOf(surface) + MARGIN;
      const [x, , z] = surface.frame.origin;
      bounds.x = [Math.min(bounds.x[0], x - reach), Math.max(bounds.x[1], x + reach)];
      bounds.z = [Math.min(bounds.z[0], z - reach), Math.max(bounds.z[1], z + reach)];
    }
  }
  return { ...bounds, identifiers };
}

/** Adds the room names that the panels show. */
function namedFloors(scene: ReadScene, floors: readonly ExistingFloor[]): ExistingRecords["floors"] {
  const rooms = roomsOf(scene);
  const levels = [...new Set(floors.map(({ floorNumber }) => floorNumber))];
  const names = new Map(
    levels.flatMap((level) => rooms.floor(level).rooms.map(({ faceKey, name }) => [faceKey, name])),
  );
  return floors.map((floor) => ({ ...floor, name: names.get(floor.key) ?? "" }));
}

/** Reads the existing records of a survey; without `bounds`, everything that any import may depend on. */
export function readExisting(scene: ReadScene, bounds?: ImportBounds): ExistingRecords {
  const existing = {
    vertex: new Map<string, PairingVertex>(),
    face: [] as PairingFace[],
    objectPlanar: [] as PairingWalls["objectPlanar"],
  };
  const identifiers = new Set<string>();
  const levels = new Map<number, number[]>();
  const addIdentifier = (identifier: string | null | undefined): void => {
    if (identifier && (!bounds || bounds.identifiers.has(identifier))) identifiers.add(identifier);
  };
  const walls = new Set<string>();
  const floors: ExistingFloor[] = [];
  for (const { key, floorNumber, label, loops, twinKey, sourceId } of scene.values("face")) {
    addIdentifier(sourceId);
    if (label !== "wall" && label !== "floor") continue;
    const outer = loops[0] ?? [];
    const corners = outer.flatMap((corner) => scene.get("vertex", corner) ?? []);
    if (corners.length === 0) continue;
    const isNear =
      !bounds ||
      (corners.some(({ x }) => x >= bounds.x[0]) &&
        corners.some(({ x }) => x <= bounds.x[1]) &&
        corners.some(({ z }) => z >= bounds.z[0]) &&
        corners.some(({ z }) => z <= bounds.z[1]));
    if (label === "floor") {
      const heights = corners.map(({ y }) => y);
      const level = (Math.min(...heights) + Math.max(...heights)) / 2;
      const floorLevels = levels.get(floorNumber);
      if (floorLevels) floorLevels.push(level);
      else levels.set(floorNumber, [level]);
      if (isNear && corners.length > 2) {
        floors.push({ key, floorNumber, outline: floorPlanOf(corners.map(({ x, y, z }) => [x, y, z])), level });
      }
      continue;
    }
    if (!isNear) continue;
    walls.add(key);
    for (const { key: corner, x, y, z } of corners) existing.vertex.set(corner, { key: corner, x, y, z });
    existing.face.push({ key, floorNumber, label, loops: [outer], twinKey, sourceId });
  }
  for (const object of scene.values("objectPlanar")) {
    const { key, floorNumber, label, faceKey, u, v, width, height, twinKey, sourceId } = object;
    addIdentifier(sourceId);
    if (walls.has(faceKey))
      existing.objectPlanar.push({ key, floorNumber, label, faceKey, u, v, width, height, twinKey, sourceId });
  }
  for (const { sourceId } of scene.values("object3D")) addIdentifier(sourceId);
  return {
    ...existing,
    vertex: [...existing.vertex.values()],
    floors: namedFloors(scene, floors),
    identifiers,
    levels,
  };
}
