/** The room of each face and 3D object of one floor, updated with each change, at a cost proportional to it. */
import type { Face } from "../../../domain/geometry-records";
import { PlanGrid } from "../../../geometry/plan-grid";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";
import { type FloorAdjacency, readFloorAdjacency } from "./floor-adjacency";
import {
  adjacentFaces,
  baseOf,
  type FloorsNear,
  floorsAt,
  footingInScene,
  nearOnGrid,
  roomsOfCeiling,
  roomsOfFooting,
  roomsOfObject,
  roomsWithMostVotes,
  shapeIn,
  wallsAbove,
} from "./room-membership";
import { createWallSharing, firstOf, type WallSharing } from "./shared-walls";
import { baseFrom, footingOf, type WallReader } from "./wall-footing";

export type Members = {
  walls: Set<string>;
  /** Walls of another room that are on a side of this room's floor. */
  sharedWalls: Set<string>;
  ceilings: Set<string>;
  objects: Set<string>;
};

type Part = "walls" | "ceilings" | "objects";
/** The members of one room and part share one object, because there are very many members. */
type Membership = { readonly room: string; readonly part: Part };

/** The rooms that have changed, appeared or disappeared, and whether the elements without a room have changed. */
export type MembershipChange = { rooms: Set<string>; isLooseChanged: boolean };

function boxAround(loops: readonly (readonly Vector3[])[]): [number, number, number, number] {
  let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of loops) {
    for (const [x, , z] of loop) {
      [x0, z0] = [Math.min(x0, x), Math.min(z0, z)];
      [x1, z1] = [Math.max(x1, x), Math.max(z1, z)];
    }
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, z0, x1, z1];
}

/** Reads walls by their index among the faces of the floor. */
const wallReaderOf = (adjacency: FloorAdjacency): WallReader<number> => ({
  adjacentFloors(index) {
    const floors = new Set<string>();
    adjacency.visitAdjacent(index, "floor", ({ key }) => floors.add(key));
    return floors;
  },
  visitWallsBelow: adjacency.visitWallsBelow,
  baseOf: (index) => baseFrom(adjacency.placesOf(index)[0]),
});

/** Returns the rooms of a ceiling: of its adjacent floors and walls. `roomsOfWalls`: the rooms of walls by index. */
function roomsOfCeilingAt(
  adjacency: FloorAdjacency,
  ceiling: number,
  roomsOfWalls: ReadonlyMap<number, Iterable<string>>,
): Set<string> {
  const floors = new Set<string>();
  const walls = new Set<number>();
  adjacency.visitAdjacent(ceiling, "floor", ({ key }) => floors.add(key));
  adjacency.visitAdjacent(ceiling, "wall", (_wall, index) => walls.add(index));
  return roomsWithMostVotes([...floors, ...[...walls].flatMap((wall) => [...(roomsOfWalls.get(wall) ?? [])])]);
}

/** Computes everything on construction. */
export class FloorMembership {
  readonly #scene: ReadScene;
  readonly #floorNumber: number;
  readonly #members = new Map<string, Members>();
  readonly #looseFaces = new Set<string>();
  readonly #looseObjects = new Set<string>();
  readonly #owners = new Map<string, Membership>();
  readonly #membershipsOf = new Map<string, { readonly [P in Part]: Membership }>();
  readonly #floors = new PlanGrid();
  readonly #near: FloorsNear = nearOnGrid(this.#floors);
  /** Walls that share no side with a floor, by their base. They belong to the room around them, as 3D objects do. */
  readonly #partitions = new PlanGrid();
  readonly #objects = new PlanGrid();
  readonly #sharing: WallSharing;
  #changed = new Set<string>();
  #isLooseChanged = false;

  constructor(scene: ReadScene, floorNumber: number) {
    this.#scene = scene;
    this.#floorNumber = floorNumber;
    this.#sharing = createWallSharing(
      (room) => this.#members.get(room)?.sharedWalls,
      (room) => this.#changed.add(room),
    );
    const adjacency = readFloorAdjacency(scene, floorNumber);
    this.#openRooms(adjacency);
    this.#assignFaces(adjacency);
    this.#assignObjects(adjacency);
  }

  /** By floor face, in scene order. */
  get members(): ReadonlyMap<string, Members> {
    return this.#members;
  }

  get looseFaces(): ReadonlySet<string> {
    return this.#looseFaces;
  }

  get looseObjects(): ReadonlySet<string> {
    return this.#looseObjects;
  }

  /** Returns the floor face of the room that a face or 3D object belongs to. */
  ownerOf(key: string): string | null {
    return this.#members.has(key) ? key : (this.#owners.get(key)?.room ?? null);
  }

  /** Returns the floor faces of the other rooms on whose sides a wall is. */
  sharersOf(wallKey: string): readonly string[] {
    return this.#sharing.of(wallKey);
  }

  /** Returns the floor faces whose bounding boxes on the plan contain the point. */
  floorsNear(x: number, z: number): readonly string[] {
    const found: string[] = [];
    this.#near(x, z, (key) => found.push(key));
    return found;
  }

  /** Recomputes the membership of elements, which may be removed: of floors first, then walls, then ceilings. */
  update(faceKeys: Iterable<string>, objectKeys: Iterable<string>): MembershipChange {
    this.#changed = new Set();
    this.#isLooseChanged = false;
    const faces = new Set(faceKeys);
    const objects = new Set(objectKeys);
    for (const key of [...faces]) {
      if (this.#members.has(key) || this.#faceHere(key)?.label === "floor") this.#updateFloor(key, faces, objects);
    }
    const ceilings = new Set<string>();
    for (const key of faces) this.#updateFace(key, faces, ceilings);
    for (const key of ceilings) this.#updateCeiling(key);
    for (const key of objects) this.#updateObject(key);
    return { rooms: this.#changed, isLooseChanged: this.#isLooseChanged };
  }

  #openRooms({ faces, own, placesOf }: FloorAdjacency): void {
    for (const index of own) {
      const { key, label } = faces[index]!;
      if (label !== "floor") continue;
      this.#openRoom(key);
      this.#floors.put(key, ...boxAround(placesOf(index)));
    }
  }

  #assignFaces(adjacency: FloorAdjacency): void {
    const { faces, own } = adjacency;
    const reader = wallReaderOf(adjacency);
    const ceilings: number[] = [];
    const roomsOfWalls = new Map<number, Iterable<string>>();
    for (const index of own) {
      const { key, label } = faces[index]!;
      if (label === "ceiling") ceilings.push(index);
      else if (label === "wall") {
        const rooms = this.#roomsOfWallAt(adjacency, reader, index);
        roomsOfWalls.set(index, rooms);
        this.#assign(key, firstOf(rooms), "walls");
      } else if (label !== "floor") this.#assign(key, null, "walls");
    }
    for (const index of ceilings) {
      this.#assign(faces[index]!.key, firstOf(roomsOfCeilingAt(adjacency, index, roomsOfWalls)), "ceilings");
    }
  }

  #assignObjects({ shapeOf }: FloorAdjacency): void {
    for (const { key, floorNumber, position } of this.#scene.values("object3D")) {
      if (floorNumber !== this.#floorNumber) continue;
      const [x, , z] = position;
      this.#objects.put(key, x, z, x, z);
      this.#assign(key, firstOf(floorsAt(shapeOf, this.#near, position, null)), "objects");
    }
  }

  /** Returns the rooms of a wall, and notes it as a partition if it shares no side with a floor. */
  #roomsOfWallAt(adjacency: FloorAdjacency, reader: WallReader<number>, index: number): Iterable<string> {
    const { key } = adjacency.faces[index]!;
    const footing = footingOf(reader, index);
    const base = footing.base && reader.baseOf(index);
    if (base) this.#partitions.put(key, base[0], base[2], base[0], base[2]);
    this.#sharing.setFloors(key, footing.floors);
    return roomsOfFooting(adjacency.shapeOf, this.#near, footing);
  }

  #openRoom(key: string): void {
    this.#members.set(key, { walls: new Set(), sharedWalls: new Set(), ceilings: new Set(), objects: new Set() });
    const partOf = (part: Part): Membership => ({ room: key, part });
    this.#membershipsOf.set(key, { walls: partOf("walls"), ceilings: partOf("ceilings"), objects: partOf("objects") });
    this.#changed.add(key);
  }

  #closeRoom(key: string): void {
    this.#members.delete(key);
    this.#membershipsOf.delete(key);
    this.#floors.remove(key);
    this.#changed.add(key);
  }

  /** Assigns an element that has no membership yet. */
  #assign(key: string, room: string | null, part: Part): void {
    if (room === null) {
      (part === "objects" ? this.#looseObjects : this.#looseFaces).add(key);
      return;
    }
    this.#owners.set(key, this.#membershipsOf.get(room)?.[part] ?? { room, part });
    this.#members.get(room)?.[part].add(key);
  }

  /** Removes an element from its room, or from the elements without one. */
  #unassign(key: string): void {
    if (this.#looseFaces.delete(key) || this.#looseObjects.delete(key)) this.#isLooseChanged = true;
    const owner = this.#owners.get(key);
    if (!owner) return;
    this.#owners.delete(key);
    this.#members.get(owner.room)?.[owner.part].delete(key);
    this.#changed.add(owner.room);
  }

  #reassign(key: string, room: string | null, part: Part): void {
    const before = this.#owners.get(key);
    if (before && before.room === room && before.part === part) return;
    if (room === null && (part === "objects" ? this.#looseObjects : this.#looseFaces).has(key)) return;
    this.#unassign(key);
    this.#assign(key, room, part);
    if (room === null) this.#isLooseChanged = true;
    else this.#changed.add(room);
  }

  #faceHere(key: string): Face | undefined {
    const face = this.#scene.get("face", key);
    return face?.floorNumber === this.#floorNumber ? face : undefined;
  }

  /** Marks the partitions and objects inside the bounding box of a floor face. */
  #markInside(key: string, walls: Set<string>, objects: Set<string>): void {
    const box = this.#floors.boxOf(key);
    if (!box) return;
    const mark = (grid: PlanGrid, marked: Set<string>) => {
      grid.begin();
      grid.visit(box.lowX, box.lowZ, box.highX, box.highZ, (found) => marked.add(found));
    };
    mark(this.#partitions, walls);
    mark(this.#objects, objects);
  }

  #forgetWall(key: string): void {
    this.#partitions.remove(key);
    this.#sharing.remove(key);
  }

  #updateFloor(key: string, walls: Set<string>, objects: Set<string>): void {
    const face = this.#faceHere(key);
    this.#markInside(key, walls, objects);
    if (face?.label === "floor") {
      if (!this.#members.has(key)) {
        this.#unassign(key);
        this.#forgetWall(key);
        this.#openRoom(key);
      }
      this.#floors.put(key, ...boxAround(facePoints(this.#scene, face)));
      this.#markInside(key, walls, objects);
      return;
    }
    const members = this.#members.get(key);
    if (!members) return;
    this.#closeRoom(key);
    for (const wall of [...members.walls, ...members.sharedWalls, ...members.ceilings]) walls.add(wall);
    for (const object of members.objects) objects.add(object);
  }

  #updateFace(key: string, faces: Set<string>, ceilings: Set<string>): void {
    const face = this.#faceHere(key);
    if (face?.label === "floor") return;
    if (face?.label === "wall") {
      this.#updateWall(face, faces, ceilings);
      return;
    }
    this.#forgetWall(key);
    if (face?.label === "ceiling") ceilings.add(key);
    else if (face) this.#reassign(key, null, "walls");
    else this.#unassign(key);
  }

  /** Updates a wall. Adds walls above it to `faces` and ceilings on it to `ceilings`, which are updated afterwards. */
  #updateWall(wall: Face, faces: Set<string>, ceilings: Set<string>): void {
    const floors = adjacentFaces(this.#scene, wall, "floor");
    const base = floors.size === 0 ? baseOf(this.#scene, wall) : null;
    if (base) this.#partitions.put(wall.key, base[0], base[2], base[0], base[2]);
    else this.#partitions.remove(wall.key);
    const footing = footingInScene(this.#scene, wall);
    this.#reassign(wall.key, firstOf(roomsOfFooting(shapeIn(this.#scene), this.#near, footing)), "walls");
    this.#sharing.setFloors(wall.key, footing.floors);
    for (const above of wallsAbove(this.#scene, wall)) faces.add(above);
    for (const ceiling of adjacentFaces(this.#scene, wall, "ceiling")) ceilings.add(ceiling);
  }

  #updateCeiling(key: string): void {
    const ceiling = this.#faceHere(key);
    if (ceiling) this.#reassign(key, firstOf(roomsOfCeiling(this.#scene, this.#near, ceiling)), "ceilings");
  }

  #updateObject(key: string): void {
    const object = this.#scene.get("object3D", key);
    if (object?.floorNumber === this.#floorNumber) {
      const [x, , z] = object.position;
      this.#objects.put(key, x, z, x, z);
      this.#reassign(key, firstOf(roomsOfObject(this.#scene, this.#near, object)), "objects");
    } else {
      this.#objects.remove(key);
      this.#unassign(key);
    }
  }
}
