import { generateHome } from "./generate-home";
import { generateSingleRooms } from "./generate-single-rooms";
import { importHome } from "./import-home";

test("the same seed gives the same home, and another seed another", () => {
  expect(generateHome(4)).toEqual(generateHome(4));
  expect(JSON.stringify(generateHome(4))).not.toBe(JSON.stringify(generateHome(5)));
  expect(generateSingleRooms(4)).toEqual(generateSingleRooms(4));
});

test("a home has two stories, seventeen rooms, and doors seen from both of their rooms", () => {
  const { rooms } = generateHome(11);
  expect(rooms).toHaveLength(17);
  expect(new Set(rooms.map(({ floorNumber }) => floorNumber))).toEqual(new Set([0, 1]));
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(17);
  const doors = rooms.flatMap(({ capture }) => capture.doors);
  // Fourteen between rooms, from both sides, and three to the outside.
  expect(doors).toHaveLength(31);
  for (const { name, capture } of rooms) {
    expect(`${name}: ${capture.doors.length + capture.openings.length > 0}`).toBe(`${name}: true`);
    expect(capture.objects.length).toBeGreaterThan(0);
  }
});

test("a generated capture has the fields of the capture format", () => {
  const [{ capture }] = generateHome(11).rooms as [ReturnType<typeof generateHome>["rooms"][number]];
  expect(Object.keys(capture).sort()).toEqual([
    "coreModel",
    "doors",
    "floors",
    "objects",
    "openings",
    "sections",
    "story",
    "version",
    "walls",
    "windows",
  ]);
  const wall = capture.walls[0]!;
  expect(Object.keys(wall).sort()).toEqual([
    "category",
    "completedEdges",
    "confidence",
    "curve",
    "dimensions",
    "identifier",
    "parentIdentifier",
    "polygonCorners",
    "story",
    "transform",
  ]);
  expect(wall).toMatchObject({
    category: { wall: {} },
    completedEdges: [],
    curve: null,
    parentIdentifier: null,
    polygonCorners: [],
  });
  expect(wall.transform).toHaveLength(16);
  expect(wall.identifier).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(Object.keys(capture.objects[0]!).sort()).toEqual([
    "attributes",
    "category",
    "confidence",
    "dimensions",
    "identifier",
    "parentIdentifier",
    "story",
    "transform",
  ]);
  const floor = capture.floors[0]!;
  expect(floor.transform[13]).toBeLessThan(-1);
  expect(floor.transform[13]).toBeGreaterThan(-1.55);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("home %d is imported completely", (seed) => {
  let count = 0;
  const { report, records } = importHome(seed, { surveyKey: "srv-1", createKey: (kind) => `${kind}-${count++}` });
  expect(report.entries.filter(({ outcome }) => outcome !== "imported")).toEqual([]);
  expect(report.rooms).toHaveLength(17);
  expect(report.rooms).toContain("Main bedroom");
  expect(records.face.filter(({ label }) => label === "ceiling")).toHaveLength(17);
});
