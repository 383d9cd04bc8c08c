/** The rooms of a survey with what stands in them, and what belongs to none. */
import type { Face } from "@/lib/domain/geometry-records";
import { facePoints } from "@/lib/editor/quantities/face-points";
import { listRooms } from "@/lib/editor/quantities/list-rooms";
import { roomFaces } from "@/lib/editor/quantities/room-faces";
import type { ReadScene } from "@/lib/editor/scene";
import { floorPlanOf, toPlan } from "@/lib/geometry/floor-plan";
import { isInsideLoops } from "@/lib/geometry/point-in-polygon";
import type { RoomPlaces } from "./buffers/floor-model";

export type SurveyRoom = {
  /** The floor face, which stands for the room. */
  readonly faceKey: string;
  readonly floorNumber: number;
  readonly name: string;
  readonly walls: readonly string[];
  readonly ceilings: readonly string[];
  /** 3D objects. */
  readonly objects: readonly string[];
};

export type FloorContents = {
  readonly floorNumber: number;
  readonly rooms: readonly SurveyRoom[];
  /** Faces and 3D objects that belong to no room. */
  readonly looseFaces: readonly string[];
  readonly looseObjects: readonly string[];
};

const keysOf = (faces: readonly Face[], taken: ReadonlySet<string>): string[] =>
  faces.map((face) => face.key).filter((key) => !taken.has(key));

/** Walls in the order that one meets them around the floor, partitions after; the lists' own order may change. */
function aroundFloor(walls: readonly string[], scene: ReadScene, floor: Face | undefined): string[] {
  const loop = floor?.loops[0] ?? [];
  const placeOf = (key: string): number => {
    const corners = new Set(scene.get("face", key)?.loops[0]);
    const place = loop.findIndex((from, index) => corners.has(from) && corners.has(loop[(index + 1) % loop.length]!));
    return place < 0 ? loop.length : place;
  };
  const places = new Map(walls.map((key) => [key, placeOf(key)]));
  return [...walls].sort((a, b) => places.get(a)! - places.get(b)! || a.localeCompare(b));
}

/** One floor's rooms. A wall or thing belongs to the first room that claims it. Rooms without a name are numbered. */
export function floorContents(scene: ReadScene, floorNumber: number): FloorContents {
  const taken = new Set<string>();
  const entries = listRooms(scene).filter((entry) => entry.floorNumber === floorNumber);
  let nameless = 0;
  const rooms = entries.map(({ faceKey, label }): SurveyRoom => {
    const faces = roomFaces(scene, faceKey);
    const walls = aroundFloor(keysOf(faces?.walls ?? [], taken), scene, faces?.floor);
    const ceilings = keysOf(faces?.ceilings ?? [], taken);
    for (const key of [faceKey, ...walls, ...ceilings]) taken.add(key);
    const floor = scene.get("face", faceKey);
    const plan = floor ? facePoints(scene, floor).map(floorPlanOf) : [];
    const objects = [...scene.keysOnFloor("object3D", floorNumber)].filter((key) => {
      const object = scene.get("object3D", key);
      return !taken.has(key) && !!object && isInsideLoops(toPlan(object.position), plan);
    });
    objects.sort();
    for (const key of objects) taken.add(key);
    if (label === null) nameless += 1;
    return { faceKey, floorNumber, name: label ?? `Room ${nameless}`, walls, ceilings, objects };
  });
  const loose = (kind: "face" | "object3D"): string[] =>
    [...scene.keysOnFloor(kind, floorNumber)].filter((key) => !taken.has(key));
  return { floorNumber, rooms, looseFaces: loose("face"), looseObjects: loose("object3D") };
}

/** Each face and thing with its room's place in the list. */
export function roomPlaces({ rooms }: FloorContents): RoomPlaces {
  const places = new Map<string, number>();
  rooms.forEach((room, place) => {
    for (const key of [room.faceKey, ...room.walls, ...room.ceilings, ...room.objects]) places.set(key, place);
  });
  return places;
}

/** The room that a record of this floor stands in; null when in none. */
export function roomOfRecord(scene: ReadScene, contents: FloorContents, key: string): SurveyRoom | null {
  const kind = scene.kindOf(key);
  const owners =
    kind === "objectPlanar"
      ? [scene.get("objectPlanar", key)?.faceKey ?? ""]
      : kind === "vertex"
        ? scene.facesOfVertex(key)
        : kind === "edge"
          ? facesOfEdge(scene, key)
          : [key];
  const places = roomPlaces(contents);
  for (const owner of owners) {
    const place = places.get(owner);
    if (place !== undefined) return contents.rooms[place] ?? null;
  }
  return null;
}

function facesOfEdge(scene: ReadScene, key: string): string[] {
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  const others = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => others.has(face));
}
