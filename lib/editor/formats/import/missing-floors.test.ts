/** Captures without floors, and rooms that are open at one end. */
import { createKey } from "../../../domain/keys";
import { createScene } from "../../core/scene";
import { readExisting } from "./existing-records";
import { importCaptures } from "./import-captures";
import { intakeFigures } from "./intake-figures";
import { readCapture } from "./read-capture";

type Corner = readonly [x: number, z: number];

const HEIGHT = 2.4;
const surface = (identifier: string, category: string, dimensions: number[], transform: number[]) => ({
  identifier,
  parentIdentifier: null,
  category: { [category]: {} },
  confidence: { high: {} },
  dimensions,
  transform,
  polygonCorners: [] as number[][],
  curve: null,
  story: 0,
});
/** Returns a vertical wall between two corners, with its base 1.20 m below the origin. */
function wall(identifier: string, [ax, az]: Corner, [bx, bz]: Corner) {
  const length = Math.hypot(bx - ax, bz - az);
  const [u, w] = [(bx - ax) / length, (bz - az) / length];
  const middle = [(ax + bx) / 2, HEIGHT / 2 - 1.2, (az + bz) / 2];
  return surface(identifier, "wall", [length, HEIGHT, 0], [u, 0, w, 0, 0, 1, 0, 0, -w, 0, u, 0, ...middle, 1]);
}
const wallsAround = (name: string, outline: readonly Corner[], isOpen = false) =>
  outline
    .map((from, index) => wall(`${name}-${index}`, from, outline[(index + 1) % outline.length]!))
    .slice(0, isOpen ? -1 : undefined);
const floor = (identifier: string, [x, z]: Corner, [width, depth]: Corner) =>
  surface(identifier, "floor", [width, depth, 0], [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, x, -1.2, z, 1]);
const section = (label: string, [x, z]: Corner) => ({ label, story: 0, center: [x, -1.2, z] });

const context = { surveyKey: "srv-1", createKey };
const importHome = (capture: object, existing?: ReturnType<typeof readExisting>) =>
  importCaptures([{ fileName: "home.json", read: readCapture(JSON.stringify({ version: 2, story: 0, ...capture })) }], {
    ...context,
    existing,
  });
const reportOf = (intake: ReturnType<typeof importHome>) => {
  const [file] = intake.files;
  if (!file?.ok) throw new Error(file?.error.message);
  return file.report;
};

/** 5 × 4 m without a corner of 2 × 1.5 m: 17 m², perimeter 18 m. */
const L_SHAPE: Corner[] = [
  [0, 0],
  [5, 0],
  [5, 2.5],
  [3, 2.5],
  [3, 4],
  [0, 4],
];

test("draws an estimated floor from closed walls", () => {
  const intake = importHome({ walls: wallsAround("w", L_SHAPE), sections: [section("kitchen", [1, 1])] });
  const { whole } = intakeFigures("srv-1", intake);
  expect(whole.floorArea).toBeCloseTo(17, 3);
  expect(whole.perimeter).toBeCloseTo(18, 3);
  expect(whole.grossWall).toBeCloseTo(18 * HEIGHT, 3);
  const estimatedFloor = intake.records.face.find(({ label }) => label === "floor")!;
  expect(estimatedFloor).toMatchObject({
    source: "solver",
    sourceId: null,
    captured: null,
    confidence: "low",
    roomLabel: "Kitchen",
  });
  const { added, entries } = reportOf(intake);
  expect(added.find(({ element }) => element === "floor")).toEqual({
    key: estimatedFloor.key,
    isEstimated: true,
    element: "floor",
    reason: "Estimated: the capture has no floor, so one of 17.00 m² was drawn from the closed walls.",
  });
  expect(entries.map(({ element, outcome }) => `${element} ${outcome}`)).toEqual(Array(6).fill("wall imported"));
  expect(intake.cautions).toEqual(["Kitchen: no floor in the capture. Its floor is estimated from its walls."]);
  // Importing again adds nothing, and no second floor.
  const again = importHome({ walls: wallsAround("w", L_SHAPE) }, readExisting(createScene("srv-1", intake.records)));
  expect(again.rooms).toEqual([]);
  expect(again.records.face).toEqual([]);
});

test("draws a floor for each of two rooms separated by a wall", () => {
  const outline: Corner[] = [
    [0, 0],
    [6, 0],
    [6, 3],
    [0, 3],
  ];
  const intake = importHome({
    walls: [...wallsAround("w", outline), wall("between", [4, 0], [4, 3])],
    sections: [section("bedroom", [2, 1]), section("bathroom", [5, 1])],
  });
  const figures = intakeFigures("srv-1", intake);
  const areas = intake.rooms.map(({ id, name }) => `${name} ${figures.rooms[id]!.floorArea.toFixed(2)}`);
  expect(areas.sort()).toEqual(["Bathroom 6.00", "Bedroom 12.00"]);
});

test("refuses a file with walls open at one end, with advice", () => {
  const [file] = importHome({ walls: wallsAround("w", L_SHAPE, true), sections: [section("bedroom", [1, 1])] }).files;
  expect(file).toMatchObject({ ok: false, error: { code: "no-floor" } });
  expect(!file?.ok && file?.error.message).toBe(
    "The capture has no floor, and its walls don't close around one: Section 1 (Bedroom) is open at one end (4.00 m). Nothing was imported. Scan the room with all its walls and export it again.",
  );
});

test("refuses an open room in a list completely, by name, and imports the others", () => {
  const square: Corner[] = [
    [10, 0],
    [13, 0],
    [13, 3],
    [10, 3],
  ];
  const closed = {
    version: 2,
    story: 0,
    walls: wallsAround("a", L_SHAPE),
    floors: [],
    sections: [section("kitchen", [1, 1])],
  };
  const open = { version: 2, story: 0, walls: wallsAround("b", square, true), sections: [section("bedroom", [11, 1])] };
  const read = readCapture(JSON.stringify([closed, open]));
  const intake = importCaptures([{ fileName: "home.json", read }], context);
  expect(intake.rooms.map(({ name }) => name)).toEqual(["Kitchen"]);
  const { entries, notes } = reportOf(intake);
  expect(entries.filter(({ outcome }) => outcome === "refused").map(({ identifier }) => identifier)).toEqual([
    "b-0",
    "b-1",
    "b-2",
  ]);
  const sentence = "Section 1 (Bedroom): open at one end (3.00 m), no floor made.";
  expect(notes).toContain(sentence);
  expect(intake.cautions).toContain(sentence);
});

test("reports a section outside every floor, and a floor with a side that has no wall", () => {
  const outline: Corner[] = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ];
  const intake = importHome({
    walls: wallsAround("w", outline, true),
    floors: [floor("f", [2, 1.5], [4, 3])],
    sections: [section("kitchen", [2, 1.5]), { ...section("bathroom", [7, 1.5]), identifier: "s2" }],
  });
  expect(intake.cautions).toEqual([
    "Section 2 (Bathroom): open at one end, no floor made.",
    "Kitchen: open at one end, 3.00 m of its floor's border has no wall.",
  ]);
  expect(intake.rooms.map(({ name }) => name)).toEqual(["Kitchen"]);
  expect(reportOf(intake).notes).toEqual(expect.arrayContaining(intake.cautions));
});

const BOX: Corner[] = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
];
type Surface = ReturnType<typeof surface>;
/** Returns the surfaces 3 m higher, with this story number. */
const upstairs = (surfaces: readonly Surface[], story: number): Surface[] =>
  surfaces.map((one) => ({ ...one, story, transform: one.transform.with(13, one.transform[13]! + 3) }));
const below = wallsAround("below", BOX);
const above = wallsAround("above", BOX);
const roomsOf = (intake: ReturnType<typeof importHome>): string[] => {
  const { rooms } = intakeFigures("srv-1", intake);
  return intake.rooms.map(({ id, name, floorNumber }) => `${name} ${floorNumber} ${rooms[id]!.floorArea.toFixed(2)}`);
};

test.each([
  ["numbered by the capture", 1],
  ["without numbers", 0],
])("draws a floor for each of two stories without floors, %s", (_, story) => {
  const intake = importHome({ walls: [...below, ...upstairs(above, story)] });
  const { whole } = intakeFigures("srv-1", intake);
  expect(intake.records.face.filter(({ label }) => label === "floor")).toHaveLength(2);
  expect(roomsOf(intake)).toEqual(["null 0 12.00", "null 1 12.00"]);
  expect([whole.floorArea.toFixed(2), whole.grossWall.toFixed(2)]).toEqual(["24.00", "67.20"]);
  expect([whole.isFloorEstimated, whole.looseWall]).toEqual([true, 0]);
  const sentence = "no floor in the capture. Its floor is estimated from its walls.";
  expect(intake.cautions).toEqual([`home 1: ${sentence}`, `home 2: ${sentence}`]);
  expect(reportOf(intake).entries.map(({ outcome }) => outcome)).toEqual(Array(8).fill("imported"));
});

test("assigns doors, objects and sections to their story, with one entry for the home", () => {
  const doorIn = (identifier: string, parentIdentifier: string, y: number) => ({
    ...surface(identifier, "door", [0.9, 2, 0], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, y, 0, 1]),
    parentIdentifier,
  });
  const bed = (identifier: string, y: number) => ({
    ...surface(identifier, "bed", [1, 0.5, 2], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, y, 1.5, 1]),
    attributes: {},
  });
  const intake = importHome({
    identifier: "home",
    walls: [...below, ...upstairs(above, 1)],
    doors: [doorIn("d0", "below-0", -0.2), doorIn("d1", "above-0", 2.8)],
    objects: [bed("o0", -0.95), { ...bed("o1", 2.05), story: 1 }],
    sections: [section("kitchen", [2, 1.5]), { ...section("bedroom", [2, 1.5]), story: 1 }],
  });
  expect(roomsOf(intake)).toEqual(["Kitchen 0 12.00", "Bedroom 1 12.00"]);
  const { objectPlanar, object3D } = intake.records;
  const placed = [...objectPlanar, ...object3D].map(({ sourceId, floorNumber }) => `${sourceId} ${floorNumber}`);
  expect(placed.sort()).toEqual(["d0 0", "d1 1", "o0 0", "o1 1"]);
  const { entries } = reportOf(intake);
  expect(entries.filter(({ identifier }) => identifier === "home")).toMatchObject([
    { element: "room", outcome: "imported", keys: [expect.any(String), expect.any(String)] },
  ]);
  expect(entries.filter(({ outcome }) => outcome !== "imported")).toEqual([]);
});

test("reports an open story above a closed story, and imports none of its walls", () => {
  const intake = importHome({ walls: [...below, ...upstairs(above.slice(0, -1), 1)] });
  expect(roomsOf(intake)).toEqual(["null 0 12.00"]);
  expect(intakeFigures("srv-1", intake).whole.looseWall).toBe(0);
  const sentence = "Story 2 of 2: open at one end (3.00 m), no floor made.";
  expect(intake.cautions).toContain(sentence);
  const { entries, notes } = reportOf(intake);
  expect(notes).toContain(sentence);
  expect(entries.filter(({ outcome }) => outcome === "refused").map(({ identifier }) => identifier)).toEqual([
    "above-0",
    "above-1",
    "above-2",
  ]);
});

test("refuses a file with two open stories", () => {
  const [file] = importHome({ walls: [...below.slice(0, -1), ...upstairs(above.slice(0, -1), 1)] }).files;
  expect(!file?.ok && file?.error.message).toBe(
    "The capture has no floor, and its walls don't close around one: the room is open at one end (3.00 m). Nothing was imported. Scan the room with all its walls and export it again.",
  );
});

test("draws a floor for a story without a floor above a story with a floor", () => {
  const floors = [floor("f", [2, 1.5], [4, 3])];
  const intake = importHome({ walls: [...below, ...upstairs(above, 1)], floors });
  expect(roomsOf(intake)).toEqual(["null 0 12.00", "null 1 12.00"]);
  expect(reportOf(intake).added.filter(({ element }) => element === "floor")).toHaveLength(1);
  expect(intake.cautions).toEqual(["home 2: no floor in the capture. Its floor is estimated from its walls."]);
});

test("treats walls at one level as one story, whatever their story numbers", () => {
  const walls = below.map((one, index) => ({ ...one, story: index === 3 ? 1 : 0 }));
  expect(roomsOf(importHome({ walls }))).toEqual(["null 0 12.00"]);
});

test("reports a floor without usable walls, unless its walls were imported before", () => {
  const [x, z]: Corner = [2, 1.5];
  const whole = {
    walls: wallsAround("w", [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ]),
    floors: [floor("f", [x, z], [4, 3])],
  };
  const sentence = "home: no usable wall in the capture, so it has no wall area, ceiling or volume.";
  expect(importHome({ ...whole, walls: [] }).cautions).toEqual([sentence]);
  const flat = whole.walls.map((one) => ({ ...one, dimensions: [one.dimensions[0]!, 0, 0] }));
  expect(importHome({ ...whole, walls: flat }).cautions).toEqual([sentence]);
  expect(importHome(whole).cautions).toEqual([]);
  const scene = createScene("srv-1", importHome(whole).records);
  for (const face of [...scene.values("face")]) {
    if (face.label === "floor") scene.put("face", { ...face, source: "user", sourceId: null });
  }
  expect(importHome(whole, readExisting(scene)).cautions).toEqual([]);
});
