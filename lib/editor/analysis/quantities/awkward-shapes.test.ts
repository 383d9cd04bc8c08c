/** @jest-environment node */
/** Rooms that plain formulas do not cover: round ones, dormers, walls with holes, shells without height. */
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { plumbedVolume, scannedArea } from "@/tests/support/measured-by-lines";
import { type PlanPoint, PRISM_SURVEY, prismRoom } from "@/tests/support/prism-room";
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { roomFaces } from "../../core/rooms/room-faces";
import { createRoomIndex } from "../../core/rooms/room-index";
import { createScene, type SceneRecords } from "../../core/scene";
import { listFigures } from "./figure-list";
import { measureRoom } from "./measure-quantities";

const base = { surveyKey: PRISM_SURVEY, floorNumber: 0 };
const rectangle = (width: number, depth: number): PlanPoint[] => [
  [0, 0],
  [0, depth],
  [width, depth],
  [width, 0],
];
const sceneOf = (records: SceneRecords) => createScene(PRISM_SURVEY, records);
/** Measures through the room index, as the panel does. */
function roomOf(records: SceneRecords, faceKey = "floor") {
  const scene = sceneOf(records);
  const rooms = createRoomIndex(scene)
    .floors()
    .flatMap((floor) => floor.rooms);
  const room = rooms.find((one) => one.faceKey === faceKey)!;
  const found = roomFaces(scene, faceKey)!;
  // The room index and `roomFaces` agree.
  const sorted = (keys: readonly string[]) => [...keys].sort();
  expect(sorted([...room.walls, ...room.sharedWalls])).toEqual(sorted(found.walls.map(({ key }) => key)));
  expect(sorted(room.ceilings)).toEqual(sorted(found.ceilings.map(({ key }) => key)));
  return measureRoom(scene, room);
}
const vertex = (key: string, x: number, y: number, z: number): Vertex => ({ ...base, key, x, y, z });
const face = (key: string, label: Face["label"], ...loops: string[][]): Face => ({ ...base, key, label, loops });

test.each([24, 300, 361, 720])("the long wall of a round room of %i facets is a straight one, not a bend", (count) => {
  const radius = 3;
  const outline = Array.from({ length: count }, (_, index): PlanPoint => {
    const angle = (2 * Math.PI * index) / count;
    return [radius * Math.cos(angle), -radius * Math.sin(angle)];
  });
  const { longWall } = roomOf(prismRoom({ outline, height: () => 2.5 }));
  const facet = 2 * radius * Math.sin(Math.PI / count);
  expect(longWall).toBeGreaterThan(facet * 0.999);
  // Sides that turn by at most one degree are no longer than this.
  expect(longWall).toBeLessThan(Math.max(facet, radius * (Math.PI / 180) + facet) * 1.001);
});

test("coincident corners do not make a bend straight", () => {
  const outline: PlanPoint[] = [
    [0, 0],
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 3],
    [4, 0],
  ];
  expect(roomOf(prismRoom({ outline, height: () => 2.5 })).longWall).toBeCloseTo(4, 9);
});

/** A shed of 6 by 4 m whose ceiling rises from 1 m in the north to 4 m in the south, with a flat-topped box dormer. */
function dormerRoom(): SceneRecords {
  const records = prismRoom({ outline: rectangle(6, 4), height: (_x, z) => 1 + 0.75 * z });
  const dormer = { west: 2, east: 4, low: 1, high: 2 };
  const slope = (z: number): number => 1 + 0.75 * z;
  const top = slope(dormer.high);
  records.vertex.push(
    vertex("nw", dormer.west, slope(dormer.low), dormer.low),
    vertex("ne", dormer.east, slope(dormer.low), dormer.low),
    vertex("sw", dormer.west, top, dormer.high),
    vertex("se", dormer.east, top, dormer.high),
    vertex("nw-top", dormer.west, top, dormer.low),
    vertex("ne-top", dormer.east, top, dormer.low),
  );
  records.face = records.face.map((one) =>
    one.key === "ceiling" ? { ...one, loops: [...one.loops, ["nw", "sw", "se", "ne"]] } : one,
  );
  records.face.push(
    face("front", "wall", ["nw", "ne", "ne-top", "nw-top"]),
    face("cheek-west", "wall", ["sw", "nw", "nw-top"]),
    face("cheek-east", "wall", ["ne", "se", "ne-top"]),
    face("top", "ceiling", ["nw-top", "ne-top", "se", "sw"]),
  );
  return records;
}

test("counts walls, ceiling and space of a dormer in the room below it", () => {
  const records = dormerRoom();
  const figures = roomOf(records);
  // The slope at 1 m and at 2 m differs by 0.75 m in height, over 2 m of width.
  const slope = Math.hypot(1, 0.75);
  expect(figures.ceilingArea).toBeCloseTo(6 * 4 * slope - 2 * slope + 2, 9);
  expect(figures.grossWall).toBeCloseTo(6 * 1 + 6 * 4 + 2 * 4 * 2.5 + 2 * 0.75 + 2 * (0.75 / 2), 9);
  expect(figures.volume).toBeCloseTo(6 * 4 * 2.5 + (2 * 0.75) / 2, 9);
  expect([figures.estimated, figures.shortHeight, figures.tallHeight]).toEqual([0, 1, 4]);
  const areas = (label: Face["label"]): number =>
    records.face.reduce((sum, one) => sum + (one.label === label ? scannedArea(records, one) : 0), 0);
  expect(Math.abs(figures.ceilingArea / areas("ceiling") - 1)).toBeLessThan(0.002);
  expect(Math.abs(figures.grossWall / areas("wall") - 1)).toBeLessThan(0.002);
  const plumbed = plumbedVolume(records, records.face, seededRandom(3).next, 40_000);
  expect(Math.abs(figures.volume / plumbed - 1)).toBeLessThan(0.01);
});

test("a dormer over a gallery belongs to the gallery, the highest floor below it", () => {
  const records = dormerRoom();
  const corners = [
    [1, 0.5],
    [1, 3.5],
    [5, 3.5],
    [5, 0.5],
  ] as const;
  records.vertex.push(...corners.map(([x, z], index) => vertex(`g${index}`, x, 1.2, z)));
  records.face.push({ ...face("gallery", "floor", ["g0", "g1", "g2", "g3"]), roomLabel: "Gallery" });
  const walls = (key: string) => roomOf(records, key).faces.walls;
  expect(walls("gallery")).toEqual(expect.arrayContaining(["front", "cheek-west", "cheek-east"]));
  expect(walls("floor")).toEqual(["wall0", "wall1", "wall2", "wall3"]);
});

test("an opening over a hole deducts only the wall area that it covers", () => {
  const records = prismRoom({ outline: rectangle(5, 4), height: () => 2.5 });
  const hole = [
    [1, 0.5],
    [2, 0.5],
    [2, 1.5],
    [1, 1.5],
  ] as const;
  records.vertex.push(...hole.map(([x, y], index) => vertex(`h${index}`, x, y, 4)));
  records.face = records.face.map((one) =>
    one.key === "wall1" ? { ...one, loops: [...one.loops, ["h0", "h1", "h2", "h3"]] } : one,
  );
  const opening: ObjectPlanar = {
    ...base,
    key: "opening",
    label: "opening",
    faceKey: "wall1",
    u: 3.5,
    v: 1,
    width: 2,
    height: 2,
  };
  records.objectPlanar = [opening];
  const figures = roomOf(records);
  const wall = records.face.find(({ key }) => key === "wall1")!;
  expect(figures.grossWall).toBeCloseTo(45 - 1, 9);
  expect(figures.netWall).toBeCloseTo(45 - 1 - 3, 9);
  expect(figures.grossWall - figures.netWall).toBeCloseTo(
    scannedArea(records, wall) - scannedArea(records, wall, [opening]),
    2,
  );
});

const BROKEN: Record<string, () => SceneRecords> = {
  "without height": () => prismRoom({ outline: rectangle(4, 3), height: () => 0 }),
  "on one line": () => prismRoom({ outline: rectangle(4, 0), height: () => 2.5 }),
  "in one place": () => prismRoom({ outline: rectangle(0, 0), height: () => 0 }),
  "whose floor crosses itself": () =>
    prismRoom({
      outline: [
        [0, 0],
        [4, 3],
        [4, 0],
        [0, 3],
      ],
      height: () => 2.5,
    }),
  "that has lost corners": () => {
    const records = prismRoom({ outline: rectangle(4, 3), height: () => 2.5 });
    return { ...records, vertex: records.vertex.filter(({ key }) => key !== "b0" && key !== "t2" && key !== "t3") };
  },
};

test.each(Object.entries(BROKEN))("the figures of a room %s are finite and not negative", (_name, createRecords) => {
  const figures = listFigures(roomOf(createRecords()));
  const numbers = figures.flatMap(({ gross, net }) => [gross, ...(net ? [net] : [])]);
  for (const { value, spread } of numbers) for (const one of [value, spread]) expect(one).toBeGreaterThanOrEqual(0);
  for (const { value, spread } of numbers) expect(Number.isFinite(value + spread)).toBe(true);
});
