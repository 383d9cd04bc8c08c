/** Who belongs to which room on one floor, kept as the scene changes: a change is worked out where it happened. */
import type { Face } from "../../../domain/geometry-records";
import { createPlanGrid, type PlanGrid } from "../../../geometry/plan-grid";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";
import {
  baseOf,
  facesBeside,
  floorsAround,
  footingInScene,
  mostClaims,
  nearOnGrid,
  roomsOfCeiling,
  roomsOfFooting,
  roomsOfObject,
  shapeIn,
  wallsOver,
} from "./claims";
import { type FirstClaims, readFirstClaims } from "./first-claims";
import { createSharing, firstOf } from "./shared-walls";
import { baseFrom, footingOf, type WallsAsked } from "./wall-footing";

export type Members = {
  walls: Set<string>;
  /** Of another room, on a side of this one's floor. */
  sharedWalls: Set<string>;
  ceilings: Set<string>;
  objects: Set<string>;
};
type Part = "walls" | "ceilings" | "objects";
/** Where a face or a thing stands: one object for all that stand there, as there are very many. */
type Place = { readonly room: string; readonly part: Part };

/** The rooms whose members have changed, come or gone, and whether something else stands in none. */
export type LevelChange = { rooms: Set<string>; isLooseChanged: boolean };

export type LevelRooms = {
  /** By floor face, in the order of the scene. */
  readonly members: ReadonlyMap<string, Members>;
  readonly looseFaces: ReadonlySet<string>;
  readonly looseObjects: ReadonlySet<string>;
  /** The floor face of the room that holds a face or a 3D object. */
  ownerOf(key: string): string | null;
  /** The floor faces of the other rooms on whose sides a wall stands. */
  sharersOf(wallKey: string): readonly string[];
  /** The floor faces whose boxes on the plan hold a place. */
  floorsNear(x: number, z: number): readonly string[];
  /** Works out where everything on the floor stands: the first thing that is asked. */
  begin(): void;
  /** Works out anew where these stand; they may be gone. */
  update(faces: Iterable<string>, objects: Iterable<string>): LevelChange;
};

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

export function createLevelRooms(scene: ReadScene, floorNumber: number): LevelRooms {
  const members = new Map<string, Members>();
  const owners = new Map<string, Place>();
  const placesOf = new Map<string, { readonly [P in Part]: Place }>();
  const looseFaces = new Set<string>();
  const looseObjects = new Set<string>();
  const floors: PlanGrid = createPlanGrid();
  const near = nearOnGrid(floors);
  /** Walls that share no side with a floor, by their base, and things: what belongs to the room that it stands in. */
  const partitions: PlanGrid = createPlanGrid();
  const things: PlanGrid = createPlanGrid();
  let changed = new Set<string>();
  let isLooseChanged = false;
  const sharing = createSharing(
    (room) => members.get(room)?.sharedWalls,
    (room) => changed.add(room),
  );

  function leave(key: string): void {
    const owner = owners.get(key);
    if (looseFaces.delete(key) || looseObjects.delete(key)) isLooseChanged = true;
    if (!owner) return;
    owners.delete(key);
    members.get(owner.room)?.[owner.part].delete(key);
    changed.add(owner.room);
  }

  /** For the first time. */
  function settle(key: string, room: string | null, part: Part): void {
    if (room === null) (part === "objects" ? looseObjects : looseFaces).add(key);
    else {
      owners.set(key, placesOf.get(room)?.[part] ?? { room, part });
      members.get(room)?.[part].add(key);
    }
  }

  function join(key: string, room: string | null, part: Part): void {
    const before = owners.get(key);
    if (before && before.room === room && before.part === part) return;
    const loose = part === "objects" ? looseObjects : looseFaces;
    if (room === null && loose.has(key)) return;
    leave(key);
    if (room === null) {
      loose.add(key);
      isLooseChanged = true;
    } else {
      owners.set(key, placesOf.get(room)?.[part] ?? { room, part });
      members.get(room)?.[part].add(key);
      changed.add(room);
    }
  }

  const here = (key: string): Face | undefined => {
    const face = scene.get("face", key);
    return face?.floorNumber === floorNumber ? face : undefined;
  };

  /** What stands in this box is to be asked again. */
  function askInside(key: string, walls: Set<string>, objects: Set<string>): void {
    const box = floors.boxOf(key);
    if (!box) return;
    for (const [grid, asked] of [
      [partitions, walls],
      [things, objects],
    ] as const) {
      grid.begin();
      grid.visit(box.lowX, box.lowZ, box.highX, box.highZ, (found) => asked.add(found));
    }
  }

  function openRoom(key: string): void {
    members.set(key, { walls: new Set(), sharedWalls: new Set(), ceilings: new Set(), objects: new Set() });
    const place = (part: Part): Place => ({ room: key, part });
    placesOf.set(key, { walls: place("walls"), ceilings: place("ceilings"), objects: place("objects") });
    changed.add(key);
  }

  /** The rooms of a wall as all are asked at once; one that stands on no side of a floor is a partition. */
  function beginWall(claims: FirstClaims, walls: WallsAsked<number>, at: number): Iterable<string> {
    const footing = footingOf(walls, at);
    if (footing.base) {
      const base = walls.baseOf(at);
      if (base) partitions.put(claims.faces[at]!.key, base[0], base[2], base[0], base[2]);
    }
    sharing.stand(claims.faces[at]!.key, footing.floors);
    return roomsOfFooting(claims.shapeOf, near, footing);
  }

  /** Those of a ceiling, when its walls know theirs. */
  function beginCeiling(claims: FirstClaims, at: number, ofWall: ReadonlyMap<number, Iterable<string>>): Set<string> {
    const [floorsBeside, wallsBeside] = [new Set<string>(), new Set<number>()];
    claims.visitBeside(at, "floor", ({ key }) => floorsBeside.add(key));
    claims.visitBeside(at, "wall", (_wall, place) => wallsBeside.add(place));
    return mostClaims([...floorsBeside, ...[...wallsBeside].flatMap((wall) => [...(ofWall.get(wall) ?? [])])]);
  }

  function begin(): void {
    const claims = readFirstClaims(scene, floorNumber);
    const { faces, own } = claims;
    for (const at of own) {
      const { key, label } = faces[at]!;
      if (label !== "floor") continue;
      openRoom(key);
      floors.put(key, ...boxAround(claims.placesOf(at)));
    }
    const walls: WallsAsked<number> = {
      floorsBeside(at) {
        const beside = new Set<string>();
        claims.visitBeside(at, "floor", ({ key }) => beside.add(key));
        return beside;
      },
      visitUnder: claims.visitUnder,
      baseOf: (at) => baseFrom(claims.placesOf(at)[0]),
    };
    const ceilings: number[] = [];
    const ofWall = new Map<number, Iterable<string>>();
    for (const at of own) {
      const { key, label } = faces[at]!;
      if (label === "floor") continue;
      if (label === "ceiling") ceilings.push(at);
      else if (label === "wall") {
        const rooms = beginWall(claims, walls, at);
        ofWall.set(at, rooms);
        settle(key, firstOf(rooms), "walls");
      } else settle(key, null, "walls");
    }
    for (const at of ceilings) settle(faces[at]!.key, firstOf(beginCeiling(claims, at, ofWall)), "ceilings");
    for (const { key, floorNumber: on, position } of scene.values("object3D")) {
      if (on !== floorNumber) continue;
      const [x, , z] = position;
      things.put(key, x, z, x, z);
      settle(key, firstOf(floorsAround(claims.shapeOf, near, position, null)), "objects");
    }
  }

  /** A face that is no longer a wall. */
  function leaveWalls(key: string): void {
    partitions.remove(key);
    sharing.leave(key);
  }

  function updateFloor(key: string, walls: Set<string>, objects: Set<string>): void {
    const face = here(key);
    askInside(key, walls, objects);
    if (face?.label === "floor") {
      if (!members.has(key)) {
        leave(key);
        leaveWalls(key);
        openRoom(key);
      }
      floors.put(key, ...boxAround(facePoints(scene, face)));
      askInside(key, walls, objects);
      return;
    }
    const left = members.get(key);
    if (!left) return;
    members.delete(key);
    placesOf.delete(key);
    floors.remove(key);
    changed.add(key);
    for (const wall of [...left.walls, ...left.sharedWalls, ...left.ceilings]) walls.add(wall);
    for (const object of left.objects) objects.add(object);
  }

  /** What stands on a wall is asked after it. */
  function updateWall(wall: Face, faces: Set<string>, ceilings: Set<string>): void {
    const beside = facesBeside(scene, wall, "floor");
    const base = beside.size === 0 ? baseOf(scene, wall) : null;
    if (base) partitions.put(wall.key, base[0], base[2], base[0], base[2]);
    else partitions.remove(wall.key);
    const footing = footingInScene(scene, wall);
    join(wall.key, firstOf(roomsOfFooting(shapeIn(scene), near, footing)), "walls");
    sharing.stand(wall.key, footing.floors);
    for (const over of wallsOver(scene, wall)) faces.add(over);
    for (const ceiling of facesBeside(scene, wall, "ceiling")) ceilings.add(ceiling);
  }

  return {
    members,
    looseFaces,
    looseObjects,
    begin,
    sharersOf: sharing.of,
    floorsNear(x, z) {
      const found: string[] = [];
      near(x, z, (key) => found.push(key));
      return found;
    },
    ownerOf: (key) => (members.has(key) ? key : (owners.get(key)?.room ?? null)),
    update(faceKeys, objectKeys) {
      changed = new Set();
      isLooseChanged = false;
      const [faces, objects] = [new Set(faceKeys), new Set(objectKeys)];
      for (const key of [...faces])
        if (members.has(key) || here(key)?.label === "floor") updateFloor(key, faces, objects);
      const ceilings = new Set<string>();
      for (const key of faces) {
        const face = here(key);
        if (face?.label === "floor") continue;
        if (face?.label === "wall") updateWall(face, faces, ceilings);
        else {
          leaveWalls(key);
          if (face?.label === "ceiling") ceilings.add(key);
          else if (face) join(key, null, "walls");
          else leave(key);
        }
      }
      for (const key of ceilings) {
        const ceiling = here(key);
        if (ceiling) join(key, firstOf(roomsOfCeiling(scene, near, ceiling)), "ceilings");
      }
      for (const key of objects) {
        const object = scene.get("object3D", key);
        if (object?.floorNumber === floorNumber) {
          const [x, , z] = object.position;
          things.put(key, x, z, x, z);
          join(key, firstOf(roomsOfObject(scene, near, object)), "objects");
        } else {
          things.remove(key);
          leave(key);
        }
      }
      return { rooms: changed, isLooseChanged };
    },
  };
}
