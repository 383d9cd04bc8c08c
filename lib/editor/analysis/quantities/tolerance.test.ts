/** @jest-environment node */
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { gableRoom, PRISM_SURVEY, prismRoom } from "@/tests/support/prism-room";
import type { Confidence, ObjectPlanar } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import { measureQuantities } from "./measure-quantities";
import type { Spreads } from "./survey-figures";

const OFF_BY: Record<Confidence, number> = { high: 0.01, medium: 0.03, low: 0.08 };
/** This many draws determine each spread within about 1.5%. */
const DRAWS = 2_500;

type Point = [number, number, number];
type PointOf = (key: string) => Point;

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const crossProduct = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const distance = (a: Point, b: Point): number => Math.hypot(...subtract(a, b));

/** A normal deviate from two uniform draws (Box-Muller). */
const bell = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Returns a fan of triangles around the middle of a loop. */
function fan(loop: readonly string[], pointOf: PointOf): { middle: Point; triangles: [Point, Point][] } {
  const points = loop.map(pointOf);
  const mean = (axis: 0 | 1 | 2): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1), mean(2)];
  return { middle, triangles: points.map((point, index) => [point, points[(index + 1) % points.length]!]) };
}

function areaOf(loop: readonly string[], pointOf: PointOf): number {
  const { middle, triangles } = fan(loop, pointOf);
  const sum: Point = [0, 0, 0];
  for (const [a, b] of triangles) {
    crossProduct(subtract(a, middle), subtract(b, middle)).forEach((part, axis) => {
      sum[axis]! += part / 2;
    });
  }
  return Math.hypot(...sum);
}

/** Returns the signed volume of tetrahedra from the origin over a loop that is counterclockwise from above. */
function coneOf(loop: readonly string[], pointOf: PointOf): number {
  const { middle, triangles } = fan(loop, pointOf);
  return triangles.reduce((sum, [a, b]) => {
    const c = crossProduct(a, b);
    return sum + (c[0] * middle[0] + c[1] * middle[1] + c[2] * middle[2]) / 6;
  }, 0);
}

const aroundOf = (loop: readonly string[], pointOf: PointOf): number =>
  loop.reduce((sum, key, index) => sum + distance(pointOf(key), pointOf(loop[(index + 1) % loop.length]!)), 0);

/** Returns one standard deviation of each figure over many draws of the corners. */
function drawn(records: SceneRecords, figuresOf: (pointOf: PointOf) => Record<string, number>): Record<string, number> {
  const { next } = seededRandom(16);
  const sums: Record<string, [sum: number, squares: number]> = {};
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawnPoints = new Map(
      records.vertex.map(({ key, x, y, z, confidence }): [string, Point] => {
        const spread = OFF_BY[confidence ?? "high"];
        return [key, [x + spread * bell(next), y + spread * bell(next), z + spread * bell(next)]];
      }),
    );
    for (const [name, value] of Object.entries(figuresOf((key) => drawnPoints.get(key)!))) {
      const [sum, squares] = sums[name] ?? [0, 0];
      sums[name] = [sum + value, squares + value * value];
    }
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, [sum, squares]]) => [name, Math.sqrt(squares / DRAWS - (sum / DRAWS) ** 2)]),
  );
}

function expectNear(spread: Spreads, found: Record<string, number>, within = 0.05): void {
  for (const [name, value] of Object.entries(found)) {
    const ratio = spread[name as keyof Spreads] / value;
    expect({ name, isNear: Math.abs(ratio - 1) < within, ratio }).toMatchObject({ name, isNear: true });
  }
}

const measured = (records: SceneRecords) =>
  measureQuantities(createScene(PRISM_SURVEY, records), { roomFaceKey: "floor" });

const confidences: readonly Confidence[] = ["high", "medium", "low", "high", "medium"];

test("an L-room of mixed confidence: the spreads match those of many random draws", () => {
  const records = prismRoom({
    outline: [
      [0, 0],
      [0, 4],
      [3, 4],
      [3, 3],
      [6, 3],
      [6, 0],
    ],
    height: (x, z) => 2.4 + 0.1 * x + 0.02 * z,
    confidence: (index) => confidences[index % confidences.length]!,
    turn: 0.7,
    shift: [20, 1, -8],
  });
  const loopsOf = (label: string): string[][] =>
    records.face.filter((face) => face.label === label).map(({ loops }) => loops[0]!);
  const all = records.face.map(({ loops }) => loops[0]!);
  const total = (loops: readonly string[][], of: (loop: readonly string[]) => number): number =>
    loops.reduce((sum, loop) => sum + of(loop), 0);
  const found = drawn(records, (pointOf) => {
    const area = (loop: readonly string[]): number => areaOf(loop, pointOf);
    return {
      floorArea: total(loopsOf("floor"), area),
      ceilingArea: total(loopsOf("ceiling"), area),
      grossWall: total(loopsOf("wall"), area),
      grossShell: total([...loopsOf("wall"), ...loopsOf("ceiling")], area),
      perimeter: total(loopsOf("floor"), (loop) => aroundOf(loop, pointOf)),
      ceilingPerimeter: total(loopsOf("ceiling"), (loop) => aroundOf(loop, pointOf)),
      volume: total(all, (loop) => coneOf(loop, pointOf)),
      // From [6, 0] to [0, 0].
      longWall: distance(pointOf("b5"), pointOf("b0")),
      // Of the wall from [0, 0] to [0, 4], at its higher end, and of the one from [3, 3] to [6, 3].
      shortHeight: pointOf("t1")[1] - pointOf("b1")[1],
      tallHeight: pointOf("t4")[1] - pointOf("b4")[1],
    };
  });
  expectNear(measured(records).spread, found);
});

test("a gable: the spreads match those of many random draws", () => {
  const records = gableRoom(6, 5, 2.4, 3.6);
  const all = records.face.map(({ loops }) => loops[0]!);
  const found = drawn(records, (pointOf) => ({
    ceilingArea: areaOf(all[5]!, pointOf) + areaOf(all[6]!, pointOf),
    volume: all.reduce((sum, loop) => sum + coneOf(loop, pointOf), 0),
  }));
  expectNear(measured(records).spread, found);
});

test("an open room: the spread of the estimated volume matches random draws", () => {
  const records = prismRoom({
    outline: [
      [0, 0],
      [0, 4],
      [5, 4],
      [5, 0],
    ],
    height: () => 2.5,
    confidence: (index) => confidences[index % confidences.length]!,
    hasCeiling: false,
  });
  const floor = records.face.find(({ label }) => label === "floor")!.loops[0]!;
  const walls = records.face.filter(({ label }) => label === "wall").map(({ loops }) => loops[0]!);
  const found = drawn(records, (pointOf) => {
    const wallLength = walls.reduce((sum, loop) => {
      const [a, b] = [pointOf(loop[0]!), pointOf(loop[1]!)];
      return sum + Math.hypot(a[0] - b[0], a[2] - b[2]);
    }, 0);
    const wallArea = walls.reduce((sum, loop) => sum + areaOf(loop, pointOf), 0);
    return { volume: (areaOf(floor, pointOf) * wallArea) / wallLength };
  });
  // The farthest corners of a wall vary from draw to draw, hence the wider limit.
  expectNear(measured(records).spread, found, 0.12);
});

test("a deduction adds the variance of its outline, and a door the variance of its sides to the baseboard", () => {
  const records = prismRoom({
    outline: [
      [0, 0],
      [0, 4],
      [5, 4],
      [5, 0],
    ],
    height: () => 2.5,
  });
  const opening: ObjectPlanar = {
    key: "opening",
    surveyKey: PRISM_SURVEY,
    floorNumber: 0,
    label: "opening",
    faceKey: "wall1",
    u: 2.5,
    v: 1.1,
    width: 2,
    height: 2,
    confidence: "low",
  };
  const bare = measured(records).spread;
  records.objectPlanar = [opening];
  const { next } = seededRandom(3);
  const spread = OFF_BY.low;
  const [areas, widths]: [number[], number[]] = [[], []];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const deviation = () => spread * bell(next);
    const corners = [
      [0 + deviation(), 0 + deviation()],
      [2 + deviation(), 0 + deviation()],
      [2 + deviation(), 2 + deviation()],
      [0 + deviation(), 2 + deviation()],
    ] as const;
    areas.push(
      corners.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = corners[(index + 1) % 4]!;
        return sum + (x * nextY - nextX * y) / 2;
      }, 0),
    );
    widths.push(corners[1][0] - corners[0][0]);
  }
  const variance = (values: readonly number[]): number => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  };
  expectNear(measured(records).spread, {
    grossWall: bare.grossWall,
    netWall: Math.sqrt(bare.grossWall ** 2 + variance(areas)),
    netShell: Math.sqrt(bare.grossShell ** 2 + variance(areas)),
  });
  records.objectPlanar = [{ ...opening, v: 1, label: "door" }];
  expectNear(measured(records).spread, {
    baseboard: Math.sqrt(bare.perimeter ** 2 + variance(widths)),
    netWall: bare.grossWall,
  });
});
