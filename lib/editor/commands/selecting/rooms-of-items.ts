/** Finds the rooms of elements, and the elements of a room. A room is identified by its floor face. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import { midpoint, type Vector3 } from "../../../geometry/vector3";
import { facesAt, facesWithBoth } from "../../core/faces-at";
import { facePoints } from "../../core/measures/face-points";
import { roomFaces } from "../../core/rooms/room-faces";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem, SelectionMode } from "../../core/selection";
import { itemsOf } from "./kinds-of-mode";

/** Returns the faces that share a side with this one. */
function neighbors(scene: ReadScene, face: Face): Face[] {
  const found = new Set<string>();
  for (const [a, b] of face.loops.flatMap((loop) => cyclicPairs(loop))) {
    for (const key of facesWithBoth(scene, a, b)) if (key !== face.key) found.add(key);
  }
  return [...found].flatMap((key) => scene.get("face", key) ?? []);
}

const floorsAmong = (faces: readonly Face[]): string[] =>
  faces.filter(({ label }) => label === "floor").map(({ key }) => key);

/** Returns the floors below a point. */
function floorsBelow(scene: ReadScene, point: Vector3, floorNumber: number): string[] {
  const floors = [...scene.keysOnFloor("face", floorNumber)].flatMap((key) => scene.get("face", key) ?? []);
  return floors
    .filter((face) => face.label === "floor" && isInsideLoops(toPlan(point), facePoints(scene, face).map(floorPlanOf)))
    .map(({ key }) => key);
}

/** Returns the rooms of a face: by sides shared with floors, then through adjacent walls, then by position. */
function roomsOfFace(scene: ReadScene, face: Face): string[] {
  if (face.label === "floor") return [face.key];
  const adjacent = neighbors(scene, face);
  const direct = floorsAmong(adjacent);
  if (direct.length > 0) return direct;
  const throughWalls = floorsAmong(
    adjacent.filter(({ label }) => label === "wall").flatMap((wall) => neighbors(scene, wall)),
  );
  if (throughWalls.length > 0) return throughWalls;
  const [outer = []] = facePoints(scene, face);
  const [lowest] = cyclicPairs(outer).sort(([a, b], [c, d]) => a[1] + b[1] - c[1] - d[1]);
  return lowest ? floorsBelow(scene, midpoint(...lowest), face.floorNumber) : [];
}

/** Returns the floor faces of the rooms that the items belong to, each once. */
export function roomsOfItems(scene: ReadScene, items: readonly SelectionItem[]): string[] {
  const rooms = new Set<string>();
  for (const item of items) {
    const object = item.kind === "object3D" ? scene.get("object3D", item.key) : undefined;
    const found = object
      ? floorsBelow(scene, object.position, object.floorNumber)
      : facesAt(scene, item.kind, item.key).flatMap((key) => {
          const face = scene.get("face", key);
          return face ? roomsOfFace(scene, face) : [];
        });
    for (const key of found) rooms.add(key);
  }
  return [...rooms];
}

/** Returns the 3D objects above these floor faces. */
function objectsOver(scene: ReadScene, rooms: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const room of rooms) {
    const floor = scene.get("face", room);
    const plan = floor ? facePoints(scene, floor).map(floorPlanOf) : [];
    for (const key of scene.keysOnFloor("object3D", floor?.floorNumber ?? 0)) {
      const object = scene.get("object3D", key);
      if (object && isInsideLoops(toPlan(object.position), plan)) found.add(key);
    }
  }
  return found;
}

/** Returns all elements of a mode that belong to these rooms. */
export function itemsOfRooms(scene: ReadScene, mode: SelectionMode, rooms: readonly string[]): SelectionItem[] {
  const faces = new Map<string, Face>();
  for (const floorKey of rooms) {
    const room = roomFaces(scene, floorKey);
    for (const face of room ? [room.floor, ...room.walls, ...room.ceilings] : []) faces.set(face.key, face);
  }
  if (mode === "face") return itemsOf("face", faces.keys());
  const vertices = new Set([...faces.values()].flatMap(({ loops }) => loops.flat()));
  if (mode === "vertex") return itemsOf("vertex", vertices);
  if (mode === "edge") {
    const edges = new Set([...vertices].flatMap((key) => scene.edgesOfVertex(key)));
    return itemsOf(
      "edge",
      [...edges].filter((key) => scene.get("edge", key)?.vertexKeys.every((end) => vertices.has(end))),
    );
  }
  const planars = [...faces.keys()].flatMap((key) => scene.planarObjectsOfFace(key));
  return [...itemsOf("objectPlanar", planars), ...itemsOf("object3D", objectsOver(scene, rooms))];
}
