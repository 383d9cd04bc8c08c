/** Walls, doors and openings seen from two rooms: each side gets the other's key. Twins never share vertices. */
import type { Face, ObjectPlanar, Vertex } from "../../domain/geometry-records";
import { fromFrame, type HostFrame, hostFrame } from "../../geometry/host-frame";
import { distance, dot, subtract, type Vector3 } from "../../geometry/vector3";
import { BACK_TO_BACK, THICKEST_WALL } from "../openings/facing-walls";
import type { SceneRecords } from "../scene";

/** The slack by which facing walls may seem to overlap, in metres. */
const SLACK = 0.03;
const CENTRE_DISTANCE = 0.35;
const SIZE_DIFFERENCE = 0.3;

type Side = { room: number; face: Face; frame: HostFrame; corners: Vector3[] };
type Hole = { room: number; object: ObjectPlanar; centre: Vector3; normal: Vector3 };
type Pair<T> = { a: T; b: T; score: number };
type PairedScene = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** How much of the shorter wall lies behind the longer one, 0 to 1; 0 for walls that do not face away from each other. */
function facing(a: Side, b: Side): number {
  if (dot(a.frame.normal, b.frame.normal) > BACK_TO_BACK) return 0;
  const apart = dot(subtract(b.frame.origin, a.frame.origin), a.frame.normal);
  if (apart > SLACK || apart < -THICKEST_WALL) return 0;
  const spanOf = (side: Side, axis: Vector3): [number, number] => {
    const along = side.corners.map((corner) => dot(subtract(corner, a.frame.origin), axis));
    return [Math.min(...along), Math.max(...along)];
  };
  const share = (axis: Vector3): number => {
    const [one, other] = [spanOf(a, axis), spanOf(b, axis)];
    const common = Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
    return common / Math.min(one[1] - one[0], other[1] - other[0]);
  };
  const [along, upright] = [share(a.frame.u), share(a.frame.v)];
  return along > 0.5 && upright > 0.5 ? along : 0;
}

function sameHole(a: Hole, b: Hole): number {
  const isAlike =
    Math.abs(a.object.width - b.object.width) < SIZE_DIFFERENCE &&
    Math.abs(a.object.height - b.object.height) < SIZE_DIFFERENCE &&
    (a.object.label === "window") === (b.object.label === "window");
  const away = distance(a.centre, b.centre);
  return isAlike && away < CENTRE_DISTANCE && dot(a.normal, b.normal) < BACK_TO_BACK ? 1 - away : 0;
}

/** Best pairs first, each item once, only across rooms. */
function matched<T extends { room: number }>(items: readonly T[], scoreOf: (a: T, b: T) => number): [T, T][] {
  const pairs: Pair<T>[] = [];
  items.forEach((a, index) => {
    for (const b of items.slice(index + 1)) {
      const score = a.room === b.room ? 0 : scoreOf(a, b);
      if (score > 0) pairs.push({ a, b, score });
    }
  });
  const taken = new Set<T>();
  return pairs
    .sort((one, other) => other.score - one.score)
    .flatMap(({ a, b }): [T, T][] => {
      if (taken.has(a) || taken.has(b)) return [];
      taken.add(a).add(b);
      return [[a, b]];
    });
}

function sidesOf(scene: PairedScene, room: number): { sides: Side[]; holes: Hole[] } {
  const places = new Map<string, Vertex>(scene.vertex.map((vertex) => [vertex.key, vertex]));
  const sides = scene.face.flatMap((face): Side[] => {
    const corners = (face.loops[0] ?? []).flatMap((key): Vector3[] => {
      const vertex = places.get(key);
      return vertex ? [[vertex.x, vertex.y, vertex.z]] : [];
    });
    const frame = face.label === "wall" ? hostFrame(corners) : null;
    return frame ? [{ room, face, frame, corners }] : [];
  });
  const hosts = new Map(sides.map((side) => [side.face.key, side.frame]));
  const holes = scene.objectPlanar.flatMap((object): Hole[] => {
    const frame = hosts.get(object.faceKey);
    return frame ? [{ room, object, centre: fromFrame(frame, [object.u, object.v]), normal: frame.normal }] : [];
  });
  return { sides, holes };
}

/**
 * Sets `twinKey` on new records; a partner that the survey held already is named in the answer and left as it is.
 * Existing records count as one other room.
 */
export function pairTwins(rooms: readonly PairedScene[], existing?: PairedScene): { key: string; twinKey: string }[] {
  const old = rooms.length;
  const all = [...rooms, ...(existing ? [existing] : [])].map((scene, room) => sidesOf(scene, room));
  const isFree = (record: Face | ObjectPlanar, room: number): boolean => room !== old || !record.twinKey;
  const sides = all.flatMap((part) => part.sides).filter(({ face, room }) => isFree(face, room));
  const holes = all.flatMap((part) => part.holes).filter(({ object, room }) => isFree(object, room));
  const pairs = [
    ...matched(sides, facing).map(([a, b]) => [a.room, a.face, b.room, b.face] as const),
    ...matched(holes, sameHole).map(([a, b]) => [a.room, a.object, b.room, b.object] as const),
  ];
  return pairs.map(([roomA, a, roomB, b]) => {
    if (roomA !== old) a.twinKey = b.key;
    if (roomB !== old) b.twinKey = a.key;
    return { key: a.key, twinKey: b.key };
  });
}
