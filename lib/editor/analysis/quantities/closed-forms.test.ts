/** @jest-environment node */
import * as fc from "fast-check";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { plumbedVolume, scannedArea } from "@/tests/support/measured-by-lines";
import { gableRoom, type PlanPoint, PRISM_SURVEY, prismRoom } from "@/tests/support/prism-room";
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import { measureQuantities } from "./measure-quantities";

const meters = (from: number, to: number) => fc.integer({ min: from * 1000, max: to * 1000 }).map((mm) => mm / 1000);
const placed = fc.record({
  turn: fc.integer({ min: 0, max: 628 }).map((hundredths) => hundredths / 100),
  shift: fc.tuple(meters(-60, 60), meters(-4, 4), meters(-60, 60)),
});
const roomOf = (records: SceneRecords, faceKey = "floor") =>
  measureQuantities(createScene(PRISM_SURVEY, records), { roomFaceKey: faceKey });

const rectangle = (width: number, depth: number, x = 0, z = 0): PlanPoint[] => [
  [x, z],
  [x, z + depth],
  [x + width, z + depth],
  [x + width, z],
];

test("boxes: every figure equals its closed form, wherever the box is", () => {
  fc.assert(
    fc.property(meters(1, 9), meters(1, 9), meters(2, 5), placed, (width, depth, height, pose) => {
      const figures = roomOf(prismRoom({ outline: rectangle(width, depth), height: () => height, ...pose }));
      const around = 2 * (width + depth);
      expect(figures.floorArea).toBeCloseTo(width * depth, 6);
      expect(figures.ceilingArea).toBeCloseTo(width * depth, 6);
      expect(figures.grossWall).toBeCloseTo(around * height, 6);
      expect(figures.netWall).toBeCloseTo(around * height, 6);
      for (const length of ["perimeter", "ceilingPerimeter", "baseboard"] as const) {
        expect(figures[length]).toBeCloseTo(around, 6);
      }
      expect(figures.longWall).toBeCloseTo(Math.max(width, depth), 6);
      expect(figures.shortHeight).toBeCloseTo(height, 6);
      expect(figures.tallHeight).toBeCloseTo(height, 6);
      expect(figures.volume).toBeCloseTo(width * depth * height, 6);
      expect([figures.rooms, figures.estimated]).toEqual([1, 0]);
    }),
    { numRuns: 100 },
  );
});

test("L-rooms under a shed roof, with a column: every figure equals its closed form", () => {
  fc.assert(
    fc.property(meters(4, 8), meters(4, 8), meters(1, 2), meters(1, 2), placed, (width, depth, cutX, cutZ, pose) => {
      const slope = 0.2;
      const outline: PlanPoint[] = [
        [0, 0],
        [0, depth],
        [width - cutX, depth],
        [width - cutX, depth - cutZ],
        [width, depth - cutZ],
        [width, 0],
      ];
      const column = rectangle(0.4, 0.5, 1, 1);
      const height = (x: number): number => 2.4 + slope * x;
      const figures = roomOf(prismRoom({ outline, columns: [column], height, ...pose }));
      const floor = width * depth - cutX * cutZ - 0.2;
      const around = 2 * (width + depth) + 1.8;
      expect(figures.floorArea).toBeCloseTo(floor, 6);
      expect(figures.ceilingArea).toBeCloseTo(floor * Math.sqrt(1 + slope ** 2), 6);
      expect(figures.perimeter).toBeCloseTo(around, 6);
      // Sides along x are longer under a slope.
      const alongX = 2 * width + 0.8;
      expect(figures.ceilingPerimeter).toBeCloseTo(around - alongX + alongX * Math.sqrt(1 + slope ** 2), 6);
      // Each wall by the mean height of its two ends.
      const walls =
        height(0) * depth +
        height((width - cutX) / 2) * (width - cutX) +
        height(width - cutX) * cutZ +
        height(width - cutX / 2) * cutX +
        height(width) * (depth - cutZ) +
        height(width / 2) * width +
        height(1) * 0.5 +
        height(1.4) * 0.5 +
        2 * height(1.2) * 0.4;
      expect(figures.grossWall).toBeCloseTo(walls, 6);
      // A plane ceiling's mean height is its height over the centroid of the floor.
      const moment = (width * depth * width) / 2 - cutX * cutZ * (width - cutX / 2) - 0.2 * 1.2;
      expect(figures.volume).toBeCloseTo(2.4 * floor + slope * moment, 6);
      expect(figures.longWall).toBeCloseTo(Math.max(width, depth), 6);
      expect(figures.tallHeight).toBeCloseTo(height(width), 6);
      expect(figures.shortHeight).toBeCloseTo(2.4, 6);
    }),
    { numRuns: 60 },
  );
});

test("gables: both slopes count, and the ridge is not part of the perimeter", () => {
  fc.assert(
    fc.property(meters(3, 9), meters(3, 7), meters(2, 3), meters(1, 3), (width, depth, eaves, rise) => {
      const ridge = eaves + rise;
      const figures = roomOf(gableRoom(width, depth, eaves, ridge));
      const slope = Math.hypot(depth / 2, rise);
      expect(figures.ceilingArea).toBeCloseTo(2 * width * slope, 8);
      expect(figures.ceilingPerimeter).toBeCloseTo(2 * width + 4 * slope, 8);
      expect(figures.grossWall).toBeCloseTo(2 * (width + depth) * eaves + depth * rise, 8);
      expect(figures.volume).toBeCloseTo(width * depth * (eaves + rise / 2), 8);
      expect(figures.shortHeight).toBeCloseTo(eaves, 8);
      expect(figures.tallHeight).toBeCloseTo(ridge, 8);
      // Of two equal gables, the one with the lesser key is marked.
      expect(figures.marked.tallHeight).toEqual(["east"]);
    }),
    { numRuns: 60 },
  );
});

/** Reverses the loops of some faces. */
function reverseSome(records: SceneRecords, flips: readonly boolean[]): SceneRecords {
  const face = records.face.map(
    (one, index): Face => (flips[index] ? { ...one, loops: one.loops.map((loop) => [...loop].reverse()) } : one),
  );
  return { ...records, face };
}

/** A star-shaped outline around a middle. */
const star = fc
  .array(fc.tuple(meters(2, 5), fc.integer({ min: 20, max: 80 })), { minLength: 5, maxLength: 9 })
  .map((spokes): PlanPoint[] => {
    const all = spokes.reduce((sum, [, share]) => sum + share, 0);
    let angle = 0;
    return spokes.map(([length, share]) => {
      angle += (2 * Math.PI * share) / all;
      return [length * Math.cos(angle), -length * Math.sin(angle)] as const;
    });
  });

test("rooms of any outline: areas match scan lines and volumes match plumb lines, whatever the winding", () => {
  fc.assert(
    fc.property(star, placed, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (outline, pose, flips) => {
      const height = (x: number, z: number): number => 3.2 + 0.1 * x - 0.15 * z;
      const whole = prismRoom({ outline, columns: [rectangle(0.5, 0.5, -0.25, -0.25)], height, ...pose });
      const records = reverseSome(whole, flips);
      const figures = roomOf(records);
      const areas = (label: Face["label"]): number =>
        records.face.reduce((sum, face) => sum + (face.label === label ? scannedArea(records, face) : 0), 0);
      const expectNear = (measured: number, scanned: number): void =>
        expect(Math.abs(measured / scanned - 1)).toBeLessThan(0.002);
      expectNear(figures.floorArea, areas("floor"));
      expectNear(figures.ceilingArea, areas("ceiling"));
      expectNear(figures.grossWall, areas("wall"));
      const plumbed = plumbedVolume(records, records.face, seededRandom(7).next, 6_400);
      expect(Math.abs(figures.volume / plumbed - 1)).toBeLessThan(0.01);
      expect(figures.estimated).toBe(0);
    }),
    { numRuns: 25 },
  );
});

const labels = ["door", "window", "opening"] as const;
const opening = fc.record({
  label: fc.constantFrom(...labels),
  u: meters(-1, 6),
  v: meters(-1, 4),
  width: meters(1, 3),
  height: meters(1, 3),
  rotation: fc.integer({ min: -3, max: 3 }).map((sixths) => sixths / 6),
  deduct: fc.option(fc.boolean(), { nil: undefined }),
  outline: fc.option(
    fc.constant<[number, number][]>([
      [-0.8, -0.5],
      [0.7, -0.6],
      [0.1, 0],
      [0.6, 0.9],
      [-0.6, 0.7],
    ]),
    { nil: null },
  ),
});

test("net wall area is gross less the union of the deducted outlines, as scan lines measure it", () => {
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 6 }), placed, (openings, pose) => {
      const records = prismRoom({ outline: rectangle(5, 4), height: (x) => 2.5 + 0.3 * x, ...pose });
      records.objectPlanar = openings.map(
        (fields, index): ObjectPlanar => ({
          ...fields,
          key: `o${index}`,
          surveyKey: PRISM_SURVEY,
          floorNumber: 0,
          faceKey: `wall${index % 3}`,
        }),
      );
      const deducted = records.objectPlanar.filter(({ deduct, label }) => deduct ?? label === "opening");
      const scanned = records.face
        .filter(({ label }) => label === "wall")
        .reduce((sum, face) => {
          const onFace = deducted.filter(({ faceKey }) => faceKey === face.key);
          return sum + scannedArea(records, face, onFace);
        }, 0);
      const figures = roomOf(records);
      expect(Math.abs(figures.netWall - scanned)).toBeLessThan(0.06);
      expect(figures.deducted).toBe(deducted.length);
    }),
    { numRuns: 60 },
  );
});

const planar = (key: string, fields: Partial<ObjectPlanar>): ObjectPlanar => ({
  key,
  surveyKey: PRISM_SURVEY,
  floorNumber: 0,
  label: "door",
  faceKey: "wall1",
  u: 1,
  v: 1,
  width: 0.9,
  height: 2,
  ...fields,
});

test("baseboard skips each door, deducted or not, and runs under windows", () => {
  const records = prismRoom({ outline: rectangle(5, 4), height: () => 2.5, turn: 0.4, shift: [3, 1, -2] });
  records.objectPlanar = [
    planar("door", { deduct: false }),
    planar("overlapping", { label: "opening", u: 1.5, width: 1 }),
    planar("ajar", { faceKey: "wall0", v: 1.06 }),
    planar("window", { label: "window", faceKey: "wall0", u: 3, v: 1.5, height: 1 }),
    // Extends past its wall, which is 5 m wide.
    planar("cut", { faceKey: "wall3", u: 5, width: 2 }),
  ];
  // 0.55 to 2 m, 0.9 m and 1 m.
  expect(roomOf(records).baseboard).toBeCloseTo(18 - 1.45 - 0.9 - 1, 8);
  expect(roomOf(records).perimeter).toBeCloseTo(18, 8);
});

test("a room without a ceiling or with a missing wall has an estimated volume: floor × mean height", () => {
  const open = roomOf(prismRoom({ outline: rectangle(5, 4), height: (x) => 2 + 0.2 * x, hasCeiling: false }));
  // Walls: 4 × 2, 5 × 2.5, 4 × 3, 5 × 2.5, over 18 m of wall length.
  expect(open.volume).toBeCloseTo(20 * (45 / 18), 8);
  expect([open.estimated, open.ceilingArea, open.ceilingPerimeter]).toEqual([1, 0, 0]);
  const gap = prismRoom({ outline: rectangle(5, 4), height: () => 2.6 });
  gap.face = gap.face.filter(({ key }) => key !== "wall2");
  const figures = roomOf(gap);
  expect(figures.volume).toBeCloseTo(52, 8);
  expect([figures.estimated, figures.longWall]).toEqual([1, 5]);
  const bare = prismRoom({ outline: rectangle(5, 4), height: () => 2.6, hasCeiling: false });
  bare.face = bare.face.filter(({ label }) => label === "floor");
  expect(roomOf(bare)).toMatchObject({ volume: 0, estimated: 1, longWall: 0, shortHeight: 0, tallHeight: 0 });
});

test("walls in one line are one long wall, and a low partition is not the short height", () => {
  const outline: PlanPoint[] = [
    [0, 0],
    [0, 3],
    [2, 3],
    [2.8, 3.002],
    [5, 3],
    [5, 0],
  ];
  const records = prismRoom({ outline, height: () => 2.5 });
  const low = (key: string, x: number, y: number) => ({ ...records.vertex[0]!, key, x, y, z: 1.5 });
  records.vertex.push(low("p0", 1, 0), low("p1", 2, 0), low("p2", 2, 1), low("p3", 1, 1));
  records.face.push({ ...records.face[0]!, key: "partition", loops: [["p0", "p1", "p2", "p3"]] });
  const figures = roomOf(records);
  expect(figures.longWall).toBeCloseTo(5, 8);
  expect(figures.marked.longWall).toEqual(["wall1", "wall2", "wall3"]);
  expect(figures.shortHeight).toBe(2.5);
  expect(figures.grossWall).toBeGreaterThan(16 * 2.5 + 0.99);
  // With a gap in the north, the wall in the south is the longest.
  records.face = records.face.filter(({ key }) => key !== "wall2");
  expect(roomOf(records).marked.longWall).toEqual(["wall5"]);
});
