import { chartCsv } from "./chart-export";
import { reportCsv } from "./report-csv";

test("writes one line per inspection, with formulas neutralized", () => {
  const csv = reportCsv([
    {
      projectKey: "prj-1",
      claimNumber: "=cmd()",
      insuredName: "Ada, Byron",
      address: "-1 Alder St",
      inspectionType: "multiroom-claim",
      status: "in review",
      createdAt: "2026-11-03T10:00:00.000Z",
      reviewedAt: null,
      deliveredAt: null,
      turnaroundHours: 20.5,
    },
  ]);
  expect(csv).toBe(
    "\ufeffInsured,Claim,Address,Type,Status,Created,Reviewed,Delivered,Turnaround in hours\r\n" +
      `"Ada, Byron",'=cmd(),'-1 Alder St,Multiroom claim,In review,2026-11-03T10:00:00.000Z,,,20.5\r\n`,
  );
});

test("writes a chart's table, with empty cells for gaps", () => {
  expect(
    chartCsv({
      heads: ["Measure", "Time"],
      data: [
        { id: "a", label: "@Median", value: null },
        { id: "b", label: "90th percentile", value: 4 },
      ],
      range: { from: "2026-11-02", to: "2026-11-15" },
    }),
  ).toBe("\ufeffMeasure,Time\r\n'@Median,\r\n90th percentile,4\r\n");
});
