/** Flat pieces of a scene, each with a frame, a material and a map of the light that falls on it. */
import { isInsidePolygon } from "../../lib/geometry/point-in-polygon";
import { triangulate } from "../../lib/geometry/triangulate";
import type { Vector2 } from "../../lib/geometry/vector2";
import { add, cross, dot, normalize, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import type { Material, Rgb } from "./materials";

/** Changes the colour at a place of a surface; answers how strongly (0 to 1). */
export type Overlay = { subject: number; change(s: number, t: number, blur: number, out: Rgb): number };

export type Surface = {
  material: Material;
  /** Index into the scene's subjects: what a picture shows here. */
  subject: number;
  origin: Vector3;
  u: Vector3;
  v: Vector3;
  normal: Vector3;
  /** Lower and upper bounds in the frame, in metres. */
  low: Vector2;
  high: Vector2;
  columns: number;
  rows: number;
  /** Where the surface is, inside its bounds. */
  covers: ((point: Vector2) => boolean) | null;
  /** Irradiance over pi, three numbers a cell: `light` without the sun's direct share, which `sun` holds. */
  light: Float32Array;
  sun: Float32Array;
  overlays: Overlay[];
};

/** Cells of the light map, in metres. */
const CELL = 0.085;
const FINE_CELL = 0.06;

export class SceneBuilder {
  readonly surfaces: Surface[] = [];
  /** Nine numbers a triangle, in `corners`, and its surface. */
  readonly corners: number[] = [];
  readonly surfaceOf: number[] = [];

  constructor(readonly subject = 0) {}

  private surface(
    origin: Vector3,
    u: Vector3,
    v: Vector3,
    points: readonly Vector2[],
    material: Material,
    subject: number,
  ) {
    const low: Vector2 = [Math.min(...points.map(([s]) => s)), Math.min(...points.map(([, t]) => t))];
    const high: Vector2 = [Math.max(...points.map(([s]) => s)), Math.max(...points.map(([, t]) => t))];
    const [width, height] = [high[0] - low[0], high[1] - low[1]];
    const cell = width * height > 3 ? CELL : FINE_CELL;
    const columns = Math.max(2, Math.ceil(width / cell) + 1);
    const rows = Math.max(2, Math.ceil(height / cell) + 1);
    const normal = cross(u, v);
    const made: Surface = {
      material,
      subject,
      origin,
      u,
      v,
      normal,
      low,
      high,
      columns,
      rows,
      covers: null,
      light: new Float32Array(columns * rows * 3),
      sun: new Float32Array(columns * rows * 3),
      overlays: [],
    };
    this.surfaces.push(made);
    return made;
  }

  private triangle(a: Vector3, b: Vector3, c: Vector3): void {
    this.corners.push(...a, ...b, ...c);
    this.surfaceOf.push(this.surfaces.length - 1);
  }

  /** An oblong from a corner along two directions (with their lengths); it faces u × v. */
  quad(corner: Vector3, u: Vector3, v: Vector3, material: Material, subject: number): Surface {
    const [width, height] = [Math.sqrt(dot(u, u)), Math.sqrt(dot(v, v))];
    const made = this.surface(
      corner,
      scale(u, 1 / width),
      scale(v, 1 / height),
      [
        [0, 0],
        [width, height],
      ],
      material,
      subject,
    );
    const far = add(add(corner, u), v);
    this.triangle(corner, add(corner, u), far);
    this.triangle(corner, far, add(corner, v));
    return made;
  }

  /** Any flat outline in a frame; anticlockwise seen from where it faces. */
  polygon(
    frame: Pick<Surface, "origin" | "u" | "v">,
    outline: readonly Vector2[],
    material: Material,
    subject: number,
  ) {
    const made = this.surface(frame.origin, frame.u, frame.v, outline, material, subject);
    const place = ([s, t]: Vector2): Vector3 => add(frame.origin, add(scale(frame.u, s), scale(frame.v, t)));
    for (const [a, b, c] of triangulate([outline]))
      this.triangle(place(outline[a]!), place(outline[b]!), place(outline[c]!));
    made.covers = (point) => isInsidePolygon(point, outline);
    return made;
  }

  /** One surface made of several oblongs [s0, t0, s1, t1] of a frame: a wall round its holes. */
  oblongs(
    frame: Pick<Surface, "origin" | "u" | "v">,
    parts: readonly (readonly [number, number, number, number])[],
    material: Material,
    subject: number,
  ): Surface {
    const corners = parts.flatMap(([s0, t0, s1, t1]): Vector2[] => [
      [s0, t0],
      [s1, t1],
    ]);
    const made = this.surface(frame.origin, frame.u, frame.v, corners, material, subject);
    const place = (s: number, t: number): Vector3 => add(frame.origin, add(scale(frame.u, s), scale(frame.v, t)));
    for (const [s0, t0, s1, t1] of parts) {
      this.triangle(place(s0, t0), place(s1, t0), place(s1, t1));
      this.triangle(place(s0, t0), place(s1, t1), place(s0, t1));
    }
    made.covers = ([s, t]) => parts.some(([s0, t0, s1, t1]) => s >= s0 && s <= s1 && t >= t0 && t <= t1);
    return made;
  }

  /** A box between two corners of a frame; `front` is the face of the third axis' upper end. */
  box(
    frame: Frame,
    low: Vector3,
    high: Vector3,
    material: Material,
    subject: number,
    front: Material = material,
  ): void {
    const at = (x: number, y: number, z: number): Vector3 => placeIn(frame, [x, y, z]);
    const [dx, dy, dz] = subtract(high, low);
    const [x, y, z] = [scale(frame.x, dx), scale(frame.y, dy), scale(frame.z, dz)];
    const back = (axis: Vector3): Vector3 => scale(axis, -1);
    this.quad(at(low[0], low[1], high[2]), x, y, front, subject);
    this.quad(at(high[0], low[1], low[2]), back(x), y, material, subject);
    this.quad(at(high[0], low[1], high[2]), back(z), y, material, subject);
    this.quad(at(low[0], low[1], low[2]), z, y, material, subject);
    this.quad(at(low[0], high[1], high[2]), x, back(z), material, subject);
    this.quad(at(low[0], low[1], low[2]), x, z, material, subject);
  }

  /** An upright prism over an ellipse, from [height, radius x, radius z] to the next; closed on top. */
  turned(
    frame: Frame,
    centre: Vector3,
    rings: readonly Vector3[],
    material: Material,
    subject: number,
    sides = 20,
  ): void {
    const at = (height: number, rx: number, rz: number, side: number): Vector3 => {
      const angle = (side / sides) * 2 * Math.PI;
      return placeIn(frame, [centre[0] + Math.cos(angle) * rx, centre[1] + height, centre[2] + Math.sin(angle) * rz]);
    };
    for (let ring = 0; ring + 1 < rings.length; ring += 1) {
      const [lower, upper] = [rings[ring]!, rings[ring + 1]!];
      for (let side = 0; side < sides; side += 1) {
        const [a, b] = [at(...lower, side), at(...lower, side + 1)];
        const [c, d] = [at(...upper, side), at(...upper, side + 1)];
        this.slanted(b, a, c, d, material, subject);
      }
    }
    const top = rings.at(-1);
    if (!top || top[1] === 0) return;
    const outline = Array.from({ length: sides }, (_, side): Vector2 => {
      const angle = (side / sides) * 2 * Math.PI;
      return [Math.cos(angle) * top[1], Math.sin(angle) * top[2]];
    });
    const middle = placeIn(frame, [centre[0], centre[1] + top[0], centre[2]]);
    this.polygon({ origin: middle, u: frame.x, v: scale(frame.z, -1) }, outline, material, subject);
  }

  /** A four-cornered piece whose sides need not be square: a, b along the bottom, d over a, c over b... as a strip. */
  private slanted(a: Vector3, b: Vector3, c: Vector3, d: Vector3, material: Material, subject: number): void {
    const u = normalize(subtract(b, a)) ?? normalize(subtract(c, d));
    const up = subtract(d, a);
    const v = u && normalize(subtract(up, scale(u, dot(up, u))));
    if (!u || !v) return;
    const points = [a, b, c, d].map((point): Vector2 => [dot(subtract(point, a), u), dot(subtract(point, a), v)]);
    this.surface(a, u, v, points, material, subject);
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }
}

/** A right-handed place to build in: x to the right seen from the front, y up, z to the front. */
export type Frame = { origin: Vector3; x: Vector3; y: Vector3; z: Vector3 };

export const placeIn = (frame: Frame, [x, y, z]: Vector3): Vector3 =>
  add(frame.origin, add(add(scale(frame.x, x), scale(frame.y, y)), scale(frame.z, z)));
