/** Finds the other side of a wall or door again, as the import found it: among those that are free by now. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { capturedTwin } from "../../core/provenance/captured-values";
import { roomsOf } from "../../core/rooms/room-index";
import { type FloorsNear, roomsOfWall } from "../../core/rooms/room-membership";
import type { ReadScene, SceneRecords } from "../../core/scene";
import { pairTwins } from "../../core/twins/pair-twins";
import { canPair } from "./pair-again";
import { amend } from "./part-twins";

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

const isFree = ({ twinKey }: { twinKey?: string | null }): boolean => !twinKey;

type Pairing = { kind: Found["kind"]; key: string; otherKey: string };

/** Those that an import has paired before, where both are free by now and still stand behind each other. */
function pairedByScan(view: PlanarView, wall: Face, only?: Found): Pairing[] {
  const asked: Found[] = [
    { kind: "face", key: wall.key },
    ...view.planarObjectsOfFace(wall.key).map((key): Found => ({ kind: "objectPlanar", key })),
  ];
  return asked.flatMap(({ kind, key }): Pairing[] => {
    const record = view.get(kind, key);
    const otherKey = record && capturedTwin(record);
    const other = otherKey ? view.get(kind, otherKey) : undefined;
    if (!otherKey || (only && only.key !== key) || !isFree(record) || !other || !isFree(other)) return [];
    return canPair(view, kind, key, otherKey) ? [{ kind, key, otherKey }] : [];
  });
}

/**
 * Adds to the diff what pairs this wall, and what hangs on it, with what stands behind it in another room and has no other side;
 * each only where it has none either: with what an import has paired it with, else with the best that is there. `only`: that
 * one alone. The keys that were paired with something.
 */
export function findPair(scene: ReadScene, diff: Diff, faceKey: string, only?: Found): Set<string> {
  const before = viewAfter(scene, { ...diff });
  const paired = new Set<string>();
  const wall = before.get("face", faceKey);
  const asked = only && before.get(only.kind, only.key);
  if (wall?.label !== "wall" || (only && !(asked && isFree(asked)))) return paired;
  const isElsewhere = inAnotherRoom(scene, diff, wall);
  const pair = ({ kind, key, otherKey }: Pairing): void => {
    amend(scene, diff, kind, key, { twinKey: otherKey });
    amend(scene, diff, kind, otherKey, { twinKey: key });
    paired.add(key);
  };
  for (const known of pairedByScan(before, wall, only)) pair(known);
  const view = viewAfter(scene, { ...diff });
  const others: Face[] = [];
  for (const { key } of scene.values("face")) {
    const face = view.get("face", key);
    const sharesCorner = face?.loops.some((loop) => loop.some((corner) => wall.loops[0]?.includes(corner)));
    if (face?.label === "wall" && key !== faceKey && !sharesCorner && isElsewhere(face)) others.push(face);
  }
  const own = sidesWith(view, [wall]);
  const free = { ...own, objectPlanar: own.objectPlanar.filter(isFree) };
  for (const { kind, a, b } of pairTwins([free], sidesWith(view, others))) {
    const [side, other] = [view.get(kind, a.record.key), view.get(kind, b.record.key)];
    if (!side || !other || !isFree(side) || !isFree(other) || (only && only.key !== side.key)) continue;
    pair({ kind, key: side.key, otherKey: other.key });
  }
  return paired;
}
