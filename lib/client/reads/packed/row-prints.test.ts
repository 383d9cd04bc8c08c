/** @jest-environment node */
import * as fc from "fast-check";
import { placesBefore, printsOf } from "./row-prints";

const row = (key: string, revision = 1, updatedAt = "2026-11-23T10:00:00Z") => ({ key, revision, updatedAt });
const earlierIndexes = (now: readonly unknown[], before: readonly unknown[]) => [
  ...placesBefore(printsOf(now), printsOf(before)),
];

test("recognizes rows with the same key, revision and time in any position", () => {
  const before = [row("a"), row("gone"), row("b"), row("c"), row("d")];
  const now = [row("d"), row("a"), row("new"), row("b", 2), row("c"), row("a", 1, "2026-11-23T11:00:00Z")];
  expect(earlierIndexes(now, before)).toEqual([4, 0, -1, -1, 3, -1]);
});

test("treats rows without a revision or a time, and values other than records, as new", () => {
  const bare = [{ key: "a", revision: 1 }, { key: "b", updatedAt: "2026" }, row("c", 1, ""), null, 7, "text", ["d"]];
  expect(earlierIndexes(bare, bare)).toEqual(bare.map(() => -1));
});

test("separates the key from the revision", () => {
  expect(earlierIndexes([row("a", 11)], [row("a1", 1)])).toEqual([-1]);
});

test("finds the same equal rows in any two lists as a direct comparison", () => {
  const rows = fc.array(
    fc.record({
      key: fc.constantFrom("a", "b", "c", "d", "e"),
      revision: fc.integer({ min: 1, max: 3 }),
      updatedAt: fc.constantFrom("2026", "2027"),
    }),
  );
  fc.assert(
    fc.property(rows, rows, (now, before) => {
      const known = new Set(before.map((one) => JSON.stringify(one)));
      for (const [index, earlier] of earlierIndexes(now, before).entries()) {
        if (earlier < 0) expect(known).not.toContain(JSON.stringify(now[index]));
        else expect(before[earlier]).toEqual(now[index]);
      }
    }),
    { numRuns: 300 },
  );
});

test("two hundred thousand rows of one home have different prints", () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => row(`vtx-${index}`, 1 + (index % 3)));
  const prints = printsOf(rows);
  const seen = new Set(rows.map((_, index) => `${prints[index * 2]} ${prints[index * 2 + 1]}`));
  expect(seen.size).toBe(rows.length);
});
