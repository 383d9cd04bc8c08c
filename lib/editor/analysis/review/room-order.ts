/** Where elements stand in the order of a floor's rooms, as the outliner lists them; what stands in none comes last. */

import { onceFor } from "../../core/provenance/once-for";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

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

type Places = ReadonlyMap<string, number>;

function placesOf(...lists: readonly (readonly string[])[]): Places {
  const places = new Map<string, number>();
  for (const list of lists) for (const key of list) places.set(key, places.size);
  return places;
}

const placesIn = onceFor(({ faceKey, walls, ceilings, objects }: SurveyRoom) =>
  placesOf([faceKey], walls, ceilings, objects),
);
const loosePlaces = onceFor(({ looseFaces, looseObjects }: FloorContents) => placesOf(looseFaces, looseObjects));
const roomPlaces = onceFor(({ rooms }: FloorContents) => placesOf(rooms.map(({ faceKey }) => faceKey)));

/** The faces, or the thing itself, by which an element stands in a room. */
function ownersOf(scene: ReadScene, { kind, key }: SelectionItem): readonly string[] {
  if (kind === "objectPlanar") return [scene.get("objectPlanar", key)?.faceKey ?? ""];
  if (kind === "vertex") return scene.facesOfVertex(key);
  if (kind !== "edge") return [key];
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  const others = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => others.has(face));
}

/** Where an element stands now: asked of the rooms that hold its faces, and of no others. */
export function createRoomOrder(scene: ReadScene, rooms: Pick<RoomIndex, "floor">) {
  return (item: SelectionItem, floorNumber: number): RoomPlace => {
    const contents = rooms.floor(floorNumber);
    const orderOf = roomPlaces(contents);
    let found: SurveyRoom | null = null;
    let [room, place] = [orderOf.size, Number.POSITIVE_INFINITY];
    for (const owner of ownersOf(scene, item)) {
      const holding = contents.roomHolding(owner);
      const own = holding ? orderOf.get(holding.faceKey)! : orderOf.size;
      if (own > room) continue;
      const inRoom = (holding ? placesIn(holding) : loosePlaces(contents)).get(owner);
      if (inRoom === undefined || (own === room && inRoom >= place)) continue;
      [found, room, place] = [holding, own, inRoom];
    }
    const along = item.kind === "objectPlanar" ? (scene.get("objectPlanar", item.key)?.u ?? 0) : 0;
    return { roomKey: found?.faceKey ?? null, room, place, along };
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
