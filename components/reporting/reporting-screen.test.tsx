import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markStale } from "@/lib/client/reads/shown-reads";
import { useSession } from "@/lib/client/session/use-session";
import type { ReportRow, ReportSummary } from "@/lib/contract/company";
import type { Role } from "@/lib/domain/roles";
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
    { week: "2026-11-02", p50: 24, p90: 46.5, claims: 131 },
    { week: "2026-11-09", p50: null, p90: null, claims: 0 },
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
const RANGE_QUERY = "?from=2026-11-02&to=2026-11-15";

function install(answers: Partial<Answers> = {}, role?: Role) {
  const backend: Answers = {
    "company.reportSummary": () => SUMMARY,
    "company.reportPaginated": () => ({ results: [row(1, { turnaroundHours: 96 })], total: 1, nextCursor: null }),
    "company.listAll": () => [
      { key: "cous-1", name: "Keystone", isActive: true },
      { key: "cous-2", name: "Bayou Fidelity", isActive: true },
    ],
    ...answers,
  };
  return installBackend(backend, { role });
}
/** Shows the role, because the controls of a role appear only after the role is known. */
const ShownRole = () => <p>{`As ${useSession().session?.effectiveRole}`}</p>;
const paramsOf = (calls: ReturnType<typeof installBackend>, endpoint: string) =>
  calls.filter(({ name }) => name === endpoint).map(({ params }) => params);

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

test("figures compare with the previous period, which is named", async () => {
  install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
  const figures = within(await screen.findByRole("region", { name: "Figures" }));
  for (const text of ["352", "240", "21 h", "46 h", "from 320", "from 27 h"]) {
    expect(figures.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText("Compared with Oct 19 – Nov 1, 2026")).toBeInTheDocument();
  expect(
    screen.getByText(
      "Reviewed and Delivered count inspections created in this period. Turnaround covers inspections delivered in it.",
    ),
  ).toBeInTheDocument();
});

test("each chart has a table, and a bar opens its week", async () => {
  install();
  renderScreen(<ReportingScreen />, { query: `${RANGE_QUERY}&type=claim` });
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
    ["Week of", "Median", "90th percentile", "Claims"],
    ["Nov 2", "24 h", "46.5 h", "131"],
    ["Nov 9", "No data", "No data", "0"],
  ]);
  expect(screen.getByRole("link", { name: "Nov 2: 24 h, 46.5 h, 131 claims" })).toHaveAttribute(
    "href",
    expect.stringMatching(/from=2026-11-02&to=2026-11-08&.*status=delivered&dateOf=delivered/),
  );
  await userEvent.click(screen.getAllByRole("button", { name: "Show as a table" })[1] as HTMLElement);
  expect(screen.queryByRole("link", { name: "Needs review: 112" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Needs review" })).toHaveAttribute(
    "href",
    "/reporting?from=2026-11-02&to=2026-11-15&type=claim&status=needs+review",
  );
});

test("the address decides the backend's parameters, including days and time zone", async () => {
  const calls = install();
  renderScreen(<ReportingScreen />, {
    query: `${RANGE_QUERY}&company=cous-2&type=underwriting&status=delivered&sort=address`,
  });
  await screen.findByRole("link", { name: /Given1/ });
  const commonParams = {
    minDate: "2026-11-02",
    maxDate: "2026-11-15",
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    key: "cous-2",
    inspectionType: "underwriting",
  };
  expect(paramsOf(calls, "company.reportSummary")).toEqual([commonParams]);
  expect(paramsOf(calls, "company.reportPaginated")).toEqual([
    { ...commonParams, sort: "address", status: '["delivered"]', limit: "100" },
  ]);
});

test("a chosen company and type are in the address, each with a history entry, and requested from the backend", async () => {
  const onUrlUpdate = jest.fn();
  const calls = install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY, onUrlUpdate });
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(await screen.findByRole("button", { name: "Company" }));
  await userEvent.click(await screen.findByRole("option", { name: "Bayou Fidelity" }));
  await userEvent.click(screen.getByRole("option", { name: "Keystone" }));
  await userEvent.keyboard("{Escape}");
  const [filter] = screen.getAllByRole("button", { name: "Type" }).filter((button) => !button.closest("table"));
  await userEvent.click(filter as HTMLElement);
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Multiroom claim" }));
  const days = { minDate: "2026-11-02", maxDate: "2026-11-15" };
  const expectedParams = { ...days, key: "cous-1", inspectionType: "multiroom-claim" };
  await waitFor(() => expect(paramsOf(calls, "company.reportSummary").at(-1)).toMatchObject(expectedParams));
  expect(paramsOf(calls, "company.reportPaginated").at(-1)).toMatchObject(expectedParams);
  expect(onUrlUpdate.mock.calls.map(([{ queryString, options }]) => [queryString, options.history])).toEqual([
    [`${RANGE_QUERY}&company=cous-2`, "push"],
    [`${RANGE_QUERY}&company=cous-1`, "push"],
    [`${RANGE_QUERY}&company=cous-1&type=multiroom-claim`, "push"],
  ]);
});

test.each<[Role, boolean]>([
  ["superadmin", true],
  ["admin", true],
  ["poweruser", true],
  ["employee", false],
])("%s reads the reports, and is offered to send them by email: %s", async (role, isOffered) => {
  install({}, role);
  renderScreen(
    <>
      <ReportingScreen />
      <ShownRole />
    </>,
    { query: RANGE_QUERY },
  );
  await screen.findByRole("link", { name: /Given1/ });
  await screen.findByText(`As ${role}`);
  expect(screen.queryAllByRole("button", { name: "Send by email" })).toHaveLength(isOffered ? 1 : 0);
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeVisible();
});

test("without days in the address, the range is the last twelve weeks", async () => {
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

test("a click on a chart filters the list at once, and a heading pressed right after keeps the filter", async () => {
  const onUrlUpdate = jest.fn();
  install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY, onUrlUpdate });
  await userEvent.click(await screen.findByRole("link", { name: "Delivered: 240" }));
  const list = screen.getByRole("table", { name: "Inspections" });
  await userEvent.click(within(list).getByRole("button", { name: "Turnaround" }));
  await waitFor(() =>
    expect(onUrlUpdate.mock.calls.map(([{ queryString, options }]) => [queryString, options.history])).toEqual([
      [`${RANGE_QUERY}&status=delivered`, "push"],
      [`${RANGE_QUERY}&status=delivered&sort=-turnaroundHours`, "push"],
    ]),
  );
});

test("a row opens its claim; a heading sorts at the backend", async () => {
  const calls = install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
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

test("days in the wrong order are not applied until they are corrected", async () => {
  const onUrlUpdate = jest.fn();
  install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY, onUrlUpdate });
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

test("a refusal of the backend is shown in place of the report, with Retry", async () => {
  const refuse = () => {
    throw new Failure(400, "timezone is none that is known.");
  };
  install({ "company.reportSummary": refuse, "company.reportPaginated": refuse });
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
  expect(await screen.findByText("timezone is none that is known.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
});

test.each([
  ["?from=2026-11-15&to=2026-11-02", "The last day is before the first."],
  ["?from=1950-01-01&to=2026-11-28", "A report covers at most 50 years."],
  ["?from=0985-01-01&to=2026-11-28", "A report starts in 1900 or later."],
])(
  "%s shows no report: the reason appears without a call, and the last twelve weeks are offered",
  async (query, why) => {
    const onUrlUpdate = jest.fn();
    const calls = install({}, "admin");
    renderScreen(
      <>
        <ReportingScreen />
        <ShownRole />
      </>,
      { query, onUrlUpdate },
    );
    expect(await screen.findByText(why)).toBeVisible();
    await screen.findByText("As admin");
    expect(screen.queryByText(/^Compared with/)).toBeNull();
    for (const name of ["Retry", "Export CSV", "Send by email"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(calls.filter(({ name }) => name.startsWith("company.report"))).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Show the last 12 weeks" }));
    expect(await screen.findByRole("region", { name: "Figures" })).toBeVisible();
    expect(onUrlUpdate.mock.calls.at(-1)[0].queryString).toBe("");
  },
);

test("a range that no report covers is reported where it is chosen, and not applied", async () => {
  const onUrlUpdate = jest.fn();
  install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY, onUrlUpdate });
  await userEvent.click(await screen.findByRole("button", { name: /^Date/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Date" }));
  fireEvent.change(dialog.getByLabelText(/^From/), { target: { value: "1950-01-01" } });
  expect(await dialog.findByText("A report covers at most 50 years.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
  expect(onUrlUpdate).not.toHaveBeenCalled();
});

test("a deleted company is reported in place of its report, with a link to all companies", async () => {
  const onUrlUpdate = jest.fn();
  const refuseDeleted = ({ key }: { key?: string }) => {
    if (key === "cous-gone") throw new Failure(404, "Company not found");
  };
  install({
    "company.reportSummary": (params) => {
      refuseDeleted(params);
      return SUMMARY;
    },
    "company.reportPaginated": (params) => {
      refuseDeleted(params);
      return { results: [row(1)], total: 1, nextCursor: null };
    },
  });
  renderScreen(<ReportingScreen />, { query: `${RANGE_QUERY}&company=cous-gone&type=claim`, onUrlUpdate });
  expect(await screen.findByText("Company not found")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Figures" })).toBeNull();
  expect(screen.queryByRole("table", { name: "Inspections" })).toBeNull();
  expect(await screen.findByRole("button", { name: "Company Not found" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all companies" }));
  expect(await screen.findByRole("region", { name: "Figures" })).toBeVisible();
  expect(onUrlUpdate.mock.calls.at(-1)[0].queryString).toBe("?from=2026-11-02&to=2026-11-15&type=claim");
});

test("if the companies cannot be loaded, the filter says so and shows no key, and Retry fixes it", async () => {
  let isDown = true;
  install({
    "company.listAll": () => {
      if (isDown) throw new Failure(500, "");
      return [
        { key: "cous-1", name: "Keystone", isActive: true },
        { key: "cous-2", name: "Bayou Fidelity", isActive: true },
      ];
    },
  });
  renderScreen(<ReportingScreen />, { query: `${RANGE_QUERY}&company=cous-2` });
  const retry = await screen.findByRole("button", { name: "Companies couldn't be loaded. Retry" });
  expect(screen.getByRole("button", { name: "Company 1 selected" })).toBeVisible();
  expect(screen.queryByText(/cous-2/)).toBeNull();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: "Company Bayou Fidelity" })).toBeVisible();
  expect(screen.queryByText("Companies couldn't be loaded. Retry")).toBeNull();
});

test("a company deleted while its report is shown removes the report", async () => {
  let isDeleted = false;
  install({
    "company.reportSummary": () => {
      if (isDeleted) throw new Failure(404, "Company not found");
      return SUMMARY;
    },
  });
  renderScreen(<ReportingScreen />, { query: `${RANGE_QUERY}&company=cous-2` });
  await screen.findByRole("region", { name: "Figures" });
  isDeleted = true;
  await act(() => markStale(["company.reportSummary"]));
  expect(await screen.findByText("Company not found")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Figures" })).toBeNull();
});

test("a range without inspections shows one sentence with an action", async () => {
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
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
  expect(await screen.findByText("No inspections were created in this period.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show the last 12 weeks" })).toBeInTheDocument();
});

test("a hundred thousand inspections are read page by page, each by the previous cursor, to the last", async () => {
  const ALL = 100_000;
  const SIZE = 100;
  const calls = install({
    "company.reportPaginated": ({ cursor, limit }) => {
      // The second page, and then the last.
      const start = cursor === undefined ? 0 : Number(cursor);
      const results = Array.from({ length: Math.min(Number(limit), ALL - start) }, (_, index) => row(start + index));
      const next = start === 0 ? SIZE : ALL - SIZE / 2;
      return { results, total: ALL, nextCursor: start + SIZE > ALL ? null : `${next}` };
    },
  });
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
  expect(await screen.findByRole("link", { name: "Given0 Family" })).toBeVisible();
  expect(screen.getByText("100,000 inspections")).toBeVisible();
  const list = screen.getByRole("table", { name: "Inspections" });
  expect(list).toHaveAttribute("aria-rowcount", "100001");
  const scroller = list.parentElement as HTMLElement;
  const scrollTo = (rowIndex: number) =>
    act(async () => {
      scroller.scrollTop = 36 * rowIndex;
      fireEvent.scroll(scroller);
    });
  const cursors = () => paramsOf(calls, "company.reportPaginated").map(({ cursor }) => cursor);
  await scrollTo(SIZE - 5);
  await waitFor(() => expect(cursors()).toEqual([undefined, "100"]));
  expect(await screen.findByRole("link", { name: "Given100 Family" })).toBeInTheDocument();
  await scrollTo(2 * SIZE - 5);
  await waitFor(() => expect(cursors()).toEqual([undefined, "100", "99950"]));
  await scrollTo(2 * SIZE + SIZE / 2);
  expect(await screen.findByRole("link", { name: "Given99999 Family" })).toBeInTheDocument();
  await scrollTo(2 * SIZE + SIZE / 2 - 3);
  expect(cursors()).toHaveLength(3);
  expect(screen.getAllByRole("row").length).toBeLessThan(80);
}, 30_000);

test("each chart's button saves its table, named after the chart and its days", async () => {
  const saved: [string, Blob][] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blobs.at(-1) as Blob]);
  });
  const textOf = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob);
    });
  install();
  renderScreen(<ReportingScreen />, { query: RANGE_QUERY });
  for (const title of ["Inspections per week", "Status today", "Turnaround, hours"]) {
    const button = await screen.findByRole("button", { name: `Export ${title} as CSV` });
    // The button's tooltip also opens, a moment later.
    await act(async () => {
      fireEvent.click(button);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
  }
  const days = "2026-11-02-2026-11-15.csv";
  expect(await Promise.all(saved.map(async ([name, blob]) => [name, await textOf(blob)]))).toEqual([
    [`inspections-per-week-${days}`, "Week of,Inspections\r\n2026-11-02,167\r\n2026-11-09,185\r\n"],
    [`status-today-${days}`, "Status,Inspections\r\nNeeds review,112\r\nDelivered,240\r\n"],
    [
      `turnaround-hours-${days}`,
      "Week of,Median,90th percentile,Claims\r\n2026-11-02,24,46.5,131\r\n2026-11-09,,,0\r\n",
    ],
  ]);
});

test("a report of twenty years stays small, and a bar covers as many weeks as its title says", async () => {
  const weeks = Array.from({ length: 1_044 }, (_, index) => ({
    week: new Date(Date.UTC(2006, 10, 6) + index * 7 * 86_400_000).toISOString().slice(0, 10),
    inspections: index % 5,
  }));
  const calls = install({ "company.reportSummary": () => ({ ...SUMMARY, perWeek: weeks, turnaround: [] }) });
  const { container } = renderScreen(<ReportingScreen />, { query: "?from=2006-11-06&to=2026-11-08" });
  const chart = await screen.findByRole("group", { name: /^Inspections per \d+ weeks$/ });
  expect(screen.getByText(/^Compared with .* 1986 – Nov 5, 2006$/)).toBeVisible();
  expect(paramsOf(calls, "company.reportSummary")).toMatchObject([{ minDate: "2006-11-06", maxDate: "2026-11-08" }]);
  const size = Number(/\d+/.exec(chart.getAttribute("aria-label") ?? ""));
  expect(within(chart).getAllByRole("link")).toHaveLength(Math.ceil(weeks.length / size));
  expect(size).toBeGreaterThan(10);
  expect(container.querySelectorAll("*").length).toBeLessThan(1_200);
});
