/** The backend's state of a survey at one moment, and figures computed from it independently, in meters. */
import { expect } from "./fixtures";

export type Place = readonly [x: number, y: number, z: number];
export type Kind = "vertex" | "edge" | "face" | "object-planar" | "object3d";
export type Corner = { key: string; floorNumber: number; x: number; y: number; z: number };
export type Edge = { key: string; label: string; vertexKeys: [string, string] };
export type Face = {
  key: string;
  label: string;
  floorNumber: number;
  loops: string[][];
  roomLabel?: string;
  twinKey?: string;
};
export type Opening = {
  key: string;
  label: string;
  floorNumber: number;
  faceKey: string;
  u: number;
  v: number;
  width: number;
  height: number;
  twinKey?: string;
};
export type StoredObject = {
  key: string;
  label: string;
  floorNumber: number;
  position: [number, number, number];
  quaternion: [number, number, number, number];
  size: [width: number, height: number, depth: number];
};
type Records = { vertex: Corner; edge: Edge; face: Face; "object-planar": Opening; object3d: StoredObject };

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const apart = (a: Place, b: Place): number => Math.hypot(...minus(a, b));
const pairs = <T>(list: readonly T[]): [T, T][] => list.map((item, index) => [item, list[(index + 1) % list.length]!]);

/** Returns Newell's normal of a loop; its length is twice the area. */
function normal(loop: readonly Place[]): Place {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [a, b] of pairs(loop)) {
    sum[0] += (a[1] - b[1]) * (a[2] + b[2]);
    sum[1] += (a[2] - b[2]) * (a[0] + b[0]);
    sum[2] += (a[0] - b[0]) * (a[1] + b[1]);
  }
  return sum;
}

/** Lengths are rounded to a tenth of a millimeter. */
export const MILLIMETER = 0.001;

/** Expects two values to differ by less than `slack`. */
export const near = (found: number, expected: number, what: string, slack = MILLIMETER): void =>
  expect(Math.abs(found - expected), `${what}: ${found} for ${expected}`).toBeLessThan(slack);

export class BackendScene {
  private readonly byKind: { [K in Kind]: Map<string, Records[K]> };

  /** `records`: the kind and the JSON of each record, as "vertex {…}". */
  constructor(readonly records: readonly string[]) {
    const of = <K extends Kind>(kind: K): Map<string, Records[K]> =>
      new Map(
        records
          .filter((text) => text.startsWith(`${kind} `))
          .map((text) => JSON.parse(text.slice(kind.length + 1)) as Records[K])
          .map((record) => [record.key, record]),
      );
    this.byKind = {
      vertex: of("vertex"),
      edge: of("edge"),
      face: of("face"),
      "object-planar": of("object-planar"),
      object3d: of("object3d"),
    };
  }

  all<K extends Kind>(kind: K): Records[K][] {
    return [...this.byKind[kind].values()];
  }

  has(kind: Kind, key: string): boolean {
    return this.byKind[kind].has(key);
  }

  get<K extends Kind>(kind: K, key: string): Records[K] {
    const found = this.byKind[kind].get(key);
    if (!found) throw new Error(`The backend holds no ${kind} ${key}`);
    return found;
  }

  /** Returns the records added since `before`. */
  newSince<K extends Kind>(before: BackendScene, kind: K): Records[K][] {
    return this.all(kind).filter(({ key }) => !before.has(kind, key));
  }

  /** Returns the change of each count, only of kinds whose count changed. */
  more(before: BackendScene): Partial<Record<Kind, number>> {
    const kinds = Object.keys(this.byKind) as Kind[];
    const counts = kinds.map((kind) => [kind, this.byKind[kind].size - before.byKind[kind].size] as const);
    return Object.fromEntries(counts.filter(([, count]) => count !== 0));
  }

  place(key: string): Place {
    const { x, y, z } = this.get("vertex", key);
    return [x, y, z];
  }

  outline(faceKey: string): Place[] {
    return this.get("face", faceKey).loops[0]!.map((key) => this.place(key));
  }

  area(faceKey: string): number {
    const areas = this.get("face", faceKey).loops.map(
      (loop) => Math.hypot(...normal(loop.map((key) => this.place(key)))) / 2,
    );
    return areas.reduce((rest, hole) => rest - hole, 2 * areas[0]!);
  }

  /** Returns the unit normal; the outline runs counterclockwise seen from the side to which the normal points. */
  facing(faceKey: string): Place {
    const vector = normal(this.outline(faceKey));
    const length = Math.hypot(...vector);
    return [vector[0] / length, vector[1] / length, vector[2] / length];
  }

  edgeBetween(a: string, b: string): Edge {
    const found = this.all("edge").find(({ vertexKeys }) => vertexKeys.includes(a) && vertexKeys.includes(b));
    if (!found) throw new Error(`No edge from ${a} to ${b}`);
    return found;
  }

  /** Returns the edges of a face's outline. */
  edgesOf(faceKey: string): Edge[] {
    return pairs(this.get("face", faceKey).loops[0]!).map(([a, b]) => this.edgeBetween(a, b));
  }

  middle(faceKey: string): Place {
    const outline = this.outline(faceKey);
    const mean = (axis: 0 | 1 | 2) => outline.reduce((sum, place) => sum + place[axis], 0) / outline.length;
    return [mean(0), mean(1), mean(2)];
  }

  /** Returns the walls on two of a room's floor corners: unshared walls first, then by size, largest first. */
  walls(floorKey: string): Face[] {
    const corners = new Set(this.get("face", floorKey).loops[0]);
    const walls = this.all("face").filter(
      ({ label, loops: [outer = []] }) => label === "wall" && outer.filter((key) => corners.has(key)).length === 2,
    );
    const isShared = ({ twinKey }: Face) => Number(Boolean(twinKey));
    return walls.sort((a, b) => isShared(a) - isShared(b) || this.area(b.key) - this.area(a.key));
  }

  /** Returns the two floor corners of a wall. */
  base(wall: Face, floorKey: string): [string, string] {
    const corners = new Set(this.get("face", floorKey).loops[0]);
    const [a = "", b = ""] = wall.loops[0]!.filter((key) => corners.has(key));
    return [a, b];
  }

  length(a: string, b: string): number {
    return apart(this.place(a), this.place(b));
  }

  /** Returns the planar objects of a wall, sorted along the wall. */
  on(faceKey: string): Opening[] {
    return this.all("object-planar")
      .filter((opening) => opening.faceKey === faceKey)
      .sort((a, b) => a.u - b.u);
  }

  /** Returns the ceiling above a room: most of its corners are directly above those of the floor. */
  ceiling(floorKey: string): Face {
    const below = this.outline(floorKey);
    const cornersAbove = (face: Face) =>
      this.outline(face.key).filter(([x, y, z]) =>
        below.some((place) => y > place[1] && Math.hypot(x - place[0], z - place[2]) < 0.005),
      ).length;
    const ceilings = this.all("face").filter(({ label }) => label === "ceiling");
    return ceilings.sort((a, b) => cornersAbove(b) - cornersAbove(a))[0]!;
  }

  /** Returns the center of an opening: u along the first side of its wall, v up. */
  openingPlace({ faceKey, u, v }: Pick<Opening, "faceKey" | "u" | "v">): Place {
    const [from, to] = this.outline(faceKey) as [Place, Place];
    const along = minus(to, from).map((part) => part / apart(from, to)) as unknown as Place;
    const [nx, ny, nz] = this.facing(faceKey);
    const up: Place = [ny * along[2] - nz * along[1], nz * along[0] - nx * along[2], nx * along[1] - ny * along[0]];
    return [0, 1, 2].map((axis) => from[axis]! + u * along[axis]! + v * up[axis]!) as unknown as Place;
  }

  /** Returns the distance of an object's back, its -z side, from a wall's plane. */
  backFrom({ position, quaternion: [qx, qy, qz, qw], size }: StoredObject, wallKey: string): number {
    const half = size[2] / 2;
    // The third column of the rotation, the direction of its own z axis.
    const front = [2 * (qx * qz + qw * qy), 2 * (qy * qz - qw * qx), 1 - 2 * (qx * qx + qy * qy)];
    const back = position.map((part, axis) => part - half * front[axis]!) as unknown as Place;
    const facing = this.facing(wallKey);
    const from = minus(back, this.outline(wallKey)[0]!);
    return Math.abs(from[0] * facing[0] + from[1] * facing[1] + from[2] * facing[2]);
  }
}

/** Returns the angle between two rotations, in degrees. */
export function turned(a: StoredObject["quaternion"], b: StoredObject["quaternion"]): number {
  const dot = Math.abs(a.reduce((sum, part, index) => sum + part * b[index]!, 0));
  return (2 * Math.acos(Math.min(1, dot)) * 180) / Math.PI;
}

/** Returns the largest deviation of an outline's corners from a right angle, in degrees. */
export function crookedness(outline: readonly Place[]): number {
  const directions = pairs(outline).map(([a, b]) => (Math.atan2(b[2] - a[2], b[0] - a[0]) * 180) / Math.PI);
  const off = pairs(directions).map(([a, b]) => Math.abs(((((b - a + 45) % 90) + 90) % 90) - 45));
  return Math.max(...off);
}
