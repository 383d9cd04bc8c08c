/** Finds the twin of a wall or opening among unpaired walls and openings, as the import does. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { capturedTwin } from "../../core/provenance/captured-values";
import { roomsOf } from "../../core/rooms/room-index";
import { type FloorsNear, roomsOfWall } from "../../core/rooms/room-membership";
import type { ReadScene, SceneRecords } from "../../core/scene";
import { pairTwins } from "../../core/twins/pair-twins";
import { canPair } from "./can-pair";
import { updateInDiff } from "./unpair-twins";

type Sides = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** Returns walls with their corners and planar objects, copied because pairing writes on them. */
function copySides(view: Pick<ReadScene, "get" | "planarObjectsOfFace">, faces: readonly Face[]): Sides {
  const corners = new Map<string, Vertex>();
  const planars: ObjectPlanar[] = [];
  for (const { key, loops } of faces) {
    for (const corner of loops.flat()) {
      const vertex = view.get("vertex", corner);
      if (vertex) corners.set(corner, vertex);
    }
    for (const objectKey of view.planarObjectsOfFace(key)) {
      const object = view.get("objectPlanar", objectKey);
      if (object) planars.push({ ...object });
    }
  }
  return { vertex: [...corners.values()], face: faces.map((face) => ({ ...face })), objectPlanar: planars };
}

/**
 * Returns the rooms of a wall after the diff. The scene may have no rooms for the wall, e.g. if it was labeled as a
 * roof.
 */
function roomsAfter(scene: ReadScene, diff: Diff, wall: Face): ReadonlySet<string> {
  const view: ReadScene = { ...scene, ...viewAfter(scene, { ...diff }) };
  const floorsOfLevel: FloorsNear = (_x, _z, visit) => {
    for (const key of scene.keysOnFloor("face", wall.floorNumber))
      if (view.get("face", key)?.label === "floor") visit(key);
  };
  return roomsOfWall(view, floorsOfLevel, wall);
}

/**
 * Returns a predicate for walls of another room: the two sides of a column or partition are back to back too, but count
 * separately.
 */
function anotherRoomTest(scene: ReadScene, diff: Diff, wall: Face): (other: Face) => boolean {
  const ownRooms = roomsAfter(scene, diff, wall);
  const floor = roomsOf(scene).floor(wall.floorNumber);
  return ({ key }) => {
    const room = floor.roomHolding(key)?.faceKey;
    return room ? !ownRooms.has(room) : ownRooms.size > 0;
  };
}

type WallOrOpening = { readonly kind: "face" | "objectPlanar"; readonly key: string };

const isFree = ({ twinKey }: { twinKey?: string | null }): boolean => !twinKey;

type Pairing = { kind: WallOrOpening["kind"]; key: string; otherKey: string };

/** Returns the pairs that an earlier import made, if both sides are unpaired and still back to back. */
function pairedByScan(view: PlanarView, wall: Face, only?: WallOrOpening): Pairing[] {
  const candidates: WallOrOpening[] = [
    { kind: "face", key: wall.key },
    ...view.planarObjectsOfFace(wall.key).map((key): WallOrOpening => ({ kind: "objectPlanar", key })),
  ];
  return candidates.flatMap(({ kind, key }): Pairing[] => {
    const record = view.get(kind, key);
    const otherKey = record && capturedTwin(record);
    const other = otherKey ? view.get(kind, otherKey) : undefined;
    if (!otherKey || (only && only.key !== key) || !isFree(record) || !other || !isFree(other)) return [];
    return canPair(view, kind, key, otherKey) ? [{ kind, key, otherKey }] : [];
  });
}

/**
 * Pairs a wall and its openings with unpaired ones behind it in another room, and adds the pairs to the diff: first as
 * an earlier import paired them, then by best fit. `only` limits it to one element. Returns the paired keys.
 */
export function findPair(scene: ReadScene, diff: Diff, faceKey: string, only?: WallOrOpening): Set<string> {
  const before = viewAfter(scene, { ...diff });
  const paired = new Set<string>();
  const wall = before.get("face", faceKey);
  const onlyRecord = only && before.get(only.kind, only.key);
  if (wall?.label !== "wall" || (only && !(onlyRecord && isFree(onlyRecord)))) return paired;
  const isInAnotherRoom = anotherRoomTest(scene, diff, wall);
  const pair = ({ kind, key, otherKey }: Pairing): void => {
    updateInDiff(scene, diff, kind, key, { twinKey: otherKey });
    updateInDiff(scene, diff, kind, otherKey, { twinKey: key });
    paired.add(key);
  };
  for (const known of pairedByScan(before, wall, only)) pair(known);
  const view = viewAfter(scene, { ...diff });
  const others: Face[] = [];
  for (const { key } of scene.values("face")) {
    const face = view.get("face", key);
    const sharesCorner = face?.loops.some((loop) => loop.some((corner) => wall.loops[0]?.includes(corner)));
    if (face?.label === "wall" && key !== faceKey && !sharesCorner && isInAnotherRoom(face)) others.push(face);
  }
  const ownSides = copySides(view, [wall]);
  const free = { ...ownSides, objectPlanar: ownSides.objectPlanar.filter(isFree) };
  for (const { kind, a, b } of pairTwins([free], copySides(view, others))) {
    const [side, other] = [view.get(kind, a.record.key), view.get(kind, b.record.key)];
    if (!side || !other || !isFree(side) || !isFree(other) || (only && only.key !== side.key)) continue;
    pair({ kind, key: side.key, otherKey: other.key });
  }
  return paired;
}
