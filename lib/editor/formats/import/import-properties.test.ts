import fc from "fast-check";
import { importHome } from "@/backend/seed/home/import-home";
import { type PlanHole, rectangle } from "@/backend/seed/home/room-plan";
import { scanRoom } from "@/backend/seed/home/scan-room";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { createKey } from "../../../domain/keys";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { createScene, type SceneRecords } from "../../core/scene";
import { importCapture } from "./import-capture";

const context = { surveyKey: "srv-1", createKey, fileName: "room.json" };

/** Returns references to missing records. */
function dangling(records: SceneRecords): string[] {
  const vertices = new Set(records.vertex.map(({ key }) => key));
  const faces = new Set(records.face.map(({ key }) => key));
  const planar = new Set(records.objectPlanar.map(({ key }) => key));
  const hosts = new Set([...faces, ...records.object3D.map(({ key }) => key)]);
  const sides = new Set(records.edge.map(({ vertexKeys }) => [...vertexKeys].sort().join()));
  return [
    ...records.edge.flatMap(({ vertexKeys }) => vertexKeys.filter((key) => !vertices.has(key))),
    ...records.face.flatMap(({ loops }) => loops.flat().filter((key) => !vertices.has(key))),
    ...records.face.flatMap(({ twinKey }) => (twinKey && !faces.has(twinKey) ? [twinKey] : [])),
    ...records.face.flatMap(({ loops }) =>
      loops.flatMap((loop) =>
        loop
          .map((key, index) => [key, loop[(index + 1) % loop.length]!].sort().join())
          .filter((side) => !sides.has(side)),
      ),
    ),
    ...records.objectPlanar.flatMap(({ faceKey, twinKey }) => [
      ...(faces.has(faceKey) ? [] : [faceKey]),
      ...(twinKey && !planar.has(twinKey) ? [twinKey] : []),
    ]),
    ...records.object3D.flatMap(({ hostKey }) => (hostKey && !hosts.has(hostKey) ? [hostKey] : [])),
  ];
}

const length = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

const room = fc.record({
  width: length(1.5, 9),
  depth: length(1.5, 9),
  height: length(2, 3.5),
  turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  x: length(-40, 40),
  y: length(-1.5, 6),
  z: length(-40, 40),
  seed: fc.nat(1_000_000),
  doors: fc.subarray([0, 1, 2, 3]),
  doorWidth: length(0.6, 1.2),
});

function capturedRoom({
  width,
  depth,
  height,
  turn,
  x,
  y,
  z,
  seed,
  doors,
  doorWidth,
}: typeof room extends fc.Arbitrary<infer T> ? T : never) {
  const middles = [
    [width / 2, 0],
    [width, depth / 2],
    [width / 2, depth],
    [0, depth / 2],
  ] as const;
  const holes = doors.map(
    (side): PlanHole => ({
      kind: "door",
      at: middles[side]!,
      along: side % 2 === 0 ? "x" : "z",
      width: doorWidth,
      height: 1.9,
      sill: 0,
    }),
  );
  const outline = rectangle(0, 0, width, depth);
  const drawn = {
    name: "Room",
    label: "unidentified",
    floorNumber: 0,
    outline,
    height,
    partitions: [],
    openSides: [],
    objects: [],
  };
  return scanRoom(seededRandom(seed), {
    room: drawn,
    holes,
    pose: { turn, origin: [x, y, z] },
    quality: { walls: 0, holes: 0 },
  });
}

test("rectangular rooms keep their area, perimeter, walls and doors", () => {
  fc.assert(
    fc.property(room, (drawn) => {
      const result = importCapture(JSON.stringify(capturedRoom(drawn)), context);
      if (!result.ok) throw new Error(result.error.message);
      const { width, depth, height, doors, doorWidth } = drawn;
      const figures = measureQuantities(createScene("srv-1", result.records));
      expect(Math.abs(figures.floorArea - width * depth)).toBeLessThan(0.003);
      expect(Math.abs(figures.perimeter - 2 * (width + depth))).toBeLessThan(0.001);
      expect(Math.abs(figures.grossWall - 2 * (width + depth) * height)).toBeLessThan(0.006);
      expect(Math.abs(figures.openingsArea - doors.length * doorWidth * 1.9)).toBeLessThan(0.001);
      expect(figures.doors).toBe(doors.length);
      expect(result.records.vertex).toHaveLength(8);
      expect(result.report.counts.imported).toBe(5 + doors.length);
      expect(dangling(result.records)).toEqual([]);
    }),
  );
});

test("a whole home: no dangling references, every identifier in the report, doors with twins", () => {
  const { records, report } = importHome(11, { surveyKey: "srv-1", createKey });
  expect(dangling(records)).toEqual([]);
  expect(report.counts.refused).toBe(0);
  expect(new Set(records.vertex.map(({ floorNumber }) => floorNumber))).toEqual(new Set([0, 1]));
  const inner = records.objectPlanar.filter(({ twinKey }) => twinKey);
  expect(inner.length).toBeGreaterThanOrEqual(28);
  for (const { key, twinKey } of inner) {
    expect(records.objectPlanar.find((other) => other.key === twinKey)?.twinKey).toBe(key);
  }
});

/** Replaces a value at a random path. */
function mutated(value: unknown, path: readonly number[], replacement: unknown): unknown {
  if (typeof value !== "object" || value === null || path.length === 0) return replacement;
  const names = Object.keys(value);
  const name = names[path[0]! % Math.max(1, names.length)];
  if (name === undefined) return replacement;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, name, mutated(Reflect.get(value, name), path.slice(1), replacement));
  return copy;
}

test("random values in a capture never throw, and imported records are consistent", () => {
  const capture = capturedRoom({
    width: 4,
    depth: 3,
    height: 2.4,
    turn: 1,
    x: 0,
    y: -1.3,
    z: 0,
    seed: 5,
    doors: [0, 2],
    doorWidth: 0.8,
  });
  const { coreModel: _, ...plain } = capture;
  const change = fc.tuple(
    fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
    fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.constantFrom(-1, 0, 1e-9, 0.02, 3, 1e300),
      fc.constant([]),
      fc.constant({}),
    ),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const broken = changes.reduce<unknown>((value, [path, replacement]) => mutated(value, path, replacement), plain);
      const result = importCapture(JSON.stringify(broken) ?? "", context);
      if (!result.ok) return;
      expect(dangling(result.records)).toEqual([]);
      const coordinates = result.records.vertex.flatMap(({ x, y, z }) => [x, y, z]);
      expect(coordinates.every(Number.isFinite)).toBe(true);
      const counted = Object.values(result.report.counts).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(result.report.entries.length);
    }),
    { numRuns: 400 },
  );
});

test("any text is refused or imported without an exception", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof importCapture(text, context).ok).toBe("boolean");
    }),
  );
});
