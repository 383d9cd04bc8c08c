/** Refreshing an open report after changes by others, about which no event reaches this page. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { prepareParts } from "@/components/ui/lazy-part";
import type { Project } from "@/lib/domain/entities";
import type { Answers } from "@/tests/support/browser-backend";
import { Failure, renderScreen } from "@/tests/support/browser-backend";
import { installClaim, insured, project } from "@/tests/support/claim-world";
import { QaReportButton } from "./qa-report-button";
import { QaReportProvider } from "./qa-report-provider";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  usePathname: () => "/insured/overview/ins-1/prj-1",
}));

/** A fake of the opened window. */
function reportWindow() {
  const shown = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const opened = Object.assign(new EventTarget(), {
    closed: false,
    opener: window as unknown,
    location: { pathname: "/templates/qa-report.html" },
    close: jest.fn(),
    focus: jest.fn(),
    postMessage: jest.fn(),
    document: shown,
  });
  opened.close.mockImplementation(() => {
    opened.closed = true;
  });
  return opened;
}

let opened: ReturnType<typeof reportWindow>;
beforeAll(() => prepareParts());
beforeEach(() => {
  jest.useFakeTimers();
  opened = reportWindow();
  jest.spyOn(window, "open").mockImplementation(() => opened as unknown as Window);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
});

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const lastMessage = () => JSON.stringify(opened.postMessage.mock.calls.at(-1)?.[0] ?? null);

/** The claim and notes as others change them. */
type World = { claim: Partial<Project>; notes: object[] };
const note = (body: string) => ({
  key: body,
  projectKey: "prj-1",
  authorKey: "emp-2",
  authorName: "Dana Whitfield",
  body,
  createdAt: "2026-11-22T00:00:00Z",
});

async function openReport(answers: Answers = {}) {
  const world: World = { claim: {}, notes: [] };
  const calls = installClaim({
    "insured.get": () => insured([project("prj-1", world.claim)]),
    "internalThread.list": () => [...world.notes],
    "region.listByProject": () => [],
    ...answers,
  });
  renderScreen(
    <>
      <QaReportProvider />
      <QaReportButton />
    </>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "QA report" }));
  await waitFor(() => expect(window.open).toHaveBeenCalledTimes(1));
  const ready = new MessageEvent("message", {
    data: { type: "lintel-qa-report-window/1", kind: "ready", held: null },
    origin: window.location.origin,
  });
  Object.defineProperty(ready, "source", { value: opened });
  act(() => void window.dispatchEvent(ready));
  await waitFor(() => expect(lastMessage()).toContain("Priya Raghunathan"));
  await advanceTime(1_000);
  const count = () => ({ all: calls.length, claim: calls.filter(({ name }) => name === "insured.get").length });
  return { world, calls, count };
}

test("a colleague's note appears within 30 s, and a media request closes the window", async () => {
  const { world } = await openReport();
  world.notes.push(note("Attic is wet."));
  await advanceTime(30_000);
  expect(lastMessage()).toContain("Attic is wet.");
  expect(opened.close).not.toHaveBeenCalled();
  world.claim = { status: "needs media" };
  await advanceTime(30_500);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test("deleting the claim elsewhere closes the window", async () => {
  let isDeleted = false;
  await openReport({
    "insured.get": () => {
      if (isDeleted) throw new Failure(404, "Insured not found!");
      return insured([project("prj-1")]);
    },
  });
  isDeleted = true;
  await advanceTime(30_500);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test.each([
  ["the page", () => window.dispatchEvent(new Event("focus"))],
  ["the window", () => opened.dispatchEvent(new Event("focus"))],
  ["the window, which becomes visible again", () => opened.document.dispatchEvent(new Event("visibilitychange"))],
])("refreshes at once on return to %s", async (_, returnToReport) => {
  const { world } = await openReport();
  await advanceTime(5_000);
  world.notes.push(note("Attic is wet."));
  await advanceTime(1_000);
  expect(lastMessage()).not.toContain("Attic is wet.");
  act(() => void returnToReport());
  await advanceTime(100);
  expect(lastMessage()).toContain("Attic is wet.");
});

test("switching between page and window reads once", async () => {
  const { count } = await openReport();
  await advanceTime(5_000);
  const before = count().claim;
  for (const view of [window, opened, window, opened]) act(() => void view.dispatchEvent(new Event("focus")));
  await advanceTime(100);
  expect(count().claim).toBe(before + 1);
});

test("reads while the window is visible behind a hidden page, and stops when both are hidden", async () => {
  const { count } = await openReport();
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  const before = count().claim;
  await advanceTime(30_000);
  expect(count().claim).toBe(before + 1);
  opened.document.visibilityState = "hidden";
  await advanceTime(120_000);
  expect(count().claim).toBe(before + 1);
});

test("does not poll after the window has closed", async () => {
  const { count } = await openReport();
  opened.closed = true;
  await advanceTime(1_000);
  const before = count().all;
  await advanceTime(120_000);
  act(() => void window.dispatchEvent(new Event("focus")));
  await advanceTime(100);
  expect(count().all).toBe(before);
});

test("does not poll rooms that do not exist", async () => {
  const { calls } = await openReport({
    "region.listByProject": () => {
      throw new Failure(404, "Region not found");
    },
  });
  const readCount = () => calls.filter(({ name }) => name === "region.listByProject").length;
  const before = readCount();
  await advanceTime(90_000);
  expect(readCount()).toBe(before);
});
