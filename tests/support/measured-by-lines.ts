/**
 * An independent measurement of geometry records, for tests: areas by scan lines across a face, volumes by plumb lines
 * through a room. It shares no code with the product's measurements.
 */
import type { Face, ObjectPlanar } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";

type Point = readonly [x: number, y: number, z: number];
type Flat = readonly [number, number];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export function placesOf(records: SceneRecords): Map<string, Point> {
  return new Map(records.vertex.map(({ key, x, y, z }) => [key, [x, y, z]]));
}

const loopsOf = (places: ReadonlyMap<string, Point>, face: Face): Point[][] =>
  face.loops.map((loop) => loop.map((key) => places.get(key) ?? [0, 0, 0]));

/** The host frame as the model defines it: origin at the first corner, u along the first side, v = normal × u. */
function frameOf(loop: readonly Point[]): { origin: Point; u: Point; v: Point; normal: Point } {
  const origin = loop[0]!;
  const u = unit(minus(loop[1]!, origin));
  // The corner farthest from the first side determines the plane; the winding determines the direction of the face.
  let spread: Point = [0, 0, 0];
  for (let index = 1; index + 1 < loop.length; index += 1) {
    const part = cross(minus(loop[index]!, origin), minus(loop[index + 1]!, origin));
    spread = [spread[0] + part[0], spread[1] + part[1], spread[2] + part[2]];
  }
  const normal = unit(spread);
  return { origin, u, v: cross(normal, u), normal };
}

const flatten = (frame: { origin: Point; u: Point; v: Point }, point: Point): Flat => [
  dot(minus(point, frame.origin), frame.u),
  dot(minus(point, frame.origin), frame.v),
];

/** Returns the intervals in which a line at this height is inside an outline. */
function insideAt(height: number, outlines: readonly (readonly Flat[])[]): [number, number][] {
  const cuts: number[] = [];
  for (const outline of outlines) {
    outline.forEach((a, index) => {
      const b = outline[(index + 1) % outline.length]!;
      if (a[1] <= height !== b[1] <= height) cuts.push(a[0] + ((height - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
  }
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((from, index): [number, number][] => (index % 2 === 0 ? [[from, cuts[index + 1]!]] : []));
}

/** Whether a position on a line is in any of these intervals. */
const isIn = (value: number, pairs: readonly [number, number][]) => pairs.some(([a, b]) => value > a && value < b);

/** Returns the area in the face and in none of the cuts. */
function scanned(loops: readonly (readonly Flat[])[], cuts: readonly (readonly Flat[])[], lines: number): number {
  const heights = loops.flat().map(([, v]) => v);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const step = (high - low) / lines;
  let area = 0;
  for (let line = 0; line < lines; line += 1) {
    const height = low + (line + 0.5) * step;
    const face = insideAt(height, loops);
    const taken = cuts.map((cut) => insideAt(height, [cut]));
    const ends = [...face, ...taken.flat()].flat().sort((a, b) => a - b);
    ends.forEach((from, index) => {
      const to = ends[index + 1];
      if (to === undefined) return;
      const middle = (from + to) / 2;
      if (isIn(middle, face) && !taken.some((pairs) => isIn(middle, pairs))) area += (to - from) * step;
    });
  }
  return area;
}

const LINES = 400;

/** Returns the area of a face in m² by scan lines; the area of `without` is subtracted. */
export function scannedArea(records: SceneRecords, face: Face, without: readonly ObjectPlanar[] = []): number {
  const loops = loopsOf(placesOf(records), face);
  const frame = frameOf(loops[0]!);
  const cuts = without.map(({ u, v, width, height, rotation = 0, outline }): Flat[] => {
    const corners: readonly Flat[] = outline ?? [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ];
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    return corners.map(([x, y]) => [u + x * cos - y * sin, v + x * sin + y * cos]);
  });
  return scanned(
    loops.map((loop) => loop.map((point) => flatten(frame, point))),
    cuts,
    LINES,
  );
}

/** Whether a position on the plan is in a face seen from above. */
function isUnder(loops: readonly (readonly Point[])[], x: number, z: number): boolean {
  return isIn(
    x,
    insideAt(
      z,
      loops.map((loop) => loop.map((point): Flat => [point[0], point[2]])),
    ),
  );
}

/**
 * Returns the volume between these faces in m³, by this many plumb lines at seeded positions: the lengths between
 * the first and second face on a line, the third and fourth, and so on.
 */
export function plumbedVolume(
  records: SceneRecords,
  faces: readonly Face[],
  random: () => number,
  lines = 20_000,
): number {
  const places = placesOf(records);
  const sheets = faces.flatMap((face) => {
    const loops = loopsOf(places, face);
    const frame = frameOf(loops[0]!);
    return Math.abs(frame.normal[1]) < 1e-6 ? [] : [{ loops, ...frame }];
  });
  const all = sheets.flatMap(({ loops }) => loops.flat());
  const [x0, x1] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [z0, z1] = [Math.min(...all.map(([, , z]) => z)), Math.max(...all.map(([, , z]) => z))];
  const side = Math.ceil(Math.sqrt(lines));
  let sum = 0;
  // One line in each cell of a grid, at a random position.
  for (let cell = 0; cell < side * side; cell += 1) {
    const x = x0 + ((x1 - x0) * ((cell % side) + random())) / side;
    const z = z0 + ((z1 - z0) * (Math.floor(cell / side) + random())) / side;
    const heights = sheets
      .filter(({ loops }) => isUnder(loops, x, z))
      .map(({ origin, normal }) => origin[1] - (normal[0] * (x - origin[0]) + normal[2] * (z - origin[2])) / normal[1])
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < heights.length; index += 2) sum += heights[index + 1]! - heights[index]!;
  }
  return (sum * (x1 - x0) * (z1 - z0)) / side ** 2;
}

/** The maximum distance between the two sides of a wall, in meters. */
const BEHIND = 0.35;
/** The maximum overlap of the two sides of a wall in a scan, in meters. */
const THROUGH = 0.1;

/**
 * Returns the wall area of a floor, each place once, in m²: a thousand lines go backward from each upright rectangular
 * wall, and where one meets a wall that faces the other way, each of the two counts half of their common height.
 * Pairing of records is ignored.
 */
export function wallSeenOnce(records: SceneRecords, floorNumber: number): number {
  const places = placesOf(records);
  const walls = records.face
    .filter((face) => face.label === "wall" && face.floorNumber === floorNumber)
    .map((face) => {
      const [loop] = loopsOf(places, face) as [Point[]];
      const { normal } = frameOf(loop);
      const along: Point = [normal[2], 0, -normal[0]];
      const [ways, heights] = [loop.map((point) => dot(point, along)), loop.map(([, y]) => y)];
      return {
        normal,
        along,
        off: dot(loop[0]!, normal),
        from: Math.min(...ways),
        to: Math.max(...ways),
        low: Math.min(...heights),
        high: Math.max(...heights),
      };
    });
  const lines = 1000;
  let area = 0;
  for (const wall of walls) {
    const step = (wall.to - wall.from) / lines;
    const opposite = walls.filter(({ normal }) => dot(normal, wall.normal) < -0.9);
    for (let line = 0; line < lines; line += 1) {
      const way = wall.from + (line + 0.5) * step;
      const at = [0, 1, 2].map((axis) => wall.normal[axis]! * wall.off + wall.along[axis]! * way) as unknown as Point;
      const common = opposite.map((other) => {
        const gap = other.off - dot(at, other.normal);
        const position = dot(at, other.along);
        if (gap < -THROUGH || gap > BEHIND || position < other.from || position > other.to) return 0;
        return Math.min(wall.high, other.high) - Math.max(wall.low, other.low);
      });
      area += (wall.high - wall.low - Math.max(0, ...common) / 2) * step;
    }
  }
  return area;
}
