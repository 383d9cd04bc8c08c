/** Where elements stand in the order of a floor's rooms, as the outliner lists them; what stands in none comes last. */
import type { RoomIndex } from "../rooms/room-index";
import type { FloorContents } from "../rooms/survey-room";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";

export type RoomPlace = {
  /** The floor face of its room; null for what stands in none. */
  readonly roomKey: string | null;
  /** The room's place on its floor. */
  readonly room: number;
  /** Its own in the room: floor, walls, ceilings, then things; an opening has its wall's, a corner its first face's. */
  readonly place: number;
  /** Metres along the wall, of an opening. */
  readonly along: number;
};

type FloorOrder = { places: Map<string, number>; ends: number[]; contents: FloorContents };

function orderOf(contents: FloorContents): FloorOrder {
  const places = new Map<string, number>();
  const ends: number[] = [];
  const add = (keys: readonly string[]): void => {
    for (const key of keys) if (!places.has(key)) places.set(key, places.size);
  };
  for (const { faceKey, walls, ceilings, objects } of contents.rooms) {
    add([faceKey]);
    add(walls);
    add(ceilings);
    add(objects);
    ends.push(places.size);
  }
  add(contents.looseFaces);
  add(contents.looseObjects);
  return { places, ends, contents };
}

/** The faces, or the thing itself, by which an element stands in a room. */
function ownersOf(scene: ReadScene, { kind, key }: SelectionItem): readonly string[] {
  if (kind === "objectPlanar") return [scene.get("objectPlanar", key)?.faceKey ?? ""];
  if (kind === "vertex") return scene.facesOfVertex(key);
  if (kind !== "edge") return [key];
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  const others = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => others.has(face));
}

/** The first room whose places end after this one. */
function roomAt(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place < ends[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** For as long as the scene is as it is. A floor is put in order when it is first asked for. */
export function createRoomOrder(scene: ReadScene, rooms: Pick<RoomIndex, "floor">) {
  const floors = new Map<number, FloorOrder>();
  return (item: SelectionItem, floorNumber: number): RoomPlace => {
    const floor = floors.get(floorNumber) ?? orderOf(rooms.floor(floorNumber));
    floors.set(floorNumber, floor);
    let place = Number.POSITIVE_INFINITY;
    for (const owner of ownersOf(scene, item)) place = Math.min(place, floor.places.get(owner) ?? place);
    const room = roomAt(floor.ends, place);
    const roomKey = floor.contents.rooms[room]?.faceKey ?? null;
    const along = item.kind === "objectPlanar" ? (scene.get("objectPlanar", item.key)?.u ?? 0) : 0;
    return { roomKey, room, place, along };
  };
}

/** Compares ranks number by number. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, rank] of a.entries()) {
    const other = b[at]!;
    if (rank !== other) return rank < other ? -1 : 1;
  }
  return 0;
}
