import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReportRow, ReportSummary } from "@/lib/contract/company";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { ReportingScreen } from "./reporting-screen";

const SUMMARY: ReportSummary = {
  current: { inspections: 352, reviewed: 300, delivered: 240, turnaroundP50: 21, turnaroundP90: 46 },
  previous: { inspections: 320, reviewed: 300, delivered: 200, turnaroundP50: 27, turnaroundP90: null },
  perWeek: [
    { week: "2026-11-02", inspections: 167 },
    { week: "2026-11-09", inspections: 185 },
  ],
  turnaround: [
    { week: "2026-11-02", p50: 24, p90: 46.5 },
    { week: "2026-11-09", p50: null, p90: null },
  ],
  statusMix: [
    { status: "needs review", count: 112 },
    { status: "delivered", count: 240 },
  ],
};
const row = (number: number, more: Partial<ReportRow> = {}): ReportRow => ({
  surveyKey: `srv-${number}`,
  insuredKey: `ins-${number}`,
  projectKey: `prj-${number}`,
  claimNumber: `CLM-${number}`,
  insuredName: `Given${number} Family`,
  address: `${number} Alder St`,
  inspectionType: "claim",
  status: "delivered",
  createdAt: "2026-11-03T10:00:00.000Z",
  reviewedAt: null,
  deliveredAt: null,
  turnaroundHours: null,
  ...more,
});
const ASKED = "?from=2026-11-02&to=2026-11-15";

function install(answers: Partial<Answers> = {}) {
  return installBackend({
    "company.reportSummary": () => SUMMARY,
    "company.reportPaginated": () => ({ results: [row(1, { turnaroundHours: 96 })], total: 1, nextCursor: null }),
    "company.listAll": () => [
      { key: "cous-1", name: "Keystone", isActive: true },
      { key: "cous-2", name: "Bayou Fidelity", isActive: true },
    ],
    ...answers,
  });
}
const paramsOf = (calls: ReturnType<typeof installBackend>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ params }) => params);

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

test("figures against the time before, and the time before named", async () => {
  install();
  renderScreen(<ReportingScreen />, { query: ASKED });
  const figures = within(await screen.findByRole("region", { name: "Figures" }));
  for (const text of ["352", "240", "21 h", "46 h", "from 320", "from 27 h"]) {
    expect(figures.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText("Against Oct 19 – Nov 1, 2026")).toBeInTheDocument();
});

test("each chart has a table twin, and a bar opens its week", async () => {
  install();
  renderScreen(<ReportingScreen />, { query: `${ASKED}&type=claim` });
  const bar = await screen.findByRole("link", { name: "Nov 9: 185" });
  expect(bar).toHaveAttribute("href", "/reporting?from=2026-11-09&to=2026-11-15&type=claim");
  const cells = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(cells("Inspections per week")).toEqual([
    ["Week of", "Inspections"],
    ["Nov 2", "167"],
    ["Nov 9", "185"],
  ]);
  expect(cells("Status today")).toEqual([
    ["Status", "Inspections"],
    ["Delivered", "240"],
    ["Needs review", "112"],
  ]);
  expect(cells("Turnaround, hours")).toEqual([
    ["Week of", "Median", "9 of 10"],
    ["Nov 2", "24 h", "46.5 h"],
    ["Nov 9", "No data", "No data"],
  ]);
  await userEvent.click(screen.getAllByRole("button", { name: "Show as a table" })[1] as HTMLElement);
  expect(screen.queryByRole("link", { name: "Needs review: 112" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Needs review" })).toHaveAttribute(
    "href",
    "/reporting?from=2026-11-02&to=2026-11-15&type=claim&status=needs+review",
  );
});

test("what the address says is asked of the backend, days and zone with it", async () => {
  const calls = install();
  renderScreen(<ReportingScreen />, {
    query: `${ASKED}&company=cous-2&type=underwriting&status=delivered&sort=address`,
  });
  await screen.findByRole("link", { name: /Given1/ });
  const about = {
    minDate: "2026-11-02",
    maxDate: "2026-11-15",
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    key: "cous-2",
    inspectionType: "underwriting",
  };
  expect(paramsOf(calls, "company.reportSummary")).toEqual([about]);
  expect(paramsOf(calls, "company.reportPaginated")).toEqual([
    { ...about, sort: "address", status: '["delivered"]', limit: "100" },
  ]);
});

test("without days in the address it is the last twelve weeks", async () => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 22, 12),
    doNotFake: [
      "setTimeout",
      "setInterval",
      "clearTimeout",
      "clearInterval",
      "queueMicrotask",
      "requestAnimationFrame",
      "cancelAnimationFrame",
      "performance",
    ],
  });
  const calls = install();
  renderScreen(<ReportingScreen />, { query: "?from=2026-02-31&type=photo" });
  await screen.findByRole("link", { name: /Given1/ });
  expect(paramsOf(calls, "company.reportSummary")).toMatchObject([{ minDate: "2026-08-31", maxDate: "2026-11-22" }]);
  expect(paramsOf(calls, "company.reportSummary")[0]).not.toHaveProperty("inspectionType");
  jest.useRealTimers();
});

test("a row leads to its claim; a heading sorts at the backend", async () => {
  const calls = install();
  renderScreen(<ReportingScreen />, { query: ASKED });
  const link = await screen.findByRole("link", { name: /Given1/ });
  expect(link).toHaveAttribute("href", "/insured/overview/ins-1/prj-1");
  expect(within(link.closest("tr") as HTMLElement).getByText("4 d")).toBeInTheDocument();
  expect(screen.getByText("1 inspection")).toBeInTheDocument();
  const list = screen.getByRole("table", { name: "Inspections" });
  await userEvent.click(within(list).getByRole("button", { name: "Turnaround" }));
  await waitFor(() =>
    expect(paramsOf(calls, "company.reportPaginated").map(({ sort }) => sort)).toEqual([
      "-createdAt",
      "-turnaroundHours",
    ]),
  );
});

test("days in the wrong order are told of in the field and not taken", async () => {
  const onUrlUpdate = jest.fn();
  install();
  renderScreen(<ReportingScreen />, { query: ASKED, onUrlUpdate });
  await userEvent.click(await screen.findByRole("button", { name: /^Date/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Date" }));
  await userEvent.clear(dialog.getByLabelText(/^To/));
  await userEvent.type(dialog.getByLabelText(/^To/), "2026-10-01");
  await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
  expect(onUrlUpdate).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByLabelText(/^To/));
  await userEvent.type(dialog.getByLabelText(/^To/), "2026-11-30");
  await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalledTimes(1));
  expect(onUrlUpdate.mock.calls[0][0].queryString).toBe("?from=2026-11-02&to=2026-11-30");
});

test("what the backend refuses is said in the place of the report, with Retry", async () => {
  install({
    "company.reportSummary": () => {
      throw new Failure(400, "minDate must not be after maxDate.");
    },
    "company.reportPaginated": () => {
      throw new Failure(400, "minDate must not be after maxDate.");
    },
  });
  renderScreen(<ReportingScreen />, { query: "?from=2026-11-15&to=2026-11-02" });
  expect(await screen.findByText("minDate must not be after maxDate.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Date/ })).toHaveTextContent("Nov 15 – Nov 2, 2026");
});

test("a time without inspections is one sentence and a way on", async () => {
  const none = { inspections: 0, reviewed: 0, delivered: 0, turnaroundP50: null, turnaroundP90: null };
  install({
    "company.reportSummary": () => ({
      current: none,
      previous: none,
      perWeek: [{ week: "2026-11-02", inspections: 0 }],
      statusMix: [],
    }),
    "company.reportPaginated": () => ({ results: [], total: 0, nextCursor: null }),
  });
  renderScreen(<ReportingScreen />, { query: ASKED });
  expect(await screen.findByText("No inspection came in at this time.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show the last 12 weeks" })).toBeInTheDocument();
});
