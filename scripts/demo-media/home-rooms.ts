/** The demo home as rooms to build from: the records that the scan editor shows, walls in one piece, turned to stand square. */
import type {
  Face,
  GeometryKind,
  GeometryRecordByKind,
  Object3D,
  ObjectPlanar,
  Vertex,
} from "../../lib/domain/geometry-records";
import { type HostFrame, hostFrame, toFrame } from "../../lib/geometry/host-frame";
import { isInsidePolygon } from "../../lib/geometry/point-in-polygon";
import { rotate } from "../../lib/geometry/quaternion";
import { add, dot, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import type { Frame } from "./surfaces";

const USUAL_DEPTH = 0.05;

export type Records = { [Kind in GeometryKind]: GeometryRecordByKind[Kind][] };
export type WallHole = {
  record: ObjectPlanar;
  /** Bounds in the wall's frame, in metres. */
  low: readonly [number, number];
  high: readonly [number, number];
  /** Leads out of the house. */
  isExterior: boolean;
  isOpen: boolean;
  /** Of the two sides of a doorway, the one that shows the leaf and the frame. */
  hasLeaf: boolean;
  /** How deep it goes into the wall: halfway to the room behind. */
  depth: number;
};
export type HomeWall = { face: Face; frame: HostFrame; length: number; height: number; holes: WallHole[] };
export type HomeObject = { record: Object3D; frame: Frame; size: Vector3; kind: string };
export type HomeRoom = {
  name: string;
  floorNumber: number;
  floor: Vector3[];
  ceiling: Vector3[];
  walls: HomeWall[];
  objects: HomeObject[];
  low: Vector3;
  high: Vector3;
};
/** `turn` (radians about the vertical) leads from the world to the square frame. */
export type Home = { rooms: HomeRoom[]; turn: number };

export function turned(turn: number, [x, y, z]: Vector3): Vector3 {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - z * sin, y, x * sin + z * cos];
}

/** The turn that lays the longest side of a floor along x. */
function squaring(loop: readonly Vector3[]): number {
  const sides = loop.map((from, at) => subtract(loop[(at + 1) % loop.length]!, from));
  const [x, , z] = sides.reduce((longest, side) => (dot(side, side) > dot(longest, longest) ? side : longest));
  return -Math.atan2(z, x);
}

function holesOf(face: Face, length: number, planar: readonly ObjectPlanar[]): WallHole[] {
  return planar
    .filter((record) => record.faceKey === face.key)
    .map((record) => {
      const { u, v, width, height } = record;
      const twin = planar.find(({ key }) => key === record.twinKey);
      const pair = twin ? [record, twin].sort((a, b) => (a.key < b.key ? -1 : 1)) : [record];
      return {
        record,
        low: [Math.max(u - width / 2, 0.004), Math.max(v - height / 2, 0)] as const,
        high: [Math.min(u + width / 2, length - 0.004), v + height / 2] as const,
        isExterior: !twin,
        isOpen: record.label === "opening" || (record.label === "door" && pair[0]!.isOpen === true),
        hasLeaf: pair[0] === record,
        depth: USUAL_DEPTH,
      };
    });
}

/** How the furniture is to be built: its category, and what the capture says about it. */
function kindOf(record: Object3D): string {
  const attributes = (record.captured?.attributes ?? {}) as Record<string, string>;
  if (record.label === "storage") return attributes.StorageType === "shelf" ? "shelf" : "cabinet";
  return record.label;
}

function objectOf(record: Object3D, turn: number): HomeObject {
  const axis = (direction: Vector3): Vector3 => turned(turn, rotate(record.quaternion, direction));
  const frame = { origin: turned(turn, record.position), x: axis([1, 0, 0]), y: axis([0, 1, 0]), z: axis([0, 0, 1]) };
  return { record, frame, size: record.size, kind: kindOf(record) };
}

/** Sets how deep each doorway goes, now that both of its walls are known. */
function meetHalfway(rooms: readonly HomeRoom[]): void {
  const all = rooms.flatMap(({ walls }) => walls.flatMap(({ frame, holes }) => holes.map((hole) => ({ frame, hole }))));
  for (const { frame, hole } of all) {
    const other = all.find(({ hole: { record } }) => record.key === hole.record.twinKey);
    if (other) hole.depth = Math.abs(dot(subtract(other.frame.origin, frame.origin), frame.normal)) / 2;
  }
}

const plan = ([x, , z]: Vector3): readonly [number, number] => [x, z];

export function homeRooms(records: Records): Home {
  const vertices = new Map(records.vertex.map((vertex: Vertex) => [vertex.key, vertex]));
  const raw = (key: string): Vector3 => {
    const vertex = vertices.get(key);
    if (!vertex) throw new Error(`The home has no vertex ${key}`);
    return [vertex.x, vertex.y, vertex.z];
  };
  const floors = records.face.filter(({ label }) => label === "floor");
  const turn = squaring((floors[0]?.loops[0] ?? []).map(raw));
  const loopOf = (face: Face): Vector3[] => (face.loops[0] ?? []).map((key) => turned(turn, raw(key)));
  const objects = records.object3D.map((record) => objectOf(record, turn));

  const rooms = floors.map((floor): HomeRoom => {
    const outline = loopOf(floor);
    const corners = new Set(floor.loops.flat());
    const isOfRoom = (face: Face, keys: ReadonlySet<string>): boolean => face.loops.flat().some((key) => keys.has(key));
    const faces = records.face.filter((face) => face.label === "wall" && isOfRoom(face, corners));
    const tops = new Set(faces.flatMap(({ loops }) => loops.flat()));
    const ceiling = records.face.find((face) => face.label === "ceiling" && isOfRoom(face, tops));
    if (!ceiling) throw new Error(`${floor.roomLabel} has no ceiling`);
    const walls = faces.map((face): HomeWall => {
      const loop = loopOf(face);
      const frame = hostFrame(loop);
      if (!frame) throw new Error(`A wall of ${floor.roomLabel} has no plane`);
      const points = loop.map((point) => toFrame(frame, point));
      const length = Math.max(...points.map(([u]) => u));
      const height = Math.max(...points.map(([, v]) => v));
      return { face, frame, length, height, holes: holesOf(face, length, records.objectPlanar) };
    });
    const all = walls.flatMap(({ frame, length, height }) => [
      frame.origin,
      add(frame.origin, add(scale(frame.u, length), scale(frame.v, height))),
    ]);
    const bound = (pick: (...values: number[]) => number): Vector3 => [
      pick(...all.map(([x]) => x)),
      pick(...all.map(([, y]) => y)),
      pick(...all.map(([, , z]) => z)),
    ];
    const own = objects.filter(
      ({ record, frame }) =>
        record.floorNumber === floor.floorNumber && isInsidePolygon(plan(frame.origin), outline.map(plan)),
    );
    return {
      name: floor.roomLabel ?? "Room",
      floorNumber: floor.floorNumber,
      floor: outline,
      ceiling: loopOf(ceiling),
      walls,
      objects: own,
      low: bound(Math.min),
      high: bound(Math.max),
    };
  });
  meetHalfway(rooms);
  return { rooms, turn };
}
