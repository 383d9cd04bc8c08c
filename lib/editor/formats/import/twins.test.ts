/** Which walls and openings of two rooms are twins. */
import { generateHome } from "@/backend/seed/home/generate-home";
import { createKey } from "../../../domain/keys";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { createScene } from "../../core/scene";
import { importBounds, readExisting } from "./existing-records";
import { importCaptures } from "./import-captures";
import type { ImportContext } from "./import-context";
import { intakeFigures } from "./intake-figures";
import { readCapture } from "./read-capture";

type Point = readonly [x: number, y: number, z: number];

const base = (identifier: string, category: string, dimensions: number[], transform: number[], story: number) => ({
  identifier,
  parentIdentifier: null as string | null,
  category: { [category]: {} },
  confidence: { high: {} },
  dimensions,
  transform,
  polygonCorners: [] as number[][],
  story,
});
/** A vertical element facing along z or against it, centered at a position. */
const upright = (category: string, identifier: string, [x, y, z]: Point, size: [number, number], faces: 1 | -1 = 1) =>
  base(identifier, category, [...size, 0], [faces, 0, 0, 0, 0, 1, 0, 0, 0, 0, faces, 0, x, y, z, 1], 0);
const floor = (identifier: string, [x, y, z]: Point, size: [number, number]) =>
  base(identifier, "floor", [...size, 0], [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, x, y, z, 1], 0);

type Lists = Partial<Record<"walls" | "floors" | "doors" | "windows" | "openings", ReturnType<typeof base>[]>> & {
  sections?: object[];
};
/** Walls that do not close are only imported with a floor; by default it is far away. */
const file = (fileName: string, lists: Lists, story = 0) => {
  const floors = [floor(`${fileName}-floor`, [60, -1.2, 60], [1, 1])];
  const onStory = Object.fromEntries(
    Object.entries({ floors, ...lists }).map(([name, list]) => [name, list.map((one) => ({ ...one, story }))]),
  );
  return { fileName, read: readCapture(JSON.stringify({ version: 2, story, walls: [], ...onStory })) };
};
const wallsOf = ({ records }: ReturnType<typeof importCaptures>) =>
  records.face.filter(({ label }) => label === "wall");
const context: ImportContext = { surveyKey: "srv-1", createKey };

/** A wall 4 m long and 2.4 m high with a hole of 0.9 × 2 m; `back` is its other side, 12 cm behind. */
const front = (hole: string, at: Point = [0.5, -0.2, 0]) => ({
  walls: [upright("wall", "front", [0, 0, 0], [4, 2.4])],
  [`${hole}s`]: [{ ...upright(hole, "front-hole", at, [0.9, 2]), parentIdentifier: "front" }],
});
const back = (hole: string, at: Point = [0.53, -0.2, -0.12]) => ({
  walls: [upright("wall", "back", [0, 0, -0.12], [4, 2.4], -1)],
  [`${hole}s`]: [{ ...upright(hole, "back-hole", at, [0.9, 2], -1), parentIdentifier: "back" }],
});
const importBoth = (one: Lists, other: Lists, stories: [number, number] = [0, 0]) =>
  importCaptures([file("one.json", one, stories[0]), file("two.json", other, stories[1])], context);

test.each([
  ["door", "opening"],
  ["opening", "door"],
  ["door", "door"],
  ["opening", "opening"],
  ["window", "window"],
])("pairs a %s with the %s behind it, with distance and overlap", (one, other) => {
  const { pairs, records } = importBoth(front(one), back(other));
  const hole = pairs.find(({ element }) => element !== "wall")!;
  expect(hole).toMatchObject({ element: one, twinElement: other, identifiers: ["front-hole", "back-hole"] });
  expect(hole.apart).toBeCloseTo(0.12, 4);
  // Both are 0.9 m wide, with middles 0.03 m apart.
  expect(hole.overlap).toBeCloseTo(0.87, 4);
  const twins = records.objectPlanar.map(({ label, key, twinKey }) => ({ label, key, twinKey }));
  expect(twins.map(({ label }) => label)).toEqual([one, other]);
  expect(twins.map(({ twinKey }) => twinKey)).toEqual([twins[1]!.key, twins[0]!.key]);
});

/** Floors of 4 × 3 m on either side of the wall. */
const BEFORE = [floor("f1", [0, -1.2, 1.5], [4, 3])];
const BEHIND = [floor("f2", [0, -1.2, -1.62], [4, 3])];

test("counts a shared wall and door once before the import is applied", () => {
  const room = (side: Lists, floors: Lists["floors"], label: string): Lists => ({
    ...side,
    floors,
    sections: [{ label }],
  });
  const intake = importBoth(room(front("door"), BEFORE, "a"), room(back("opening"), BEHIND, "b"));
  const { whole, rooms } = intakeFigures("srv-1", intake);
  // One side was captured as an opening.
  expect([whole.doors, whole.windows, whole.openings]).toEqual([1, 0, 1]);
  expect([whole.doorsOnce, whole.windowsOnce, whole.openingsOnce].toSorted()).toEqual([0, 0, 1]);
  // One wall of 4 × 2.4 m with two sides.
  expect(whole.grossWallOnce).toBeCloseTo(9.6, 4);
  expect(whole.grossWall).toBeCloseTo(19.2, 4);
  expect(Object.values(rooms).map(({ grossWall }) => grossWall)).toEqual([
    expect.closeTo(9.6, 4),
    expect.closeTo(9.6, 4),
  ]);
  // Without floors there are no rooms for the walls to count in.
  const { whole: roomless } = intakeFigures("srv-1", importBoth(front("door"), back("opening")));
  expect(roomless).toMatchObject({ grossWall: 0, grossWallOnce: 0, looseWall: expect.closeTo(19.2, 4) });
});

test.each<[string, string, string, Point]>([
  ["a window and a door", "window", "door", [0.53, -0.2, -0.12]],
  ["a window and an opening", "window", "opening", [0.53, -0.2, -0.12]],
  ["a door and an opening next to it", "door", "opening", [-0.6, -0.2, -0.12]],
])("does not pair %s", (_, one, other, at) => {
  const { pairs } = importBoth(front(one), back(other, at));
  expect(pairs.map(({ element }) => element)).toEqual(["wall"]);
});

test("pairs a door with the opening or door behind it that overlaps it most, in any order", () => {
  const door = { ...upright("door", "d", [0.1, -0.2, -0.12], [0.9, 2], -1), parentIdentifier: "back" };
  const opening = { ...upright("opening", "o", [0.55, -0.2, -0.12], [0.9, 2], -1), parentIdentifier: "back" };
  const behind = { walls: back("door").walls, doors: [door], openings: [opening] };
  for (const pair of [importBoth(front("door"), behind), importBoth(behind, front("door"))]) {
    const holes = pair.pairs.filter(({ element }) => element !== "wall");
    expect(holes.map(({ identifiers }) => [...identifiers].sort())).toEqual([["front-hole", "o"]]);
  }
});

test("never pairs walls and doors of two stories", () => {
  const [one, other] = [front("door"), back("door")];
  expect(importBoth(one, other).pairs).toHaveLength(2);
  const apart = importBoth(one, other, [0, 1]);
  expect(apart.pairs).toEqual([]);
  expect(wallsOf(apart).map(({ twinKey }) => twinKey)).toEqual([null, null]);
  // Existing records of another story are not paired, and two walls behind on different stories do not cut a wall.
  const held = importCaptures([file("one.json", one)], { ...context, floorNumber: 1 }).records;
  const later = importCaptures([file("two.json", other)], {
    ...context,
    existing: readExisting(createScene("srv-1", held)),
  });
  expect([later.pairs, later.partners]).toEqual([[], []]);
  const halves = [-1, 1].map((x) => upright("wall", `half${x}`, [x, 0, -0.12], [2, 2.4], -1));
  const [left, right] = [{ walls: [halves[0]!] }, { walls: [halves[1]!] }];
  const cut = importCaptures([file("f.json", one), file("l.json", left), file("r.json", right, 1)], context);
  expect(cut.records.face.filter(({ sourceId }) => sourceId === "front")).toHaveLength(1);
});

test("cuts two walls that extend past each other, and counts their joint area once", () => {
  const [a, b] = [upright("wall", "a", [0, 0, 0], [4, 2.4]), upright("wall", "b", [1.5, 0, -0.12], [4, 2.4], -1)];
  const floors = BEFORE;
  const behindB = [floor("f2", [1.5, -1.2, -1.62], [4, 3])];
  const { records, pairs } = importCaptures(
    [file("a.json", { walls: [a], floors }), file("b.json", { walls: [b], floors: behindB })],
    context,
  );
  expect(records.face.filter(({ label }) => label === "wall")).toHaveLength(4);
  expect(pairs.map(({ overlap }) => overlap.toFixed(2))).toEqual(["2.50"]);
  // From -2 to 3.5.
  expect(measureQuantities(createScene("srv-1", records)).once?.grossWall).toBeCloseTo(5.5 * 2.4, 6);
  // A wall that covers the other completely is not cut, however long.
  const short = upright("wall", "b", [0.9, 0, -0.12], [2, 2.4], -1);
  const behindShort = [floor("f3", [0.9, -1.2, -1.62], [2, 3])];
  const whole = importCaptures(
    [file("a.json", { walls: [a], floors }), file("s.json", { walls: [short], floors: behindShort })],
    context,
  );
  expect(whole.records.face.filter(({ label }) => label === "wall")).toHaveLength(2);
  expect(measureQuantities(createScene("srv-1", whole.records)).once?.grossWall).toBeCloseTo(4 * 2.4, 6);
});

test("an existing wall keeps its twin, and no new wall is cut for it", () => {
  const whole = { walls: [upright("wall", "front", [0, 0, 0], [4, 2.4])] };
  const left = { walls: [upright("wall", "left", [-1, 0, -0.12], [2, 2.4], -1)] };
  const right = { walls: [upright("wall", "right", [1, 0, -0.12], [2, 2.4], -1)] };
  const pair = importCaptures([file("a.json", whole), file("l.json", left)], context);
  expect(pair.pairs).toHaveLength(1);
  const later = importCaptures([file("r.json", right)], {
    ...context,
    existing: readExisting(createScene("srv-1", pair.records)),
  });
  expect([later.pairs, later.partners]).toEqual([[], []]);
  // The existing wall of 4 m has a twin, so a wall in front of it and of a free one is not cut.
  const free = { walls: [upright("wall", "free", [4, 0, 0], [4, 2.4])] };
  const survey = importCaptures([file("a.json", whole), file("l.json", left), file("f.json", free)], context).records;
  const long = { walls: [upright("wall", "long", [3.25, 0, -0.12], [5.5, 2.4], -1)] };
  const incoming = importCaptures([file("long.json", long)], {
    ...context,
    existing: readExisting(createScene("srv-1", survey)),
  });
  expect(wallsOf(incoming)).toHaveLength(1);
  expect(incoming.partners.map(({ key }) => survey.face.find((face) => face.key === key)?.sourceId)).toEqual(["free"]);
});

test("an existing door keeps its twin", () => {
  const held = importBoth(front("door"), back("door")).records;
  const existing = readExisting(createScene("srv-1", held));
  const incoming = {
    walls: [upright("wall", "third", [0, 0, -0.12], [4, 2.4], -1)],
    doors: [{ ...upright("door", "third-hole", [0.5, -0.2, -0.12], [0.9, 2], -1), parentIdentifier: "third" }],
  };
  const later = importCaptures([file("three.json", incoming)], { ...context, existing });
  expect([later.pairs, later.partners]).toEqual([[], []]);
});

test("does not pair a door with damage, outlets or vents", () => {
  const held = importCaptures([file("one.json", front("opening"))], context).records;
  for (const label of ["damage", "outlet", "vent", "opening"] as const) {
    const labeled = { ...held, objectPlanar: held.objectPlanar.map((one) => ({ ...one, label })) };
    const existing = readExisting(createScene("srv-1", labeled));
    const { partners } = importCaptures([file("two.json", back("door"))], { ...context, existing });
    expect(partners.map(({ kind }) => kind)).toEqual(label === "opening" ? ["face", "objectPlanar"] : ["face"]);
  }
});

test("importing with the nearby records only gives the same result as with the whole survey", () => {
  const { rooms } = generateHome(7);
  const files = rooms.map(({ name, capture }) => ({
    fileName: `${name}.json`,
    read: readCapture(JSON.stringify(capture)),
  }));
  const ground = importCaptures(files.slice(0, 4), context).records;
  const farWall = {
    walls: [upright("wall", "far", [900, 0, 900], [4, 2.4])],
    floors: [floor("far-floor", [900, -1.2, 902], [4, 4])],
  };
  const far = importCaptures([file("far.json", farWall)], context);
  const scene = createScene("srv-1", {
    ...ground,
    vertex: [...ground.vertex, ...far.records.vertex],
    face: [...ground.face, ...far.records.face],
  });
  const coming = importBounds(files.flatMap(({ read }) => (read.ok ? read.rooms : [])));
  const [whole, near] = [readExisting(scene), readExisting(scene, coming)];
  expect(whole.face.length - near.face.length).toBe(1);
  expect(whole.vertex.length - near.vertex.length).toBe(4);
  const later = (existing: ImportContext["existing"]) => {
    const intake = importCaptures(files, { ...context, existing });
    return {
      pairs: intake.pairs.map(({ identifiers, apart, overlap }) => ({ identifiers, apart, overlap })),
      partners: intake.partners.map(({ kind, key }) => ({ kind, key })),
      counts: intake.files.map((one) => one.ok && one.report.counts),
      leveled: intake.leveled,
      steps: intake.steps,
    };
  };
  expect(later(near).partners.length).toBeGreaterThan(3);
  expect(later(near)).toEqual(later(whole));
});

test("distinguishes rooms with the same name by file, and rooms of one file by number", () => {
  const section = [{ label: "bedroom", center: [0, 0, 0], story: 0 }];
  const ground = [floor("f1", [0, -1.2, 1.5], [4, 3])];
  const behind = [floor("f2", [0, -1.2, -1.62], [4, 3])];
  const named = importBoth(
    { ...front("door"), floors: ground, sections: section },
    { ...back("door"), floors: behind, sections: section },
  );
  for (const { rooms } of named.pairs) expect(rooms).toEqual(["Bedroom (one)", "Bedroom (two)"]);
  const both = [
    { version: 2, ...front("door"), floors: ground, sections: section },
    { version: 2, ...back("door"), floors: behind, sections: section },
  ];
  const one = importCaptures([{ fileName: "home.json", read: readCapture(JSON.stringify(both)) }], context);
  for (const { rooms } of one.pairs) expect(rooms).toEqual(["Bedroom (home) 1", "Bedroom (home) 2"]);
  const nameless = importCaptures(
    [
      {
        fileName: "home.json",
        read: readCapture(JSON.stringify(both.map((room) => ({ ...room, sections: [] })))),
      },
    ],
    context,
  );
  for (const { rooms } of nameless.pairs) expect(rooms).toEqual(["home 1", "home 2"]);
});

test("measures a captured room with two floors by both of them, and reports two rooms", () => {
  // 4 × 3 m next to 2 × 3 m, with a wall of 4 × 2.4 m along the first and of 2 × 2.4 m along the second.
  const floors = [floor("f1", [0, -1.2, 1.5], [4, 3]), floor("f2", [3, -1.2, 1.5], [2, 3])];
  const walls = [
    upright("wall", "w1", [0, 0, 0], [4, 2.4]),
    upright("wall", "w2", [3, 0, 0], [2, 2.4]),
    // The wall between both, 3 × 2.4 m, counts in each.
    base("between", "wall", [3, 2.4, 0], [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1.5, 1], 0),
  ];
  const intake = importCaptures([file("one.json", { walls, floors })], context);
  expect(intake.rooms).toHaveLength(1);
  const [room] = intake.rooms;
  const figures = intakeFigures("srv-1", intake);
  expect(figures.rooms[room!.id]!.floorArea).toBeCloseTo(18, 3);
  expect(figures.rooms[room!.id]!.grossWall).toBeCloseTo((4 + 2 + 3 + 3) * 2.4, 3);
  expect(figures.whole.grossWall).toBeCloseTo((4 + 2 + 3 + 3) * 2.4, 3);
  expect(figures.whole.grossWallOnce).toBeCloseTo((4 + 2 + 3) * 2.4, 3);
  expect(figures.whole.floorArea).toBeCloseTo(18, 3);
  expect(
    [...createScene("srv-1", intake.records).values("face")].filter(({ label }) => label === "floor"),
  ).toHaveLength(2);
  const [importedFile] = intake.files;
  expect(importedFile?.ok && importedFile.report.notes).toContain(
    "The capture has 2 floors; each becomes a room, all with one name.",
  );
});
