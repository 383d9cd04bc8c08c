import type { ReportSummary } from "@/lib/contract/company";
import { chartCsv } from "./chart-export";
import { reportingCopy } from "./copy";
import { daysLater } from "./report-days";
import { turnaroundLines } from "./turnaround-lines";

const figures = { inspections: 3, reviewed: 3, delivered: 3, turnaroundP50: 20, turnaroundP90: 60 };
const summaryOf = (turnaround?: ReportSummary["turnaround"]): ReportSummary => ({
  current: figures,
  previous: figures,
  perWeek: [],
  statusMix: [],
  turnaround,
});
const RANGE = { from: "2026-11-04", to: "2026-11-18" };
const hrefOf = ({ from, to }: { from: string; to: string }) => `/of/${from}/${to}`;
const options = { range: RANGE, today: "2026-11-18", hrefOf };

test("shows each week in hours, the first from the start of the range, the current one marked", () => {
  const { data, title, heads } = turnaroundLines(
    summaryOf([
      { week: "2026-11-02", p50: 20, p90: 60, claims: 7 },
      { week: "2026-11-09", p50: null, p90: null, claims: 0 },
      { week: "2026-11-16", p50: 12.5, p90: 30, claims: 1 },
    ]),
    options,
  );
  expect(title).toBe("Turnaround, hours");
  expect(data).toEqual([
    {
      id: "2026-11-02",
      label: "Nov 4",
      value: 20,
      second: 60,
      count: 7,
      isRunning: false,
      href: "/of/2026-11-04/2026-11-08",
    },
    { id: "2026-11-09", label: "Nov 9", value: null, second: null, count: 0, isRunning: false, href: undefined },
    {
      id: "2026-11-16",
      label: "Nov 16",
      value: 12.5,
      second: 30,
      count: 1,
      isRunning: true,
      href: "/of/2026-11-16/2026-11-18",
    },
  ]);
  expect(chartCsv({ heads, data, range: RANGE, areDays: true }).split("\r\n")).toEqual([
    "\ufeffWeek of,Median,90th percentile,Claims",
    "2026-11-04,20,60,7",
    "2026-11-09,,,0",
    "2026-11-16,12.5,30,1",
    "",
  ]);
});

test("past 60 weeks, the title says how many weeks a point covers, and no point is called a week", () => {
  const perWeek = Array.from({ length: 61 }, (_, i) => ({ week: daysLater("2025-01-06", i * 7), inspections: 1 }));
  const summary = { ...summaryOf([{ week: "2025-01-06", p50: 20, p90: 60 }]), perWeek };
  const range = { from: "2025-01-06", to: "2026-03-08" };
  const { title, heads, data } = turnaroundLines(summary, { ...options, range });
  expect(title).toBe("Turnaround per 4 weeks, hours");
  expect(data[0]?.label).toBe("Jan 6, 2025");
  expect(chartCsv({ heads, data, range, areDays: true })).toBe(
    "\ufeffFrom,Median,90th percentile\r\n2025-01-06,20,60\r\n",
  );
  expect(reportingCopy.weeks.title(4)).toBe("Inspections per 4 weeks");
  expect(reportingCopy.weeks.heads(4)).toEqual(["From", "Inspections"]);
  expect(reportingCopy.weeks.running(4)).toBe("These 4 weeks to date");
});

test("shows days if the longest turnaround takes three days or more", () => {
  const { data, title } = turnaroundLines(summaryOf([{ week: "2026-11-02", p50: 24, p90: 84 }]), {
    ...options,
    today: "2026-12-01",
  });
  expect(title).toBe("Turnaround, days");
  expect(data).toMatchObject([{ value: 1, second: 3.5, isRunning: false }]);
});

test("without weeks from the backend, one point covers the whole range", () => {
  const { data, heads } = turnaroundLines(summaryOf(), options);
  expect(heads[0]).toBe("From");
  expect(data).toEqual([
    { id: "2026-11-04", label: "Nov 4", value: 20, second: 60, isRunning: false, href: "/of/2026-11-04/2026-11-18" },
  ]);
});

test("a file with one value per point has two columns", () => {
  const data = [{ id: "2026-11-09", label: "Nov 9", value: 7 }];
  expect(chartCsv({ heads: reportingCopy.weeks.heads(1), data, range: RANGE, areDays: true })).toBe(
    "\ufeffWeek of,Inspections\r\n2026-11-09,7\r\n",
  );
});
