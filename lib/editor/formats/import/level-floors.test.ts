/** When the floors of one story are moved to one level, and the notes otherwise. */
import { createKey } from "../../../domain/keys";
import { createScene } from "../../core/scene";
import { readExisting } from "./existing-records";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

/** Returns a floor of `width` × 3 m with its middle at x, at height y. */
const floor = (identifier: string, [x, y]: readonly [number, number], width = 4) => ({
  identifier,
  parentIdentifier: null,
  category: { floor: {} },
  confidence: { high: {} },
  dimensions: [width, 3, 0],
  transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, x, y, 0, 1],
  polygonCorners: [],
  story: 0,
});
const file = (fileName: string, floors: object[]) => ({
  fileName,
  read: readCapture(JSON.stringify({ version: 2, story: 0, walls: [], floors })),
});
const context = { surveyKey: "srv-1", createKey };

/** Imports one file per room; returns floor heights and notes by room. */
function leveled(rooms: readonly (readonly [name: string, y: number])[], existing?: ReturnType<typeof floorRecordsAt>) {
  const files = rooms.map(([name, y], index) => file(`${name}.json`, [floor(`${name}-floor`, [index * 10, y])]));
  const intake = importCaptures(
    files,
    existing ? { ...context, existing: readExisting(createScene("srv-1", existing)) } : context,
  );
  const heights = new Map(intake.records.vertex.map(({ key, y }) => [key, y]));
  const levels = intake.rooms.map(({ file: index, floorKeys: [key] }) => {
    const loop = intake.records.face.find((face) => face.key === key)!.loops[0]!;
    return [rooms[index]![0], Number(heights.get(loop[0]!)!.toFixed(4))] as const;
  });
  const notes = intake.files.map((one, room) => [rooms[room]![0], one.ok ? one.report.notes.filter(isLevelNote) : []]);
  return { intake, levels: Object.fromEntries(levels), notes: Object.fromEntries(notes) };
}
const isLevelNote = (note: string): boolean => /next floor of its story|level of its floor/.test(note);
const floorRecordsAt = (y: number) => importCaptures([file("held.json", [floor("held", [-20, y])])], context).records;

test("levels floors 8.9 cm apart; keeps floors 9.1 cm apart and reports the step", () => {
  const near = leveled([
    ["low", 0],
    ["high", 0.089],
  ]);
  expect(near.levels).toEqual({ low: 0, high: 0 });
  expect(near.intake.steps).toEqual([]);
  expect(near.intake.leveled).toMatchObject([{ floorNumber: 0, rooms: 2, moved: 1, spread: 0.089 }]);
  expect(near.notes).toEqual({ low: [], high: ["The room was lowered by 89 mm to the level of its floor."] });
  const far = leveled([
    ["low", 0],
    ["high", 0.091],
  ]);
  expect(far.levels).toEqual({ low: 0, high: 0.091 });
  expect(far.intake.leveled).toEqual([]);
  expect(far.intake.steps).toEqual([{ floorNumber: 0, rise: 0.091 }]);
  expect(far.notes).toEqual({
    low: ["Its floor is 91 mm below the next floor of its story and wasn't moved: more than 90 mm counts as a step."],
    high: ["Its floor is 91 mm above the next floor of its story and wasn't moved: more than 90 mm counts as a step."],
  });
});

test("floors exactly 9 cm apart are leveled, at any height", () => {
  for (const y of [0, -1.31, 2.77]) {
    expect(
      leveled([
        ["low", y],
        ["high", y + 0.09],
      ]).intake.steps,
    ).toEqual([]);
  }
});

test("levels a room 8.9 cm above the survey's floor; keeps a room 9.1 cm above and reports the step", () => {
  const near = leveled([["new", 0.089]], floorRecordsAt(0));
  expect(near.levels).toEqual({ new: 0 });
  expect(near.intake.leveled).toMatchObject([{ isToExisting: true, moved: 1 }]);
  const far = leveled([["new", 0.091]], floorRecordsAt(0));
  expect(far.levels).toEqual({ new: 0.091 });
  expect(far.notes.new).toEqual([
    "Its floor is 91 mm above the next floor of its story and wasn't moved: more than 90 mm counts as a step.",
  ]);
});

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const inOrder = <T>(items: readonly T[], order: readonly number[]): T[] => order.map((index) => items[index]!);

test("three floors 8 cm apart are three levels in any file order, each with a reason", () => {
  const rooms = [
    ["low", 0],
    // 0.1 mm off, as in scans; the split must not depend on so little.
    ["middle", 0.0801],
    ["high", 0.16],
  ] as const;
  const reason =
    "and wasn't moved: these floors spread over more than 90 mm, so the widest gap between them counts as a step.";
  for (const order of ORDERS) {
    const { intake, levels, notes } = leveled(inOrder(rooms, order));
    expect(levels).toEqual({ low: 0, middle: 0.0801, high: 0.16 });
    expect(intake.steps.map(({ rise }) => rise.toFixed(3))).toEqual(["0.080", "0.080"]);
    expect(notes.middle).toEqual([
      `Its floor is 80 mm above the next floor of its story ${reason}`,
      `Its floor is 80 mm below the next floor of its story ${reason}`,
    ]);
    expect(notes.low).toEqual([`Its floor is 80 mm below the next floor of its story ${reason}`]);
  }
});

test("floors on both sides of the widest gap are leveled separately, in any order", () => {
  const rooms = [
    ["a", 0.02],
    ["b", 0.075],
    ["c", 0.095],
  ] as const;
  for (const order of ORDERS) {
    // By hand: 0.075 and 0.095 are 20 mm apart and move to the lower, as do 0 and 0.02; the widest gap is 55 mm.
    const { intake, levels } = leveled([["base", 0], ...inOrder(rooms, order)]);
    expect(levels).toEqual({ base: 0, a: 0, b: 0.075, c: 0.075 });
    expect(intake.steps.map(({ rise }) => rise.toFixed(3))).toEqual(["0.055"]);
  }
});

test("a room with several floors is leveled by the largest, in any file order", () => {
  const [large, small] = [floor("large", [20, 0.05], 6), floor("small", [26, -0.35], 1)];
  for (const floors of [
    [large, small],
    [small, large],
  ]) {
    const { rooms } = importCaptures([file("a.json", [floor("a", [0, 0])]), file("b.json", floors)], context);
    expect(rooms.map(({ raisedBy }) => raisedBy)).toEqual([0, -0.05]);
  }
});
