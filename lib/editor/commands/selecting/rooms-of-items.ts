/** Which rooms elements belong to, and all that belongs to a room. Rooms are named by their floor face. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import { midpoint, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import { roomFaces } from "../../core/rooms/room-faces";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem, SelectionMode } from "../../core/selection";
import { itemsOf } from "./kinds-of-mode";

/** The faces that share a side with this one. */
function neighbours(scene: ReadScene, face: Face): Face[] {
  const found = new Set<string>();
  for (const [a, b] of face.loops.flatMap((loop) => cyclicPairs(loop))) {
    const beside = new Set(scene.facesOfVertex(b));
    for (const key of scene.facesOfVertex(a)) if (beside.has(key) && key !== face.key) found.add(key);
  }
  return [...found].flatMap((key) => scene.get("face", key) ?? []);
}

const floorsAmong = (faces: readonly Face[]): string[] =>
  faces.filter(({ label }) => label === "floor").map(({ key }) => key);

/** Floors that lie under a place, seen from above. */
function floorsUnder(scene: ReadScene, place: Vector3, floorNumber: number): string[] {
  const floors = [...scene.keysOnFloor("face", floorNumber)].flatMap((key) => scene.get("face", key) ?? []);
  return floors
    .filter((face) => face.label === "floor" && isInsideLoops(toPlan(place), facePoints(scene, face).map(floorPlanOf)))
    .map(({ key }) => key);
}

/** By the sides it shares with floors, else over the walls beside it, else by where it stands. */
function roomsOfFace(scene: ReadScene, face: Face): string[] {
  if (face.label === "floor") return [face.key];
  const beside = neighbours(scene, face);
  const direct = floorsAmong(beside);
  if (direct.length > 0) return direct;
  const overWalls = floorsAmong(
    beside.filter(({ label }) => label === "wall").flatMap((wall) => neighbours(scene, wall)),
  );
  if (overWalls.length > 0) return overWalls;
  const [outer = []] = facePoints(scene, face);
  const [lowest] = cyclicPairs(outer).sort(([a, b], [c, d]) => a[1] + b[1] - c[1] - d[1]);
  return lowest ? floorsUnder(scene, midpoint(...lowest), face.floorNumber) : [];
}

function facesOf(scene: ReadScene, { kind, key }: SelectionItem): readonly string[] {
  if (kind === "face") return [key];
  if (kind === "vertex") return scene.facesOfVertex(key);
  if (kind === "objectPlanar") return [scene.get("objectPlanar", key)?.faceKey ?? ""];
  if (kind !== "edge") return [];
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  const beside = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => beside.has(face));
}

/** The floor faces of the rooms that these belong to, each once. */
export function roomsOfItems(scene: ReadScene, items: readonly SelectionItem[]): string[] {
  const rooms = new Set<string>();
  for (const item of items) {
    const object = item.kind === "object3D" ? scene.get("object3D", item.key) : undefined;
    const found = object
      ? floorsUnder(scene, object.position, object.floorNumber)
      : facesOf(scene, item).flatMap((key) => {
          const face = scene.get("face", key);
          return face ? roomsOfFace(scene, face) : [];
        });
    for (const key of found) rooms.add(key);
  }
  return [...rooms];
}

/** The 3D objects that stand on these floor faces, seen from above. */
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

/** Everything of a mode that belongs to these rooms. */
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
