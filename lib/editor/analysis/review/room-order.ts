/** The position of elements in the order of a floor's rooms, as in the outliner; elements of no room come last. */

import { facesAt } from "../../core/faces-at";
import { memoizeByObject } from "../../core/provenance/memoize-by-object";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type RoomPlace = {
  /** The floor face of the element's room, or null. */
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

type KeyIndexes = ReadonlyMap<string, number>;

function indexKeys(...lists: readonly (readonly string[])[]): KeyIndexes {
  const indexes = new Map<string, number>();
  for (const list of lists) for (const key of list) indexes.set(key, indexes.size);
  return indexes;
}

const indexesInRoom = memoizeByObject(({ faceKey, walls, ceilings, objects }: SurveyRoom) =>
  indexKeys([faceKey], walls, ceilings, objects),
);
const looseIndexes = memoizeByObject(({ looseFaces, looseObjects }: FloorContents) =>
  indexKeys(looseFaces, looseObjects),
);
const roomIndexes = memoizeByObject(({ rooms }: FloorContents) => indexKeys(rooms.map(({ faceKey }) => faceKey)));

/** Returns a function that reads the position of an element from the rooms of its own faces only. */
export function createRoomOrder(scene: ReadScene, rooms: Pick<RoomIndex, "floor">) {
  return (item: SelectionItem, floorNumber: number): RoomPlace => {
    const contents = rooms.floor(floorNumber);
    const roomIndexOf = roomIndexes(contents);
    let found: SurveyRoom | null = null;
    let room = roomIndexOf.size;
    let index = Number.POSITIVE_INFINITY;
    for (const owner of facesAt(scene, item.kind, item.key)) {
      const holding = contents.roomHolding(owner);
      const ownerRoom = holding ? roomIndexOf.get(holding.faceKey)! : roomIndexOf.size;
      if (ownerRoom > room) continue;
      const indexInRoom = (holding ? indexesInRoom(holding) : looseIndexes(contents)).get(owner);
      if (indexInRoom === undefined || (ownerRoom === room && indexInRoom >= index)) continue;
      found = holding;
      room = ownerRoom;
      index = indexInRoom;
    }
    const along = item.kind === "objectPlanar" ? (scene.get("objectPlanar", item.key)?.u ?? 0) : 0;
    return { roomKey: found?.faceKey ?? null, room, place: index, along };
  };
}

/** Compares ranks number by number. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, rank] of a.entries()) {
    const other = b[index]!;
    if (rank !== other) return rank < other ? -1 : 1;
  }
  return 0;
}
