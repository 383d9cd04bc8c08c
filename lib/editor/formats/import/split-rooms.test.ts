/** Captures of several rooms whose floor is only the rectangle around them. */
import { createKey } from "../../../domain/keys";
import { severityOf } from "../../analysis/checks/check-codes";
import { checkSurvey } from "../../analysis/checks/survey-checks";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { createScene } from "../../core/scene";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Point = readonly [x: number, z: number];
const HEIGHT = 2.5;
let count = 0;

const element = (category: string, more: object) => {
  count += 1;
  return {
    identifier: `${category}-${count}`,
    parentIdentifier: null,
    category: { [category]: {} },
    confidence: { high: {} },
    polygonCorners: [],
    curve: null,
    story: 0,
    ...more,
  };
};
const upright = ([ax, az]: Point, [bx, bz]: Point, y: number, share = 0.5): number[] => {
  const length = Math.hypot(bx - ax, bz - az);
  const [u, w] = [(bx - ax) / length, (bz - az) / length];
  return [u, 0, w, 0, 0, 1, 0, 0, -w, 0, u, 0, ax + (bx - ax) * share, y, az + (bz - az) * share, 1];
};
const wall = (from: Point, to: Point, more: object = {}) =>
  element("wall", {
    dimensions: [Math.hypot(to[0] - from[0], to[1] - from[1]), HEIGHT, 0],
    transform: upright(from, to, HEIGHT / 2),
    ...more,
  });
const door = (host: ReturnType<typeof wall>, from: Point, to: Point, share: number) =>
  element("door", {
    parentIdentifier: host.identifier,
    dimensions: [0.8, 2, 0],
    transform: upright(from, to, 1, share),
  });
const chair = (x: number, z: number) =>
  element("chair", { dimensions: [0.5, 0.9, 0.5], transform: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0.45, z, 1] });
const floor = (width: number, depth: number) =>
  element("floor", {
    dimensions: [width, depth, 0],
    transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, width / 2, 0, depth / 2, 1],
  });

function imported(capture: object) {
  const lists = { walls: [], floors: [], doors: [], windows: [], openings: [], objects: [], sections: [] };
  const text = JSON.stringify({ version: 2, ...lists, ...capture });
  const home = importCaptures([{ fileName: "home.json", read: readCapture(text) }], { surveyKey: "srv-1", createKey });
  const [file] = home.files;
  if (!file?.ok) throw new Error(file?.error.message);
  const scene = createScene("srv-1", home.records);
  const errors = checkSurvey(scene).list.filter(({ code }) => severityOf(code) === "error");
  expect(errors).toEqual([]);
  const figures = home.rooms.map(({ name, floorKeys }) => {
    const { floorArea, grossWall, doors } = measureQuantities(scene, { roomFaceKey: floorKeys[0] });
    return [name, floorArea.toFixed(2), grossWall.toFixed(2), doors];
  });
  return {
    ...home,
    report: file.report,
    scene,
    figures,
    entryOf: (one: { identifier: string }) =>
      file.report.entries.find(({ identifier }) => identifier === one.identifier)!,
  };
}

/** Returns the outer walls of a home of 7 × 4 m. */
const outerWalls = () => [wall([0, 0], [7, 0]), wall([7, 0], [7, 4]), wall([7, 4], [0, 4]), wall([0, 4], [0, 0])];

test("splits the rectangle at a continuous wall; wall and door have a side in each room", () => {
  const between = wall([3, 0], [3, 4]);
  const opening = door(between, [3, 0], [3, 4], 0.5);
  const [base, seat] = [floor(7, 4), chair(5, 2)];
  const home = imported({
    floors: [base],
    walls: [...outerWalls(), between],
    doors: [opening],
    objects: [seat],
    sections: [
      { label: "kitchen", center: [1, 0, 2], story: 0 },
      { label: "livingRoom", center: [5, 0, 2], story: 0, identifier: "section-1" },
    ],
  });
  expect(home.figures.sort()).toEqual([
    ["Kitchen", "12.00", "35.00", 1],
    ["Living room", "16.00", "40.00", 1],
  ]);
  const whole = measureQuantities(home.scene);
  expect([whole.floorArea.toFixed(2), whole.grossWall.toFixed(2), whole.doors]).toEqual(["28.00", "75.00", 2]);
  expect([whole.once?.grossWall.toFixed(2), whole.once?.doors]).toEqual(["65.00", 1]);
  expect(home.pairs).toMatchObject([
    { element: "wall", apart: 0, overlap: 4 },
    { element: "door", apart: 0, overlap: 0.8 },
  ]);
  expect(home.entryOf(between).keys).toHaveLength(2);
  expect(home.entryOf(opening).keys).toHaveLength(2);
  expect(home.entryOf(base)).toMatchObject({
    outcome: "repaired",
    reason: "It was only the rectangle around 2 rooms; their outlines were drawn from the walls.",
  });
  expect(home.entryOf(seat).keys).toHaveLength(1);
  expect(home.entryOf({ identifier: "section-1" })).toMatchObject({
    outcome: "imported",
    reason: "Names a room: Living room.",
  });
  expect(home.report.entries).toHaveLength(9);
  expect(home.report.notes).toContain("2 rooms were separated by their walls; a shared wall has a side in each.");
});

test("does not count the hollow between two walls as a room", () => {
  const home = imported({
    floors: [floor(7, 4)],
    walls: [...outerWalls(), wall([3, 0], [3, 4]), wall([3.12, 4], [3.12, 0])],
  });
  expect(home.figures.map(([, area]) => area).sort()).toEqual(["12.00", "15.52"]);
  expect(home.pairs).toMatchObject([{ element: "wall", overlap: 4 }]);
  expect(home.pairs[0]!.apart.toFixed(3)).toBe("0.120");
});

test("gives an angled home its own outline instead of the rectangle", () => {
  const corners: Point[] = [
    [0, 0],
    [6, 0],
    [6, 3],
    [2, 3],
    [2, 5],
    [0, 5],
  ];
  const walls = corners.map((from, index) => wall(from, corners[(index + 1) % corners.length]!));
  const home = imported({ floors: [floor(6, 5)], walls });
  expect(home.figures).toEqual([[null, "22.00", "55.00", 0]]);
});

test("a wall that ends inside a room does not split it", () => {
  const stub = wall([3, 0], [3, 2]);
  const home = imported({ floors: [floor(7, 4)], walls: [...outerWalls(), stub] });
  expect(home.rooms).toHaveLength(1);
  expect(home.figures[0]![1]).toBe("28.00");
  expect(home.entryOf(stub)).toMatchObject({ outcome: "imported" });
});

test("bridges an open passage, and lists the passage as a side without a wall", () => {
  // The left room has a gap of 1 m toward the right one, which has no wall of its own there.
  const home = imported({
    floors: [floor(7, 4)],
    walls: [
      wall([0, 0], [3, 0]),
      wall([3, 0], [3, 1.5]),
      wall([3, 2.5], [3, 4]),
      wall([3, 4], [0, 4]),
      wall([0, 4], [0, 0]),
    ],
  });
  expect(home.figures.map(([, area]) => area)).toEqual(["12.00"]);
  expect(home.report.notes).toContain("A side of the floor, 1.00 m, has no wall; left open.");
});

test("splits slanted and curved walls between their rooms", () => {
  const gable = wall([0, 0], [7, 0], {
    polygonCorners: [
      [-3.5, -1.25, 0],
      [3.5, -1.25, 0],
      [3.5, 2.25, 0],
      [-3.5, 1.25, 0],
    ],
  });
  const [, east, south, west] = outerWalls();
  const home = imported({ floors: [floor(7, 4)], walls: [gable, east, south, west, wall([3, 0], [3, 4])] });
  expect(home.figures.map(([, area]) => area).sort()).toEqual(["12.00", "16.00"]);
  const parts = home.entryOf(gable).keys.map((key) => home.scene.get("face", key)!);
  expect(parts).toHaveLength(2);
  const areas = parts.map(({ loops }) => {
    const corners = loops[0]!.map((key) => home.scene.get("vertex", key)!);
    const twice = corners.reduce((sum, a, index) => {
      const b = corners[(index + 1) % corners.length]!;
      return sum + a.x * b.y - b.x * a.y;
    }, 0);
    return (Math.abs(twice) / 2).toFixed(2);
  });
  // The wall rises from 2.5 m to 3.5 m: (2.5 + 2.929) / 2 × 3, and the rest of 21.
  expect(areas.sort()).toEqual(["12.86", "8.14"].sort());
});

test("divides a curved wall along two rooms into facets in each", () => {
  const arc = wall([0, 0], [6, 0], {
    curve: { center: [0, 0], radius: 3, startAngle: Math.PI, endAngle: 2 * Math.PI },
  });
  const home = imported({
    floors: [
      element("floor", {
        dimensions: [6, 7, 0],
        transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 3, 0, 0.5, 1],
      }),
    ],
    walls: [arc, wall([6, 0], [6, 4]), wall([6, 4], [0, 4]), wall([0, 4], [0, 0]), wall([3, -3], [3, 4])],
  });
  // Each room has 12 m² and a quarter of a disc of radius 3 m; the facets cut off less than 1%.
  const half = 12 + (Math.PI * 9) / 4;
  for (const [, area] of home.figures) expect(Math.abs(Number(area) / half - 1)).toBeLessThan(0.01);
  expect(home.figures).toHaveLength(2);
  expect(home.entryOf(arc).reason).toMatch(/Curved: imported as \d+ flat faces, at most 5 mm from the arc/);
});

test("reports a freestanding room inside another, and keeps the floor", () => {
  const home = imported({
    floors: [floor(7, 4)],
    walls: [...outerWalls(), wall([2, 1], [4, 1]), wall([4, 1], [4, 3]), wall([4, 3], [2, 3]), wall([2, 3], [2, 1])],
  });
  expect(home.rooms).toHaveLength(1);
  expect(home.report.notes).toContain("A freestanding room is inside another, so the floor was imported as captured.");
});
