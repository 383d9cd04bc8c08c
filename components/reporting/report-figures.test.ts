import { reportFigures } from "./report-figures";

const NONE = { inspections: 0, reviewed: 0, delivered: 0, turnaroundP50: null, turnaroundP90: null };

test("each figure is compared with the previous period; more work is neutral, shorter times are good", () => {
  const figures = reportFigures({
    current: { inspections: 1761, reviewed: 900, delivered: 1124, turnaroundP50: 21, turnaroundP90: 84 },
    previous: { inspections: 1628, reviewed: 1000, delivered: 1124, turnaroundP50: 27, turnaroundP90: 72 },
  });
  expect(figures.map(({ label, figure, change }) => [label, figure, change])).toEqual([
    ["Inspections", "1,761", { sense: "up", meaning: "neutral", text: "8.2%", before: "1,628" }],
    ["Reviewed", "900", { sense: "down", meaning: "bad", text: "10%", before: "1,000" }],
    ["Delivered", "1,124", { sense: "same", meaning: "neutral", text: "0%", before: "1,124" }],
    ["Median turnaround", "21 h", { sense: "down", meaning: "good", text: "6 h", before: "27 h" }],
    ["90th percentile", "3.5 d", { sense: "up", meaning: "bad", text: "12 h", before: "3 d" }],
  ]);
});

test("a missing previous value shows no change, and a missing turnaround is not shown as zero hours", () => {
  const current = { ...NONE, inspections: 12 };
  expect(reportFigures({ current, previous: NONE }).map(({ figure, change }) => [figure, change])).toEqual([
    ["12", null],
    ["0", null],
    ["0", null],
    [null, null],
    [null, null],
  ]);
});
