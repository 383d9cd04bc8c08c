/** Finds the other side of a wall or door again, as the import found it: among those that are free by now. */
import type { Face, ObjectPlanar, Vertex } from "../../domain/geometry-records";
import type { Diff } from "../diff";
import { pairTwins } from "../import/pair-twins";
import { type FloorsNear, roomsOfWall } from "../rooms/claims";
import { roomsOf } from "../rooms/room-index";
import type { ReadScene, SceneRecords } from "../scene";
import { amend } from "./part-twins";
import { viewAfter } from "./planar-view";

type Sides = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** Walls with their corners and what hangs on them; copies, since pairing writes on them. */
function sidesWith(view: Pick<ReadScene, "get" | "planarObjectsOfFace">, faces: readonly Face[]): Sides {
  const corners = new Map<string, Vertex>();
  const hung: ObjectPlanar[] = [];
  for (const { key, loops } of faces) {
    for (const corner of loops.flat()) {
      const vertex = view.get("vertex", corner);
      if (vertex) corners.set(corner, vertex);
    }
    for (const one of view.planarObjectsOfFace(key)) {
      const object = view.get("objectPlanar", one);
      if (object) hung.push({ ...object });
    }
  }
  return { vertex: [...corners.values()], face: faces.map((face) => ({ ...face })), objectPlanar: hung };
}

/** The rooms that a wall is of as the diff leaves it: called a roof until now it is of none in the scene. */
function roomsAfter(scene: ReadScene, diff: Diff, wall: Face): ReadonlySet<string> {
  const view: ReadScene = { ...scene, ...viewAfter(scene, { ...diff }) };
  const floorsOfLevel: FloorsNear = (_x, _z, visit) => {
    for (const key of scene.keysOnFloor("face", wall.floorNumber))
      if (view.get("face", key)?.label === "floor") visit(key);
  };
  return roomsOfWall(view, floorsOfLevel, wall);
}

/** Two sides of a column or a partition turn their backs on each other too, and both are to be counted. */
function inAnotherRoom(scene: ReadScene, diff: Diff, wall: Face): (other: Face) => boolean {
  const own = roomsAfter(scene, diff, wall);
  const floor = roomsOf(scene).floor(wall.floorNumber);
  return ({ key }) => {
    const room = floor.roomHolding(key)?.faceKey;
    return room ? !own.has(room) : own.size > 0;
  };
}

type Found = { readonly kind: "face" | "objectPlanar"; readonly key: string };

/**
 * Adds to the diff what pairs this wall, and what hangs on it, with what stands behind it in another room and has no other side;
 * each only where it has none either. `only`: that one alone. The keys that were paired with something.
 */
export function findPair(scene: ReadScene, diff: Diff, faceKey: string, only?: Found): Set<string> {
  const view = viewAfter(scene, { ...diff });
  const paired = new Set<string>();
  const wall = view.get("face", faceKey);
  const isFree = ({ twinKey }: { twinKey?: string | null }): boolean => !twinKey;
  const asked = only && view.get(only.kind, only.key);
  if (wall?.label !== "wall" || (only && !(asked && isFree(asked)))) return paired;
  const isElsewhere = inAnotherRoom(scene, diff, wall);
  const others: Face[] = [];
  for (const { key } of scene.values("face")) {
    const face = view.get("face", key);
    const sharesCorner = face?.loops.some((loop) => loop.some((corner) => wall.loops[0]?.includes(corner)));
    if (face?.label === "wall" && key !== faceKey && !sharesCorner && isElsewhere(face)) others.push(face);
  }
  for (const { kind, a, b } of pairTwins([sidesWith(view, [wall])], sidesWith(view, others))) {
    const [own, other] = [view.get(kind, a.record.key), view.get(kind, b.record.key)];
    if (!own || !other || !isFree(own) || !isFree(other) || (only && only.key !== own.key)) continue;
    amend(scene, diff, kind, own.key, { twinKey: other.key });
    amend(scene, diff, kind, other.key, { twinKey: own.key });
    paired.add(own.key);
  }
  return paired;
}
