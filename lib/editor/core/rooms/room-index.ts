/** The rooms of every floor, updated as the scene changes. A floor is computed on first use. */
import { changesOf, type Diff } from "../diff";
import type { ReadScene } from "../scene";
import { FloorRooms } from "./floor-rooms";
import type { FloorContents } from "./survey-room";

export type RoomIndex = {
  /** Returns the same object until a room or its content changes. */
  floor(floorNumber: number): FloorContents;
  /** Returns every floor that holds a record, ascending; the same array until one changes. */
  floors(): readonly FloorContents[];
  /** Returns the floor faces whose bounding boxes on the plan contain the point, and possibly others nearby. */
  floorsNear(floorNumber: number, x: number, z: number): readonly string[];
  /** Call with each change of the scene. */
  follow(diff: Diff): void;
};

const followed = new WeakMap<ReadScene, RoomIndex>();

/** Returns the index that the scene's store keeps, or a new one for a single use. */
export const roomsOf = (scene: ReadScene): RoomIndex => followed.get(scene) ?? createRoomIndex(scene);

/** Returns the index that the scene's store keeps, if any. */
export const keptRoomsOf = (scene: ReadScene): RoomIndex | null => followed.get(scene) ?? null;

/** Registers an index for the scene; the caller passes every change to `follow`. */
export function followRooms(scene: ReadScene): RoomIndex {
  const rooms = createRoomIndex(scene);
  followed.set(scene, rooms);
  return rooms;
}

/** The caller passes every change to `follow`. */
export function createRoomIndex(scene: ReadScene): RoomIndex {
  const floors = new Map<number, FloorRooms>();
  let all: readonly FloorContents[] = [];

  function floorOf(floorNumber: number): FloorRooms {
    const floor = floors.get(floorNumber) ?? new FloorRooms(scene, floorNumber);
    floors.set(floorNumber, floor);
    return floor;
  }

  /** Marks the faces that share a corner with an added, removed or reshaped face. */
  function markAround(loops: readonly (readonly string[])[]): void {
    for (const loop of loops) for (const key of loop) for (const face of scene.facesOfVertex(key)) markFace(face);
  }

  function markFace(key: string): void {
    for (const floor of floors.values()) floor.markFace(key);
  }

  return {
    floor: (floorNumber) => floorOf(floorNumber).contents(),
    floors() {
      const contents = scene.floorNumbers().map((floorNumber) => floorOf(floorNumber).contents());
      if (contents.length !== all.length || contents.some((floor, index) => floor !== all[index])) all = contents;
      return all;
    },
    floorsNear: (floorNumber, x, z) => floorOf(floorNumber).floorsNear(x, z),
    follow(diff) {
      if (floors.size === 0) return;
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (kind === "vertex") {
          if (from && to && from.x === to.x && from.y === to.y && from.z === to.z) continue;
          for (const face of scene.facesOfVertex(key)) markFace(face);
        } else if (kind === "object3D") for (const floor of floors.values()) floor.markObject(key);
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
