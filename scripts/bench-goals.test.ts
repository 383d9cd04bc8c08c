import { type BenchRow, judge, verdictOf } from "./bench-goals.mjs";

const met: BenchRow = { what: "drag", value: 4, unit: "ms", goal: 4 };
const missed: BenchRow = { what: "undo", value: 16.1, unit: "ms", goal: 16 };
const bare: BenchRow = { what: "undo, median", value: 90, unit: "ms" };
const skipped: BenchRow = { what: "drag a wall", skipped: "not reached by pointer", goal: 8 };

test("a goal is a maximum; a row without a goal or a value is not judged", () => {
  expect([met, missed, bare, skipped].map(verdictOf)).toEqual(["ok", "MISSED", "", ""]);
});

test.each([
  ["counts only rows with a goal", [met, bare, met, skipped], "Every goal is met, 2 of 2.", false],
  ["states how many goals were missed", [met, missed, bare], "1 of 2 goals missed.", true],
  ["states that no row has a goal", [bare, skipped], "No row has a goal.", false],
  ["states the same without rows", [], "No row has a goal.", false],
])("%s", (_, rows, says, isMissed) => {
  expect(judge(rows)).toEqual({ says, isMissed });
});
