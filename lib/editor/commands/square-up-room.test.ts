import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { overlappingPlanars, unfitPlanars } from "@/tests/support/shell-measures";
import type { Vertex } from "../../domain/geometry-records";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type SceneRecords } from "../core/scene";
import { planSquareUp, squareUpRoom } from "./square-up-room";

const changeVertex = (records: SceneRecords, key: string, change: Partial<Vertex>): void => {
  const index = records.vertex.findIndex((vertex) => vertex.key === key);
  records.vertex[index] = { ...records.vertex[index]!, ...change };
};

/** Returns the kitchen with its corner c moved 40 mm outward, below and above. */
function crooked(more: (records: SceneRecords) => void = () => {}) {
  const records = twoRooms();
  for (const key of ["k-c", "k-c-top"]) changeVertex(records, key, { x: 4.04 });
  more(records);
  return createScene(TWO_ROOMS_SURVEY, records);
}

test("makes the smallest change: a wall that leans by one corner moves halfway", () => {
  const scene = crooked();
  const { outcome, walls, largestMove } = planSquareUp(scene, { floorKey: "k-floor" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  expect(outcome.label).toBe("Square up k");
  const [, , wall] = walls;
  expect(wall).toMatchObject({ faceKey: "k-wall-cd", isRight: true, isLocked: false });
  expect(wall!.before.degrees).toBeGreaterThan(0.5);
  expect(wall!.after.degrees).toBeLessThan(0.01);
  expect(wall!.after.millimeters).toBeLessThan(0.15);
  expect(largestMove).toBeLessThan(0.03);
  applyDiff(scene, outcome.diff);
  const [c, d] = [scene.get("vertex", "k-c")!, scene.get("vertex", "k-d")!];
  const [b, a] = [scene.get("vertex", "k-b")!, scene.get("vertex", "k-a")!];
  const right = (c.x - b.x) * (d.x - c.x) + (c.z - b.z) * (d.z - c.z);
  expect(Math.abs(right)).toBeLessThan(0.001);
  expect(Math.abs((c.x + d.x) / 2 - 4.02)).toBeLessThan(0.011);
  expect(Math.abs(a.x) + Math.abs(b.x)).toBeLessThan(0.05);
});

test("a locked wall stays, and the others move to it", () => {
  const scene = crooked();
  const plan = planSquareUp(scene, { floorKey: "k-floor", lockedWalls: ["k-wall-ab", "k-wall-da"] });
  if (!plan.outcome.ok) throw new Error(plan.outcome.refusal.message);
  expect(plan.walls.map(({ isLocked }) => isLocked)).toEqual([true, false, false, true]);
  applyDiff(scene, plan.outcome.diff);
  for (const [key, x, z] of [
    ["k-a", 0, 0],
    ["k-b", 0, 3],
    ["k-c", 4, 3],
    ["k-d", 4, 0],
  ] as const) {
    expect(scene.get("vertex", key)).toMatchObject({ x, z });
  }
});

test("makes walls vertical and floors level: a leaning top and a lowered corner", () => {
  const scene = crooked((records) => {
    changeVertex(records, "k-b-top", { x: 0.03, z: 2.98, y: 2.52 });
    changeVertex(records, "k-d", { y: -0.02 });
  });
  const plan = planSquareUp(scene, { floorKey: "k-floor" });
  if (!plan.outcome.ok) throw new Error(plan.outcome.refusal.message);
  applyDiff(scene, plan.outcome.diff);
  const [below, above] = [scene.get("vertex", "k-b")!, scene.get("vertex", "k-b-top")!];
  expect(Math.hypot(below.x - above.x, below.z - above.z)).toBeLessThan(0.0002);
  expect(new Set(["a", "b", "c", "d"].map((corner) => scene.get("vertex", `k-${corner}`)?.y)).size).toBe(1);
  expect(new Set(["a", "b", "c", "d"].map((corner) => scene.get("vertex", `k-${corner}-top`)?.y)).size).toBe(1);
});

test("a window keeps its position while the end of its wall moves", () => {
  const scene = crooked((records) => {
    for (const key of ["k-b", "k-b-top"]) changeVertex(records, key, { z: 3.03 });
  });
  const outcome = squareUpRoom(scene, { floorKey: "k-floor" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const before = scene.get("vertex", "k-c")!.x - scene.get("objectPlanar", "pane")!.u;
  applyDiff(scene, outcome.diff);
  const after = scene.get("vertex", "k-c")!.x - scene.get("objectPlanar", "pane")!.u;
  expect(Math.abs(after - before)).toBeLessThan(0.002);
});

describe("a door at the end of a wall that becomes shorter", () => {
  /** Returns rooms whose common corners are 6 cm too far north, with a door 2 cm from them and a window 2 cm beyond. */
  function withLongWall(window: boolean) {
    const records = twoRooms();
    for (const key of ["k-d", "k-d-top", "h-a", "h-a-top"]) changeVertex(records, key, { z: -0.06 });
    records.objectPlanar[0] = { ...records.objectPlanar[0]!, u: 0.47 };
    records.objectPlanar[1] = { ...records.objectPlanar[1]!, u: 2.59 };
    const pane = { ...records.objectPlanar[2]!, key: "beside", faceKey: "k-wall-cd", u: 1.54 };
    if (window) records.objectPlanar.push(pane);
    return createScene(TWO_ROOMS_SURVEY, records);
  }
  const params = { floorKey: "k-floor", lockedWalls: ["k-wall-ab"] };

  test("is pushed in both rooms", () => {
    const scene = withLongWall(false);
    const outcome = squareUpRoom(scene, params);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    applyDiff(scene, outcome.diff);
    expect(scene.get("vertex", "k-d")?.z).toBe(0);
    expect(scene.get("objectPlanar", "door-k")).toMatchObject({ u: 0.45, twinKey: "door-h" });
    expect(scene.get("objectPlanar", "door-h")).toMatchObject({ u: 2.55, twinKey: "door-k" });
  });

  test("pushes the window next to it", () => {
    const scene = withLongWall(true);
    const outcome = squareUpRoom(scene, params);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    applyDiff(scene, outcome.diff);
    expect(scene.get("objectPlanar", "door-k")).toMatchObject({ u: 0.45, twinKey: "door-h" });
    expect(scene.get("objectPlanar", "beside")?.u).toBeCloseTo(1.5, 3);
  });
});

test("keeps a 45° bay within the default tolerance", () => {
  const scene = crooked((records) => {
    for (const key of ["k-c", "k-c-top"]) changeVertex(records, key, { x: 3, z: 3 });
  });
  const plan = planSquareUp(scene, { floorKey: "k-floor" });
  expect(plan.outcome).toMatchObject({ refusal: { message: "The room is already square" } });
  expect(plan.walls.find(({ faceKey }) => faceKey === "k-wall-cd")).toMatchObject({ isRight: false });
});

test("refuses a missing room, a square room and an invalid tolerance", () => {
  const square = createScene(TWO_ROOMS_SURVEY, twoRooms());
  expect(squareUpRoom(square, { floorKey: "k-floor" })).toMatchObject({
    refusal: { message: "The room is already square" },
  });
  expect(squareUpRoom(square, { floorKey: "k-wall-ab" })).toMatchObject({ refusal: { code: "missing" } });
  expect(squareUpRoom(square, { floorKey: "k-floor", tolerance: 0 })).toMatchObject({
    refusal: { message: "Enter a tolerance from 0.1° to 30°" },
  });
});

/** A home, and the same home with every free corner moved slightly, as in a scan. */
const scanned = fc
  .tuple(randomHome, fc.infiniteStream(fc.integer({ min: -250, max: 250 })))
  .map(([clean, noise]): { clean: SceneRecords; noisy: SceneRecords } => {
    const offset = () => (noise.next().value as number) / 10_000;
    const vertex = clean.vertex.map((one) =>
      one.locked ? one : { ...one, x: one.x + offset(), y: one.y + offset() / 3, z: one.z + offset() },
    );
    return { clean, noisy: { ...clean, vertex } };
  });

/** The locks: none, a straight wall, or a crooked one. */
const lockChoice = fc.constantFrom("nothing", "a right wall", "a crooked wall");

test("in any home, residuals vanish, locked walls and topology stay, a second run changes nothing, and an undo restores all", () => {
  let squared = 0;
  checkUntil(
    () => squared > 40,
    fc.property(scanned, fc.nat(100), lockChoice, ({ clean, noisy }, which, lock) => {
      const floors = clean.face.filter(({ label }) => label === "floor");
      const floorKey = floors[which % floors.length]!.key;
      const [wall] = planSquareUp(createScene(SURVEY, clean), { floorKey }).walls;
      const lockedWalls = lock === "nothing" || !wall ? [] : [wall.faceKey];
      const fixed = new Set(lockedWalls.flatMap((key) => clean.face.find((face) => face.key === key)!.loops.flat()));
      const vertex = noisy.vertex.map((one, index) =>
        lock === "a right wall" && fixed.has(one.key) ? clean.vertex[index]! : one,
      );
      const home = createScene(SURVEY, { ...noisy, vertex });
      const plan = planSquareUp(home, { floorKey, lockedWalls });
      if (!plan.outcome.ok) return;
      squared += 1;
      const { diff } = plan.outcome;
      for (const key of Object.keys(diff.vertex?.updated ?? {})) {
        expect(home.get("vertex", key)?.locked).not.toBe(true);
        expect(fixed.has(key)).toBe(false);
      }
      expect(Object.keys(diff).sort()).toEqual(["objectPlanar", "vertex"].filter((kind) => kind in diff));
      for (const part of Object.values(diff)) expect([part.added, part.removed]).toEqual([{}, {}]);
      // Around a locked crooked wall not everything can be square.
      for (const { isRight, before, after } of lock === "a crooked wall" ? [] : plan.walls) {
        if (!isRight) continue;
        expect(after.millimeters).toBeLessThan(0.2);
        expect(after.degrees).toBeLessThanOrEqual(before.degrees + 0.03);
      }
      const before = contentsOf(home);
      const [unfit, overlaps] = [unfitPlanars(home), overlappingPlanars(home)];
      const applied = applyDiff(home, diff);
      expect(danglingReferences(home)).toEqual([]);
      expect(unfitPlanars(home).filter((key) => !unfit.includes(key))).toEqual([]);
      expect(overlappingPlanars(home).filter((pair) => !overlaps.includes(pair))).toEqual([]);
      const again = squareUpRoom(home, { floorKey, lockedWalls });
      expect(again).toMatchObject({ refusal: { message: "The room is already square" } });
      applyDiff(home, reverseDiff(applied));
      expect(contentsOf(home)).toEqual(before);
    }),
    { numRuns: 60 },
  );
});
