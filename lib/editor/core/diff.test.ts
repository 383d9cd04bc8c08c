import * as fc from "fast-check";
import type { Vertex } from "@/lib/domain/geometry-records";
import { contentsOf, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import type { Command } from "./command";
import { applyDiff, type Diff, isEmptyDiff, reverseDiff, squashDiffs } from "./diff";
import { createScene, type Scene } from "./scene";

const corner = (x: number, more: Partial<Vertex> = {}): Vertex => ({
  key: "a",
  surveyKey: SURVEY,
  floorNumber: 0,
  x,
  y: 0,
  z: 0,
  ...more,
});
const added = (to: Vertex): Diff => ({ vertex: { added: { a: to }, updated: {}, removed: {} } });
const updated = (from: Vertex, to: Vertex): Diff => ({
  vertex: { added: {}, updated: { a: [from, to] }, removed: {} },
});
const removed = (from: Vertex): Diff => ({ vertex: { added: {}, updated: {}, removed: { a: from } } });

/** Runs the accepted commands and returns their diffs. */
function runAll(scene: Scene, commands: readonly Command[]): Diff[] {
  return commands.flatMap((command) => {
    const outcome = command(scene);
    return outcome.ok ? [applyDiff(scene, outcome.diff)] : [];
  });
}

test("squashing cancels an add and its removal, keeps the last value, and drops a change that returns to the start", () => {
  expect(squashDiffs(added(corner(1)), removed(corner(1)))).toEqual({
    vertex: { added: {}, updated: {}, removed: {} },
  });
  expect(isEmptyDiff(squashDiffs(added(corner(1)), removed(corner(1))))).toBe(true);
  expect(squashDiffs(updated(corner(1), corner(2)), updated(corner(2), corner(3)))).toEqual(
    updated(corner(1), corner(3)),
  );
  expect(squashDiffs(added(corner(1)), updated(corner(1), corner(3)))).toEqual(added(corner(3)));
  expect(squashDiffs(updated(corner(1), corner(2)), removed(corner(2)))).toEqual(removed(corner(1)));
  expect(squashDiffs(removed(corner(1)), added(corner(2)))).toEqual(updated(corner(1), corner(2)));
  expect(isEmptyDiff(squashDiffs(removed(corner(1)), added(corner(1))))).toBe(true);
  expect(isEmptyDiff(squashDiffs(updated(corner(1), corner(2)), updated(corner(2), corner(1))))).toBe(true);
});

test("squashing changes neither of its diffs", () => {
  const first = updated(corner(1), corner(2));
  squashDiffs(first, removed(corner(2)));
  expect(first).toEqual(updated(corner(1), corner(2)));
});

test("an update keeps unchanged fields, so an answered revision survives an undo", () => {
  const scene = createScene(SURVEY, { vertex: [corner(1, { revision: 1 })] });
  const move = applyDiff(scene, updated(corner(1, { revision: 1 }), corner(2, { revision: 1 })));
  scene.put("vertex", corner(2, { revision: 2, confidence: "low" }));
  applyDiff(scene, reverseDiff(move));
  expect(scene.get("vertex", "a")).toEqual(corner(1, { revision: 2, confidence: "low" }));
});

test("updating a missing record changes nothing", () => {
  const scene = createScene(SURVEY, {});
  expect(applyDiff(scene, updated(corner(1), corner(2)))).toEqual({});
  expect(applyDiff(scene, removed(corner(1)))).toEqual({});
  expect(scene.count("vertex")).toBe(0);
});

test("reversing removes a field that the diff has added", () => {
  const scene = createScene(SURVEY, { vertex: [corner(1)] });
  const lock = applyDiff(scene, updated(corner(1), corner(1, { locked: true })));
  scene.put("vertex", corner(1, { locked: true, revision: 2 }));
  applyDiff(scene, reverseDiff(lock));
  expect(scene.get("vertex", "a")).toEqual(corner(1, { revision: 2 }));
});

test("applying a diff and then its reverse is the identity", () => {
  fc.assert(
    fc.property(randomRecords, randomCommand, (records, command) => {
      const scene = createScene(SURVEY, records);
      const outcome = command(scene);
      fc.pre(outcome.ok);
      applyDiff(scene, outcome.diff);
      applyDiff(scene, reverseDiff(outcome.diff));
      expect(contentsOf(scene)).toEqual(contentsOf(createScene(SURVEY, records)));
    }),
    { numRuns: 300 },
  );
});

test("a squashed diff has the effect of its parts, and its reverse undoes them all", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { minLength: 2, maxLength: 8 }), (records, commands) => {
      const stepwise = createScene(SURVEY, records);
      const squashed = runAll(stepwise, commands).reduce(squashDiffs, {});
      const atOnce = createScene(SURVEY, records);
      applyDiff(atOnce, squashed);
      expect(contentsOf(atOnce)).toEqual(contentsOf(stepwise));
      applyDiff(atOnce, reverseDiff(squashed));
      expect(contentsOf(atOnce)).toEqual(contentsOf(createScene(SURVEY, records)));
    }),
    { numRuns: 200 },
  );
});

test("squashing is associative", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { minLength: 3, maxLength: 6 }), (records, commands) => {
      const diffs = runAll(createScene(SURVEY, records), commands);
      const fromLeft = diffs.reduce(squashDiffs, {});
      const fromRight = diffs.reduceRight<Diff>((later, earlier) => squashDiffs(earlier, later), {});
      const one = createScene(SURVEY, records);
      const other = createScene(SURVEY, records);
      applyDiff(one, fromLeft);
      applyDiff(other, fromRight);
      expect(contentsOf(one)).toEqual(contentsOf(other));
    }),
  );
});
