import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { prepareParts } from "@/components/ui/lazy-part";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { markStale } from "@/lib/client/reads/shown-reads";
import type { Project } from "@/lib/domain/entities";
import type { ProjectStatus } from "@/lib/domain/project-status";
import type { Role } from "@/lib/domain/roles";
import type { Answers } from "@/tests/support/browser-backend";
import { renderScreen } from "@/tests/support/browser-backend";
import { installClaim, insured, project } from "@/tests/support/claim-world";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { QaReportButton } from "./qa-report-button";
import { QaReportProvider } from "./qa-report-provider";

/** The current address; changing it renders its dependents. */
const address = { path: "", listeners: new Set<() => void>() };
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  usePathname: () => useSyncExternalStore(watchAddress, () => address.path),
}));
function watchAddress(listener: () => void) {
  address.listeners.add(listener);
  return () => address.listeners.delete(listener);
}
function goTo(path: string) {
  act(() => {
    address.path = path;
    for (const listener of address.listeners) listener();
  });
}

const ORIGIN = window.location.origin;
const TYPE = "lintel-qa-report-window/1";

/** A fake of the opened window. */
function reportWindow() {
  const opened = Object.assign(new EventTarget(), {
    closed: false,
    opener: window as unknown,
    location: { pathname: "/templates/qa-report.html" },
    close: jest.fn(),
    focus: jest.fn(),
    postMessage: jest.fn(),
  });
  opened.close.mockImplementation(() => {
    opened.closed = true;
  });
  return opened;
}
type ReportWindow = ReturnType<typeof reportWindow>;

const CLAIM = "/insured/overview/ins-1/prj-1";

function show(answers: Answers = {}, role?: Role) {
  const calls = installClaim(answers, role);
  const shown = renderScreen(
    <>
      <QaReportProvider />
      <QaReportButton />
      <ShownAlerts />
    </>,
  );
  return { calls, ...shown };
}

const withClaim = (change: Partial<Project>): Answers => ({
  "insured.get": () => insured([project("prj-1", change), project("prj-2", { status: "delivered" })]),
});

/** Dispatches a message as the browser would; jsdom accepts no foreign window as a source. */
function dispatchMessage(source: unknown, data: object, origin = ORIGIN) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  act(() => {
    window.dispatchEvent(event);
  });
}
const dispatchReady = (from: ReportWindow, held: object | null = null) =>
  dispatchMessage(from, { type: TYPE, kind: "ready", held });
/** The last message to the window. */
const lastMessage = (to: ReportWindow) =>
  to.postMessage.mock.calls.at(-1) as [Record<string, unknown>, string] | undefined;
const nameOf = (to: ReportWindow) =>
  (lastMessage(to)?.[0].report as { name: string; place: object } | null | undefined)?.name;

let opened: ReportWindow;
let open: jest.SpyInstance;

beforeAll(() => prepareParts());
beforeEach(() => {
  opened = reportWindow();
  open = jest.spyOn(window, "open").mockImplementation(() => {
    opened.closed = false;
    return opened as unknown as Window;
  });
  goTo(CLAIM);
});
afterEach(() => jest.restoreAllMocks());

async function openReport() {
  fireEvent.click(await screen.findByRole("button", { name: "QA report" }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  dispatchReady(opened);
  await waitFor(() => expect(nameOf(opened)).toBe("Priya Raghunathan"));
}

test("opens /templates/qa-report.html at 90 percent from a claim, and sends the claim's report", async () => {
  Object.defineProperties(window.screen, {
    availWidth: { value: 1440, configurable: true },
    availHeight: { value: 900, configurable: true },
  });
  show();
  await openReport();
  expect(open).toHaveBeenCalledWith(
    "/templates/qa-report.html",
    "lintel-qa-report",
    "popup,left=72,top=45,width=1296,height=810",
  );
  const [message, origin] = lastMessage(opened)!;
  expect(origin).toBe(ORIGIN);
  expect(message).toMatchObject({ type: "lintel-qa-report/1", kind: "report", isHeld: false, failure: null });
  expect(message.report).toMatchObject({ place: { insuredKey: "ins-1", projectKey: "prj-1" } });
});

test("a second press focuses the window and opens no other", async () => {
  show();
  await openReport();
  fireEvent.click(screen.getByRole("button", { name: "QA report" }));
  await waitFor(() => expect(opened.focus).toHaveBeenCalledTimes(1));
  expect(open).toHaveBeenCalledTimes(1);
});

test("reports a blocked window, and Retry opens it", async () => {
  open.mockReturnValueOnce(null);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "QA report" }));
  await screen.findByText("Your browser blocked the QA report. Allow pop-ups for this site, then try again.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
});

test.each(["needs media", "rejected"] as const)(
  "opens nothing for a claim that is %s, and says why",
  async (status) => {
    show(withClaim({ status }));
    const button = await screen.findByRole("button", { name: "QA report" });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    fireEvent.click(button);
    expect(open).not.toHaveBeenCalled();
    await userEvent.hover(button);
    const label = status === "rejected" ? "Rejected" : "Needs media";
    expect(await screen.findByRole("tooltip")).toHaveTextContent(`Not available in ${label}`);
  },
);

test("is hidden from roles that may not see claims", async () => {
  show({}, "claims_reviewer");
  await act(async () => {});
  expect(screen.queryByRole("button", { name: "QA report" })).toBeNull();
});

test("is offered only on a claim", async () => {
  goTo("/insured/policies");
  show();
  await act(async () => {});
  expect(screen.queryByRole("button", { name: "QA report" })).toBeNull();
});

const OPEN_STATUSES: ProjectStatus[] = [
  ...(["needs review", "in review", "needs processing", "in processing", "delivered"] as const),
  ...(["needs attention", "invalid"] as const),
];

/** Changes the claim while its report is open. */
async function changeClaim(change: Partial<Project>, answers: { claim: Partial<Project> }) {
  answers.claim = change;
  await act(() => markStale(["insured.get"]).then(() => {}));
}
function showChangingClaim(claim: Partial<Project> = {}) {
  const answers = { claim };
  show({ "insured.get": () => insured([project("prj-1", answers.claim), project("prj-2", { status: "delivered" })]) });
  return answers;
}
/** A fact of the claim in the last message to the window. */
function shownFact(name: string): string | undefined {
  const report = lastMessage(opened)?.[0].report as
    | { facts: { name: string; value: { text: string } }[] }
    | null
    | undefined;
  return report?.facts.find((fact) => fact.name === name)?.value.text;
}

test("stays open and shows the status in each of the seven statuses of the specification", async () => {
  const answers = showChangingClaim();
  await openReport();
  for (const status of OPEN_STATUSES) {
    await changeClaim({ status }, answers);
    await waitFor(() => expect(shownFact("Status")?.toLowerCase()).toBe(status));
  }
  expect(opened.close).not.toHaveBeenCalled();
});

test.each([
  ["needs media", { status: "needs media" }],
  ["is rejected", { status: "rejected", rejectedAt: "2026-11-23T00:00:00Z" }],
  ["is rejected without a time", { status: "rejected", rejectedAt: null }],
  ["has a time of rejection, whatever its status", { status: "in review", rejectedAt: "2026-11-23T00:00:00Z" }],
  ["has an unknown status", { status: "on hold" as ProjectStatus }],
] as const)("the window closes when the claim %s", async (_, change) => {
  const answers = showChangingClaim();
  await openReport();
  await changeClaim(change, answers);
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
});

test("closes when the claim is deleted or none is selected", async () => {
  const { unmount } = show();
  await openReport();
  goTo("/insured/overview/ins-1/prj-9");
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
  unmount();
  opened = reportWindow();
  goTo(CLAIM);
  show();
  open.mockClear();
  await openReport();
  goTo("/insured/policies");
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
});

const shownClaim = () =>
  (lastMessage(opened)?.[0].report as { place: { projectKey: string } } | null)?.place.projectKey;

test("follows the selected claim across its pages and to another claim", async () => {
  show();
  await openReport();
  goTo(`${CLAIM}/region-review/reg-1`);
  goTo(`${CLAIM}/scan-viewer`);
  expect(shownClaim()).toBe("prj-1");
  goTo("/insured/overview/ins-1/prj-2");
  await waitFor(() => expect(shownClaim()).toBe("prj-2"));
  expect(opened.close).not.toHaveBeenCalled();
});

test("sends changes at once", async () => {
  const notes: object[] = [];
  show({ "internalThread.list": () => [...notes] });
  await openReport();
  notes.push({
    key: "n",
    projectKey: "prj-1",
    authorKey: "emp-2",
    authorName: "Dana Whitfield",
    body: "Attic is wet.",
  });
  Object.assign(notes[0]!, { createdAt: "2026-11-22T00:00:00Z" });
  await act(() => markStale(["internalThread.list"]).then(() => {}));
  await waitFor(() => expect(JSON.stringify(lastMessage(opened))).toContain("Attic is wet."));
});

test("a held report keeps its claim while the page moves, and follows again when released", async () => {
  show();
  await openReport();
  dispatchMessage(opened, { type: TYPE, kind: "hold", isHeld: true });
  await waitFor(() => expect(lastMessage(opened)?.[0]).toMatchObject({ isHeld: true }));
  goTo("/insured/policies");
  goTo("/insured/overview/ins-1/prj-2");
  expect(shownClaim()).toBe("prj-1");
  dispatchMessage(opened, { type: TYPE, kind: "hold", isHeld: false });
  await waitFor(() => expect(shownClaim()).toBe("prj-2"));
  expect(lastMessage(opened)?.[0]).toMatchObject({ isHeld: false });
  expect(opened.close).not.toHaveBeenCalled();
});

test("a held claim closes the window by the same rule", async () => {
  const answers = showChangingClaim();
  await openReport();
  dispatchMessage(opened, { type: TYPE, kind: "hold", isHeld: true });
  goTo("/insured/overview/ins-1/prj-2");
  await changeClaim({ status: "needs media" }, answers);
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
});

test("survives a page load, and the next page takes over the window with its held claim", async () => {
  const { unmount } = show();
  await openReport();
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(opened.close).not.toHaveBeenCalled();
  opened.close.mockImplementation(() => {});
  unmount();
  opened = reportWindow();
  goTo("/insured/overview/ins-1/prj-2");
  show();
  dispatchReady(opened, { insuredKey: "ins-1", projectKey: "prj-1" });
  await waitFor(() => expect(shownClaim()).toBe("prj-1"));
  expect(lastMessage(opened)?.[0]).toMatchObject({ isHeld: true });
  expect(open).toHaveBeenCalledTimes(1);
  fireEvent.click(await screen.findByRole("button", { name: "QA report" }));
  await waitFor(() => expect(opened.focus).toHaveBeenCalledTimes(1));
});

test("closes a leftover window where no claim is selected", async () => {
  goTo("/settings");
  show();
  dispatchReady(opened);
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
});

test("closes a window of an earlier role for a role that may not see claims", async () => {
  show({}, "claims_reviewer");
  await act(async () => {});
  dispatchReady(opened);
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
});

test("closes with the session and with the signed-in pages", async () => {
  const { unmount } = show();
  await openReport();
  act(() => sessionLifetime.end("expired"));
  expect(opened.close).toHaveBeenCalledTimes(1);
  act(() => sessionLifetime.begin());
  unmount();
  opened = reportWindow();
  open.mockClear();
  const next = show();
  await openReport();
  next.unmount();
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test.each([
  ["another origin", () => dispatchMessage(opened, { type: TYPE, kind: "ready", held: null }, "https://evil.test")],
  [
    "a page that is not a report",
    () => {
      opened.location.pathname = "/insured/policies";
      dispatchReady(opened);
    },
  ],
  [
    "a report that another page opened",
    () => {
      opened.opener = {};
      dispatchReady(opened);
    },
  ],
  ["no window", () => dispatchMessage(null, { type: TYPE, kind: "ready", held: null })],
  ["a window with another message", () => dispatchMessage(opened, { type: "something", kind: "ready" })],
])("ignores messages of %s", async (_, send) => {
  show();
  await screen.findByRole("button", { name: "QA report" });
  send();
  await act(async () => {});
  expect(opened.postMessage).not.toHaveBeenCalled();
  expect(opened.close).not.toHaveBeenCalled();
});

test("names the reviewer: the employee, a colleague by their activity, or none", async () => {
  const reviewer = () => shownFact("Reviewer");
  const activities = [{ key: "a", actorKey: "emp-7", actorName: "Helen Brandt", action: "x", createdAt: "2026-01-01" }];
  const answers = { claim: { assigneeKey: "emp-1" } as Partial<Project> };
  show({
    "insured.get": () => insured([project("prj-1", answers.claim)]),
    "activity.list": () => ({ activities, total: 1, nextCursor: null }),
  });
  await openReport();
  await waitFor(() => expect(reviewer()).toBe("Edda Farrow"));
  await changeClaim({ assigneeKey: "emp-7" }, answers);
  await waitFor(() => expect(reviewer()).toBe("Helen Brandt"));
  await changeClaim({ assigneeKey: "emp-8" }, answers);
  await waitFor(() => expect(reviewer()).toBe("A colleague"));
  await changeClaim({ assigneeKey: null }, answers);
  await waitFor(() => expect(reviewer()).toBe("None yet"));
});
