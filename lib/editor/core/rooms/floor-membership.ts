/** Which room each face and 3D object of one floor belongs to, updated as the scene changes. An edit costs what it touches. */
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
type Place = { readonly room: string; readonly part: Part };

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
  adjacentFloors(at) {
    const floors = new Set<string>();
    adjacency.visitAdjacent(at, "floor", ({ key }) => floors.add(key));
    return floors;
  },
  visitWallsBelow: adjacency.visitWallsBelow,
  baseOf: (at) => baseFrom(adjacency.placesOf(at)[0]),
});

/** A ceiling belongs to the rooms of its adjacent floors and walls; `roomsOfWalls` holds those of the walls by index. */
function roomsOfCeilingAt(
  adjacency: FloorAdjacency,
  at: number,
  roomsOfWalls: ReadonlyMap<number, Iterable<string>>,
): Set<string> {
  const [floors, walls] = [new Set<string>(), new Set<number>()];
  adjacency.visitAdjacent(at, "floor", ({ key }) => floors.add(key));
  adjacency.visitAdjacent(at, "wall", (_wall, index) => walls.add(index));
  return roomsWithMostVotes([...floors, ...[...walls].flatMap((wall) => [...(roomsOfWalls.get(wall) ?? [])])]);
}

/** Computes everything on construction. */
export class FloorMembership {
  readonly #scene: ReadScene;
  readonly #floorNumber: number;
  readonly #members = new Map<string, Members>();
  readonly #looseFaces = new Set<string>();
  readonly #looseObjects = new Set<string>();
  readonly #owners = new Map<string, Place>();
  readonly #placesOf = new Map<string, { readonly [P in Part]: Place }>();
  readonly #floors = new PlanGrid();
  readonly #near: FloorsNear = nearOnGrid(this.#floors);
  /** Walls that share no side with a floor, by their base: they belong to the room that contains them, as 3D objects do. */
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

  /** Recomputes the membership of these elements, which may have been removed. Walls follow floors, and ceilings follow walls. */
  update(faceKeys: Iterable<string>, objectKeys: Iterable<string>): MembershipChange {
    this.#changed = new Set();
    this.#isLooseChanged = false;
    const [faces, objects] = [new Set(faceKeys), new Set(objectKeys)];
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
    for (const at of own) {
      const { key, label } = faces[at]!;
      if (label !== "floor") continue;
      this.#openRoom(key);
      this.#floors.put(key, ...boxAround(placesOf(at)));
    }
  }

  #assignFaces(adjacency: FloorAdjacency): void {
    const { faces, own } = adjacency;
    const reader = wallReaderOf(adjacency);
    const ceilings: number[] = [];
    const roomsOfWalls = new Map<number, Iterable<string>>();
    for (const at of own) {
      const { key, label } = faces[at]!;
      if (label === "ceiling") ceilings.push(at);
      else if (label === "wall") {
        const rooms = this.#roomsOfWallAt(adjacency, reader, at);
        roomsOfWalls.set(at, rooms);
        this.#assign(key, firstOf(rooms), "walls");
      } else if (label !== "floor") this.#assign(key, null, "walls");
    }
    for (const at of ceilings) {
      this.#assign(faces[at]!.key, firstOf(roomsOfCeilingAt(adjacency, at, roomsOfWalls)), "ceilings");
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
  #roomsOfWallAt(adjacency: FloorAdjacency, reader: WallReader<number>, at: number): Iterable<string> {
    const { key } = adjacency.faces[at]!;
    const footing = footingOf(reader, at);
    const base = footing.base && reader.baseOf(at);
    if (base) this.#partitions.put(key, base[0], base[2], base[0], base[2]);
    this.#sharing.setFloors(key, footing.floors);
    return roomsOfFooting(adjacency.shapeOf, this.#near, footing);
  }

  #openRoom(key: string): void {
    this.#members.set(key, { walls: new Set(), sharedWalls: new Set(), ceilings: new Set(), objects: new Set() });
    const place = (part: Part): Place => ({ room: key, part });
    this.#placesOf.set(key, { walls: place("walls"), ceilings: place("ceilings"), objects: place("objects") });
    this.#changed.add(key);
  }

  #closeRoom(key: string): void {
    this.#members.delete(key);
    this.#placesOf.delete(key);
    this.#floors.remove(key);
    this.#changed.add(key);
  }

  /** Assigns an element that has no membership yet. */
  #assign(key: string, room: string | null, part: Part): void {
    if (room === null) {
      (part === "objects" ? this.#looseObjects : this.#looseFaces).add(key);
      return;
    }
    this.#owners.set(key, this.#placesOf.get(room)?.[part] ?? { room, part });
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

  /** Adds the walls above the wall to `faces`, and the ceilings on it to `ceilings`, so that they are updated after it. */
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
