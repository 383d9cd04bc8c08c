import type { ReportSummary } from "@/lib/contract/company";
import { chartCsv } from "./chart-export";
import { turnaroundLines } from "./turnaround-lines";
import { reportingWords } from "./words";

const figures = { inspections: 3, reviewed: 3, delivered: 3, turnaroundP50: 20, turnaroundP90: 60 };
const summaryOf = (turnaround?: ReportSummary["turnaround"]): ReportSummary => ({
  current: figures,
  previous: figures,
  perWeek: [],
  statusMix: [],
  turnaround,
});
const RANGE = { from: "2026-11-04", to: "2026-11-18" };

test("each week in hours, the first from where the range begins, the running one told apart", () => {
  const { times, unit } = turnaroundLines(
    summaryOf([
      { week: "2026-11-02", p50: 20, p90: 60 },
      { week: "2026-11-09", p50: null, p90: null },
      { week: "2026-11-16", p50: 12.5, p90: 30 },
    ]),
    RANGE,
    "2026-11-18",
  );
  expect(unit.title).toBe("Turnaround, hours");
  expect(times).toEqual([
    { id: "2026-11-02", label: "Nov 4", value: 20, second: 60, isRunning: false },
    { id: "2026-11-09", label: "Nov 9", value: null, second: null, isRunning: false },
    { id: "2026-11-16", label: "Nov 16", value: 12.5, second: 30, isRunning: true },
  ]);
  const csv = chartCsv(unit.heads, times).split("\r\n");
  expect(csv).toEqual(["\ufeffWeek of,Median,9 of 10", "Nov 4,20,60", "Nov 9,,", "Nov 16,12.5,30", ""]);
});

test("in days where the longest takes three or more", () => {
  const { times, unit } = turnaroundLines(summaryOf([{ week: "2026-11-02", p50: 24, p90: 84 }]), RANGE, "2026-12-01");
  expect(unit.title).toBe("Turnaround, days");
  expect(times).toMatchObject([{ value: 1, second: 3.5, isRunning: false }]);
});

test("a backend that tells no weeks has the whole time in one place", () => {
  const { times } = turnaroundLines(summaryOf(), RANGE, "2026-11-18");
  expect(times).toEqual([{ id: "2026-11-04", label: "Nov 4", value: 20, second: 60, isRunning: false }]);
});

test("a file of one value a place has two columns", () => {
  const bars = [{ id: "a", label: "Nov 2", value: 7 }];
  expect(chartCsv(reportingWords.weeks.heads, bars)).toBe("\ufeffWeek of,Inspections\r\nNov 2,7\r\n");
});
