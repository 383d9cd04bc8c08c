/** The position of elements in the order of a floor's rooms, as in the outliner; elements of no room come last. */

import { facesAt } from "../../core/faces-at";
import { memoizeByObject } from "../../core/provenance/memoize-by-object";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type RoomPlace = {
  /** The floor face of its room, or null. */
  readonly roomKey: string | null;
  /** The room's index on its floor. */
  readonly room: number;
  /**
   * The index in the room: floor, walls, ceilings, then objects. An opening has the index of its wall, a vertex that of
   * its first face.
   */
  readonly place: number;
  /** Position along the wall in m, for an opening. */
  readonly along: number;
};

type Places = ReadonlyMap<string, number>;

function placesOf(...lists: readonly (readonly string[])[]): Places {
  const places = new Map<string, number>();
  for (const list of lists) for (const key of list) places.set(key, places.size);
  return places;
}

const placesIn = memoizeByObject(({ faceKey, walls, ceilings, objects }: SurveyRoom) =>
  placesOf([faceKey], walls, ceilings, objects),
);
const loosePlaces = memoizeByObject(({ looseFaces, looseObjects }: FloorContents) =>
  placesOf(looseFaces, looseObjects),
);
const roomPlaces = memoizeByObject(({ rooms }: FloorContents) => placesOf(rooms.map(({ faceKey }) => faceKey)));

/** Returns a function that reads the position of an element from the rooms of its own faces only. */
export function createRoomOrder(scene: ReadScene, rooms: Pick<RoomIndex, "floor">) {
  return (item: SelectionItem, floorNumber: number): RoomPlace => {
    const contents = rooms.floor(floorNumber);
    const orderOf = roomPlaces(contents);
    let found: SurveyRoom | null = null;
    let room = orderOf.size;
    let place = Number.POSITIVE_INFINITY;
    for (const owner of facesAt(scene, item.kind, item.key)) {
      const holding = contents.roomHolding(owner);
      const own = holding ? orderOf.get(holding.faceKey)! : orderOf.size;
      if (own > room) continue;
      const inRoom = (holding ? placesIn(holding) : loosePlaces(contents)).get(owner);
      if (inRoom === undefined || (own === room && inRoom >= place)) continue;
      found = holding;
      room = own;
      place = inRoom;
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
