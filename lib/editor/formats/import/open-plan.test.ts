/** Sections of a capture that no wall separates: the gap is listed and stays open. */
import { createKey } from "../../../domain/keys";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Point = readonly [x: number, z: number];
let count = 0;
const element = (category: string, more: object) => {
  count += 1;
  const base = { parentIdentifier: null, confidence: { high: {} }, polygonCorners: [], curve: null, story: 0 };
  return { identifier: `${category}-${count}`, category: { [category]: {} }, ...base, ...more };
};
const wall = ([ax, az]: Point, [bx, bz]: Point) => {
  const length = Math.hypot(bx - ax, bz - az);
  const [u, w] = [(bx - ax) / length, (bz - az) / length];
  const transform = [u, 0, w, 0, 0, 1, 0, 0, -w, 0, u, 0, (ax + bx) / 2, 1.25, (az + bz) / 2, 1];
  return element("wall", { dimensions: [length, 2.5, 0], transform });
};
const section = (label: string, x: number, z: number) => ({ label, center: [x, 0, z], story: 0 });

/** Returns the outer walls of a room of 5 × 5 m. */
const outerWalls = () => [wall([0, 0], [5, 0]), wall([5, 0], [5, 5]), wall([5, 5], [0, 5]), wall([0, 5], [0, 0])];
const floor = (width: number) =>
  element("floor", {
    dimensions: [width, 5, 0],
    transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, width / 2, 0, 2.5, 1],
  });

function imported(walls: object[], sections: object[], width = 5) {
  const lists = { doors: [], windows: [], openings: [], objects: [] };
  const text = JSON.stringify({ version: 2, ...lists, floors: [floor(width)], walls, sections });
  const home = importCaptures([{ fileName: "home.json", read: readCapture(text) }], { surveyKey: "srv-1", createKey });
  const [file] = home.files;
  if (!file?.ok) throw new Error(file?.error.message);
  return { names: home.rooms.map(({ name }) => name), notes: file.report.notes };
}

const LIVING_AND_BED = [section("livingRoom", 1.2, 2.5), section("bedroom", 3.8, 2.5)];
const openPlan = (notes: readonly string[]) => notes.filter((note) => note.startsWith("Open plan"));

test.each([["floor with the outline of the room", 5] as const, ["floor as a larger rectangle", 7] as const])(
  "lists the width of the gap between a partition and the opposite wall (%s)",
  (_, width) => {
    const home = imported([...outerWalls(), wall([2.5, 0], [2.5, 3.4])], LIVING_AND_BED, width);
    expect(home.names).toEqual(["Living room, Bedroom"]);
    expect(openPlan(home.notes)).toEqual([
      "Open plan: no wall along 1.60 m between Living room and Bedroom; left open, as one room.",
    ]);
  },
);

test("lists one gap between two opposite stubs, and one width for a partition with two loose ends", () => {
  const stubs = imported([...outerWalls(), wall([2.5, 0], [2.5, 2]), wall([2.5, 5], [2.5, 3.2])], LIVING_AND_BED);
  expect(openPlan(stubs.notes)).toEqual([
    "Open plan: no wall along 1.20 m between Living room and Bedroom; left open, as one room.",
  ]);
  const free = imported([...outerWalls(), wall([2.5, 1], [2.5, 3.5])], LIVING_AND_BED);
  expect(openPlan(free.notes)).toEqual([
    "Open plan: no wall along 2.50 m between Living room and Bedroom; left open, as one room.",
  ]);
});

test("reports sections without any wall between them as one room", () => {
  const home = imported(outerWalls(), [...LIVING_AND_BED, section("kitchen", 2.5, 1)]);
  expect(openPlan(home.notes)).toEqual([
    "Open plan: no wall between Living room, Bedroom and Kitchen; left open, as one room.",
  ]);
});

test("lists nothing if a wall separates the sections, or the room has one section", () => {
  const parted = imported([...outerWalls(), wall([2.5, 0], [2.5, 5])], LIVING_AND_BED);
  expect(parted.names.sort()).toEqual(["Bedroom", "Living room"]);
  expect(openPlan(parted.notes)).toEqual([]);
  const stub = imported([...outerWalls(), wall([2.5, 0], [2.5, 3.4])], [LIVING_AND_BED[0]!]);
  expect(openPlan(stub.notes)).toEqual([]);
});
