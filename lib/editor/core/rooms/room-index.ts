/** The rooms of every floor, kept as the scene changes. A floor is worked out when it is first asked for. */
import { changesOf, type Diff } from "../diff";
import type { ReadScene } from "../scene";
import { createFloorRooms, type FloorRooms } from "./floor-rooms";
import type { FloorContents } from "./survey-room";

export type RoomIndex = {
  /** The same object until a room or what stands in it comes, goes or takes another name. */
  floor(floorNumber: number): FloorContents;
  /** Of every floor that holds a record, ascending; the same array until one changes. */
  floors(): readonly FloorContents[];
  /** The floor faces whose boxes on the plan hold a place, and maybe others near it. */
  floorsNear(floorNumber: number, x: number, z: number): readonly string[];
  /** The scene has changed by this. */
  follow(diff: Diff): void;
};

const followed = new WeakMap<ReadScene, RoomIndex>();

/** The rooms of a scene: those that its store keeps, else worked out for this once. */
export const roomsOf = (scene: ReadScene): RoomIndex => followed.get(scene) ?? createRoomIndex(scene);

/** Those that the scene's store keeps, if one does. */
export const keptRoomsOf = (scene: ReadScene): RoomIndex | null => followed.get(scene) ?? null;

/** The rooms of a scene for who promises to tell them of every change. */
export function followRooms(scene: ReadScene): RoomIndex {
  const rooms = createRoomIndex(scene);
  followed.set(scene, rooms);
  return rooms;
}

/** Rooms that the caller tells of changes. */
export function createRoomIndex(scene: ReadScene): RoomIndex {
  const levels = new Map<number, FloorRooms>();
  let all: readonly FloorContents[] = [];

  function levelOf(floorNumber: number): FloorRooms {
    const level = levels.get(floorNumber) ?? createFloorRooms(scene, floorNumber);
    levels.set(floorNumber, level);
    return level;
  }

  /** Everything that shares a corner with a face that came, went or has other corners is asked again. */
  function markAround(loops: readonly (readonly string[])[]): void {
    for (const loop of loops) for (const key of loop) for (const face of scene.facesOfVertex(key)) markFace(face);
  }

  function markFace(key: string): void {
    for (const level of levels.values()) level.markFace(key);
  }

  return {
    floor: (floorNumber) => levelOf(floorNumber).contents(),
    floors() {
      const now = scene.floorNumbers().map((floorNumber) => levelOf(floorNumber).contents());
      if (now.length !== all.length || now.some((floor, at) => floor !== all[at])) all = now;
      return all;
    },
    floorsNear: (floorNumber, x, z) => levelOf(floorNumber).floorsNear(x, z),
    follow(diff) {
      if (levels.size === 0) return;
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (kind === "vertex") {
          if (from && to && from.x === to.x && from.y === to.y && from.z === to.z) continue;
          for (const face of scene.facesOfVertex(key)) markFace(face);
        } else if (kind === "object3D") for (const level of levels.values()) level.markObject(key);
        else if (kind === "face") {
          markFace(key);
          const isSame = from && to && from.loops === to.loops && from.label === to.label;
          if (isSame && from.floorNumber === to.floorNumber) continue;
          markAround([...(from?.loops ?? []), ...(to?.loops ?? [])]);
        }
      }
    },
  };
}
