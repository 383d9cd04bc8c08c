import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, SURVEY } from "@/tests/support/random-scene";
import type { Face, Vertex } from "../../../domain/geometry-records";
import { applyDiff, type Diff, reverseDiff } from "../../core/diff";
import { createScene, type Scene } from "../../core/scene";
import { moveVertices, type Vector } from "../move-vertices";
import { findingOf } from "./opening-findings";

function move(scene: Scene, vector: Vector, ...keys: string[]): Diff {
  const outcome = moveVertices(scene, { keys, vector });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return applyDiff(scene, outcome.diff);
}

/** Returns the largest distance of a wall's openings from those in another scene, in meters. */
const farthestOff = (one: Scene, other: Scene, wallKey: string): number =>
  Math.max(
    ...one.planarObjectsOfFace(wallKey).map((key) => {
      const [here, there] = [one.get("objectPlanar", key)!, other.get("objectPlanar", key)!];
      return Math.max(Math.abs(here.u - there.u), Math.abs(here.v - there.v));
    }),
  );

const areWrong = (home: Scene, wallKey: string): boolean =>
  home.planarObjectsOfFace(wallKey).some((key) => findingOf(home, key) !== null);

type End = { wall: Face; low: Vertex; high: Vertex; far: Vertex };

/** Returns the ends of upright walls with openings: two corners above each other, and the far corner of the base. */
function endsOf(home: Scene): End[] {
  return [...home.values("face")].flatMap((wall) => {
    const corners = wall.loops[0]?.map((key) => home.get("vertex", key)!) ?? [];
    if (wall.label !== "wall" || corners.length !== 4 || home.planarObjectsOfFace(wall.key).length === 0) return [];
    const foot = corners.filter((corner) => corners.filter(({ y }) => y > corner.y + 1).length === 2);
    return foot.flatMap((low): End[] => {
      const high = corners.find(({ x, y, z }) => x === low.x && z === low.z && y > low.y);
      const far = foot.find(({ key }) => key !== low.key);
      return high && far && !low.locked && !high.locked ? [{ wall, low, high, far }] : [];
    });
  });
}

test("in any home, moving two corners of a wall end one after the other equals moving both at once", () => {
  let pushed = 0;
  const shares = fc.integer({ min: -10, max: 19 }).map((share) => share / 20);
  checkUntil(
    () => pushed > 20,
    fc.property(randomHome, fc.nat(100), shares, fc.boolean(), (records, index, share, isHighFirst) => {
      const home = createScene(SURVEY, records);
      const ends = endsOf(home);
      const end = ends[index % ends.length];
      if (!end) return;
      const { wall, low, high, far } = end;
      const vector: Vector = [(far.x - low.x) * share, 0, (far.z - low.z) * share];
      const before = contentsOf(home);
      const atOnce = createScene(SURVEY, records);
      move(atOnce, vector, low.key, high.key);
      const [first, second] = isHighFirst ? [high.key, low.key] : [low.key, high.key];
      const one = move(home, vector, first);
      const other = move(home, vector, second);
      const undone = createScene(SURVEY, home.toRecords());
      for (const diff of [other, one]) applyDiff(undone, reverseDiff(diff));
      expect(contentsOf(undone)).toEqual(before);
      // If moving both at once leaves no room, the result depends on the order.
      if (areWrong(atOnce, wall.key)) return;
      if (farthestOff(home, createScene(SURVEY, records), wall.key) > 0.01) pushed += 1;
      expect(farthestOff(home, atOnce, wall.key)).toBeLessThan(0.002);
    }),
    { numRuns: 80 },
  );
});

test.each([
  [0.1, 0.001],
  [0.5, 0.02],
  [1, 0.06],
])("a window of a 4 m wall swung %p m corner by corner is within %p m of its position after one move", (by, limit) => {
  const [atOnce, home] = [createScene(TWO_ROOMS_SURVEY, twoRooms()), createScene(TWO_ROOMS_SURVEY, twoRooms())];
  move(atOnce, [0, 0, by], "k-b", "k-b-top");
  move(home, [0, 0, by], "k-b");
  move(home, [0, 0, by], "k-b-top");
  expect(farthestOff(home, atOnce, "k-wall-bc")).toBeLessThan(limit);
});

test("a narrow wall that the first move twists accepts both moves, and its window keeps its position", () => {
  const records = twoRooms();
  for (const corner of records.vertex) if (corner.key.startsWith("k-b")) corner.x = 3.2;
  records.objectPlanar[2] = { ...records.objectPlanar[2]!, u: 0.4, v: 1.3, width: 0.7, height: 2.2 };
  const [atOnce, home] = [createScene(TWO_ROOMS_SURVEY, records), createScene(TWO_ROOMS_SURVEY, records)];
  move(atOnce, [0, 0, 2.5], "k-b", "k-b-top");
  move(home, [0, 0, 2.5], "k-b");
  expect(findingOf(home, "pane")?.code).toBe("outside");
  move(home, [0, 0, 2.5], "k-b-top");
  expect(findingOf(home, "pane")).toBeNull();
  expect(farthestOff(home, atOnce, "k-wall-bc")).toBeLessThan(0.08);
});
