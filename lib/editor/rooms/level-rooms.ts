/** Who belongs to which room on one floor, kept as the scene changes: a change is worked out where it happened. */
import type { Face } from "../../domain/geometry-records";
import { createPlanGrid, type PlanGrid } from "../../geometry/plan-grid";
import type { ReadScene } from "../scene";
import { baseOf, facesBeside, nearOnGrid, roomsOfCeiling, roomsOfObject, roomsOfWall } from "./claims";

export type Members = { walls: Set<string>; ceilings: Set<string>; objects: Set<string> };
type Part = keyof Members;
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
  /** Works out anew where these stand; they may be gone. */
  update(faces: Iterable<string>, objects: Iterable<string>): LevelChange;
};

function boxOf(scene: ReadScene, face: Face): [number, number, number, number] {
  let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of face.loops) {
    for (const key of loop) {
      const vertex = scene.get("vertex", key);
      if (!vertex) continue;
      [x0, z0, x1, z1] = [
        Math.min(x0, vertex.x),
        Math.min(z0, vertex.z),
        Math.max(x1, vertex.x),
        Math.max(z1, vertex.z),
      ];
    }
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, z0, x1, z1];
}

/** The room that gets what several claim: always the same one. */
const first = (rooms: ReadonlySet<string>): string | null => {
  let least: string | null = null;
  for (const key of rooms) if (least === null || key < least) least = key;
  return least;
};

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
  /** All faces are asked the first time: nobody has to look who is beside. */
  let isFirst = true;

  function leave(key: string): void {
    const owner = owners.get(key);
    if (looseFaces.delete(key) || looseObjects.delete(key)) isLooseChanged = true;
    if (!owner) return;
    owners.delete(key);
    members.get(owner.room)?.[owner.part].delete(key);
    changed.add(owner.room);
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

  function updateFloor(key: string, walls: Set<string>, objects: Set<string>): void {
    const face = here(key);
    askInside(key, walls, objects);
    if (face?.label === "floor") {
      if (!members.has(key)) {
        leave(key);
        members.set(key, { walls: new Set(), ceilings: new Set(), objects: new Set() });
        const place = (part: Part): Place => ({ room: key, part });
        placesOf.set(key, { walls: place("walls"), ceilings: place("ceilings"), objects: place("objects") });
        changed.add(key);
      }
      floors.put(key, ...boxOf(scene, face));
      askInside(key, walls, objects);
      return;
    }
    const left = members.get(key);
    if (!left) return;
    members.delete(key);
    placesOf.delete(key);
    floors.remove(key);
    changed.add(key);
    for (const wall of [...left.walls, ...left.ceilings]) walls.add(wall);
    for (const object of left.objects) objects.add(object);
  }

  function updateWall(wall: Face, ceilings: Set<string>): void {
    const beside = facesBeside(scene, wall, "floor");
    const base = beside.size === 0 ? baseOf(scene, wall) : null;
    if (base) partitions.put(wall.key, base[0], base[2], base[0], base[2]);
    else partitions.remove(wall.key);
    join(wall.key, first(roomsOfWall(scene, near, wall, beside)), "walls");
    if (!isFirst) for (const ceiling of facesBeside(scene, wall, "ceiling")) ceilings.add(ceiling);
  }

  return {
    members,
    looseFaces,
    looseObjects,
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
        if (face?.label === "wall") updateWall(face, ceilings);
        else {
          partitions.remove(key);
          if (face?.label === "ceiling") ceilings.add(key);
          else if (face) join(key, null, "walls");
          else leave(key);
        }
      }
      for (const key of ceilings) {
        const ceiling = here(key);
        if (ceiling) join(key, first(roomsOfCeiling(scene, near, ceiling)), "ceilings");
      }
      for (const key of objects) {
        const object = scene.get("object3D", key);
        if (object?.floorNumber === floorNumber) {
          const [x, , z] = object.position;
          things.put(key, x, z, x, z);
          join(key, first(roomsOfObject(scene, near, object)), "objects");
        } else {
          things.remove(key);
          leave(key);
        }
      }
      isFirst = false;
      return { rooms: changed, isLooseChanged };
    },
  };
}
