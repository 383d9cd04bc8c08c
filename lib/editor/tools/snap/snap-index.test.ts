import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { applyDiff } from "../../core/diff";
import { createScene } from "../../core/scene";
import { createSegmentGrid } from "./segment-grid";
import { createSnapIndex, type SnapIndex } from "./snap-index";

/** Returns everything that an index finds around a position. */
function foundAround(index: SnapIndex, x: number, z: number, reach: number) {
  const found: string[] = [];
  index.visitCorners(x, z, reach, (vertex) => found.push(`corner ${vertex.key}`));
  index.visitEdges(x, z, reach, (edge) => found.push(`edge ${edge.key}`));
  index.visitWalls(x, z, reach, (face) => found.push(`wall ${face.key}`));
  return found.sort();
}

test("finds each near element once, and no distant elements", () => {
  const index = createSnapIndex(createScene(SURVEY_KEY, littleRoom()), 0);
  expect(foundAround(index, 4, 3, 0.1)).toEqual(
    [
      "corner c",
      "corner c-top",
      "edge edge-bc",
      "edge edge-bc-top",
      "edge edge-c-up",
      "edge edge-cd",
      "edge edge-cd-top",
      "wall wall-ab",
      "wall wall-bc",
      "wall wall-cd",
      "wall wall-da",
    ].sort(),
  );
  expect(foundAround(index, 60, 60, 0.1)).toEqual([]);
  expect([...index.ceilings(() => false)]).toEqual([[2.5, 4]]);
  expect([...index.ceilings((key) => key === "a-top")]).toEqual([[2.5, 3]]);
});

test("finds a long segment at each of its points, in any direction, and removes it completely", () => {
  const length = fc.double({ min: -30, max: 30, noNaN: true });
  fc.assert(
    fc.property(length, length, length, length, fc.double({ min: 0, max: 1, noNaN: true }), (x0, z0, x1, z1, share) => {
      const grid = createSegmentGrid(1);
      const segment = { x0, z0, x1, z1 };
      grid.add("one", segment);
      const found: string[] = [];
      grid.visitNear(x0 + (x1 - x0) * share, z0 + (z1 - z0) * share, 0.001, (key) => found.push(key));
      expect(found).toEqual(["one"]);
      grid.remove("one", segment);
      grid.visitNear(0, 0, 40, (key) => found.push(key));
      expect(found).toHaveLength(1);
    }),
  );
});

test("after any commands, the index finds the same as a new one", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 6 }), (records, commands) => {
      const scene = createScene(SURVEY, records);
      const followed = createSnapIndex(scene, 0);
      for (const command of commands) {
        const outcome = command(scene);
        if (outcome.ok) followed.follow(applyDiff(scene, outcome.diff));
      }
      const fresh = createSnapIndex(scene, 0);
      expect(foundAround(followed, 0, 0, 30)).toEqual(foundAround(fresh, 0, 0, 30));
      expect(followed.ceilings(() => false)).toEqual(fresh.ceilings(() => false));
    }),
    { numRuns: 80 },
  );
});

test("hidden elements are not found until they are shown again", () => {
  const hidden = new Set(["c", "edge-cd", "wall-ab", "ceiling"]);
  const index = createSnapIndex(createScene(SURVEY_KEY, littleRoom()), 0, (_kind, key) => hidden.has(key));
  expect(foundAround(index, 4, 3, 0.1)).toEqual(
    [
      "corner c-top",
      "edge edge-bc",
      "edge edge-bc-top",
      "edge edge-c-up",
      "edge edge-cd-top",
      "wall wall-bc",
      "wall wall-cd",
      "wall wall-da",
    ].sort(),
  );
  expect(index.ceilings(() => false).size).toBe(0);
  hidden.clear();
  expect(foundAround(index, 4, 3, 0.1)).toEqual(expect.arrayContaining(["corner c", "edge edge-cd", "wall wall-ab"]));
});
