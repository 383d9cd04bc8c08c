import * as fc from "fast-check";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import { daysLater } from "./report-days";
import { weekBlocks } from "./week-blocks";

test("a bar is a week, cut to the range; the current one is marked", () => {
  const perWeek = [
    { week: "2026-11-02", inspections: 167 },
    { week: "2026-11-09", inspections: 185 },
    { week: "2026-11-16", inspections: 113 },
  ];
  expect(weekBlocks(perWeek, { from: "2026-11-04", to: "2026-11-20" }, "2026-11-20")).toEqual([
    { range: { from: "2026-11-04", to: "2026-11-08" }, inspections: 167, isRunning: false },
    { range: { from: "2026-11-09", to: "2026-11-15" }, inspections: 185, isRunning: false },
    { range: { from: "2026-11-16", to: "2026-11-20" }, inspections: 113, isRunning: true },
  ]);
});

test.each([
  [12, 1],
  [60, 1],
  [61, 4],
  [240, 4],
  [241, 13],
  [1044, 52],
  [5220, 87],
])("%i weeks are drawn %i to a bar", (weeks, size) => expect(weeksToABar(weeks)).toBe(size));

test("any range has at most sixty consecutive bars, and loses no inspection", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 2700 }), (counts) => {
      const perWeek = counts.map((inspections, index) => ({ week: daysLater("1980-01-07", index * 7), inspections }));
      const range = { from: "1980-01-07", to: daysLater("1980-01-07", counts.length * 7 - 1) };
      const blocks = weekBlocks(perWeek, range, "2100-01-01");
      expect(blocks.length).toBeLessThanOrEqual(60);
      const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
      expect(sum(blocks.map(({ inspections }) => inspections))).toBe(sum(counts));
      expect([blocks[0]?.range.from, blocks.at(-1)?.range.to]).toEqual([range.from, range.to]);
      blocks.slice(1).forEach(({ range: { from } }, index) => {
        expect(from).toBe(daysLater(blocks[index]?.range.to ?? "", 1));
      });
    }),
    { numRuns: 50 },
  );
});
