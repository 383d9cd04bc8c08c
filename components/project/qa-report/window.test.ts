/** The report's window by itself, as public/templates serves it: rendering, messages and closing. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fireEvent, screen, within } from "@testing-library/react";
import { toReport } from "./messages";
import type { QaReport } from "./report";

const FOLDER = path.resolve(__dirname, "../../../public/templates");
const { startReport } = jest.requireActual<{ startReport: (view: unknown) => () => void }>(
  "../../../public/templates/qa-report-window.js",
);
const ORIGIN = "https://lintel.test";

const REPORT: QaReport = {
  place: { insuredKey: "ins-1", projectKey: "prj-1" },
  title: "Priya Raghunathan · QA report",
  name: "Priya Raghunathan",
  address: "77 Marblehead Ln, Novato, CA 94949",
  facts: [
    { name: "Claim", value: { text: "KM-1" } },
    {
      name: "Status",
      value: { text: "In review", tone: "accent", glyph: { path: "M2 12h8", isFilled: true } },
      note: { text: "2 d", tone: "warn" },
    },
  ],
  reason: { text: "Reason: <b>Attic</b>", tone: "warn" },
  sections: [
    {
      title: "Rooms",
      detail: "1 room",
      empty: "No rooms yet.",
      body: {
        kind: "table",
        columns: [{ label: "Room" }, { label: "Photos", isNumber: true }, { label: "Hazards" }],
        rows: [[[{ text: "Kitchen" }], [{ text: "3" }], []]],
      },
    },
    {
      title: "Capture checklist",
      detail: "",
      empty: "No open items.",
      isAside: true,
      body: { kind: "points", points: [{ icon: { text: "", tone: "bad" }, fact: "1 scan failed", why: "No model." }] },
    },
    { title: "Notes", detail: "", empty: "No notes yet.", body: { kind: "notes", notes: [] } },
  ],
  asOf: "As of Nov 23, 2026, 10:00 AM EST",
};
const SHOWN = { kind: "report", report: REPORT, failure: null, isHeld: false } as const;

/** A fake BroadcastChannel between tabs, as far as the window uses one. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

let end: () => void;

function openWindow({ hasOpener = true, heldBefore = null as object | null } = {}) {
  const page = new DOMParser().parseFromString(readFileSync(path.join(FOLDER, "qa-report.html"), "utf8"), "text/html");
  document.body.innerHTML = page.body.innerHTML;
  document.title = "QA report";
  const newPage = () => ({ styleSheets: [] });
  const opener = { closed: false, document: newPage(), postMessage: jest.fn() };
  /** Simulates a reload of the main window. */
  const reload = () => {
    opener.document = newPage();
    jest.advanceTimersByTime(500);
  };
  const close = jest.fn();
  const print = jest.fn();
  const listeners = new Set<(event: unknown) => void>();
  const history = {
    state: heldBefore,
    replaceState: (state: object | null) => {
      history.state = state;
    },
  };
  end = startReport({
    document,
    history,
    close,
    print,
    opener: hasOpener ? opener : null,
    location: { origin: ORIGIN },
    scrollTo: () => {},
    setTimeout,
    setInterval,
    clearInterval,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  });
  const post = (message: unknown, origin = ORIGIN, source: unknown = opener) => {
    for (const listener of listeners) listener({ data: message, origin, source });
  };
  const send = (message: Parameters<typeof toReport>[0]) => post(toReport(message));
  return { opener, close, print, post, send, reload, history };
}

beforeEach(() => {
  jest.useFakeTimers();
  Channel.open = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('sends "ready" at once, and again until answered', () => {
  const { opener, send } = openWindow();
  expect(opener.postMessage.mock.calls).toEqual([
    [{ type: "lintel-qa-report-window/1", kind: "ready", held: null }, "https://lintel.test"],
  ]);
  jest.advanceTimersByTime(1_000);
  expect(opener.postMessage).toHaveBeenCalledTimes(3);
  send(SHOWN);
  jest.advanceTimersByTime(60_000);
  expect(opener.postMessage).toHaveBeenCalledTimes(3);
});

test("renders each part by its role, and no text as markup", () => {
  openWindow().send(SHOWN);
  expect(document.title).toBe("Priya Raghunathan · QA report");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Priya Raghunathan");
  expect(screen.getByText("77 Marblehead Ln, Novato, CA 94949")).toBeVisible();
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Claim", "Status"]);
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual(["KM-1", "In review2 d"]);
  expect(screen.getByText("Reason: <b>Attic</b>")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Rooms1 room",
    "Notes",
    "Capture checklist",
  ]);
  const [, row] = within(screen.getByRole("table")).getAllByRole("row");
  expect(within(row!).getByRole("rowheader")).toHaveTextContent("Kitchen");
  expect(
    within(row!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["3", "–"]);
  expect(screen.getByText("1 scan failed")).toBeVisible();
  expect(screen.getByText("No notes yet.")).toBeVisible();
  expect(screen.getByText("As of Nov 23, 2026, 10:00 AM EST")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Follows the claim open in the main window");
});

test("replaces the report with the next one", () => {
  const { send } = openWindow();
  send(SHOWN);
  send({ ...SHOWN, report: { ...REPORT, name: "Ines Amari" } });
  expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual(["Ines Amari"]);
});

test("keeps unchanged nodes with a selection in them, and renders the rest again", () => {
  const { send } = openWindow();
  send(SHOWN);
  const table = screen.getByRole("table");
  const fact = screen.getByText("1 scan failed");
  const points = { ...REPORT.sections[1]!, body: { kind: "points" as const, points: [] } };
  const sections = [REPORT.sections[0]!, points, REPORT.sections[2]!];
  send({ ...SHOWN, report: { ...REPORT, sections, asOf: "As of Nov 23, 2026, 10:01 AM EST" } });
  expect(screen.getByRole("table")).toBe(table);
  expect(fact).not.toBeInTheDocument();
  expect(screen.getByText("No open items.")).toBeVisible();
  expect(screen.getByText("As of Nov 23, 2026, 10:01 AM EST")).toBeVisible();
  expect(screen.queryByText("As of Nov 23, 2026, 10:00 AM EST")).toBeNull();
});

test("a fast load leaves the shown report in place; a slow one is reported as loading", () => {
  const { send } = openWindow();
  send(SHOWN);
  send({ ...SHOWN, report: null });
  jest.advanceTimersByTime(149);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Priya Raghunathan");
  jest.advanceTimersByTime(1);
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByText("Reading the claim…")).toBeVisible();
});

test("shows why there is no report, or why it may be outdated", () => {
  const { send } = openWindow();
  send({ ...SHOWN, report: null, failure: "Project not found" });
  expect(screen.getByText("Project not found")).toBeVisible();
  send({ ...SHOWN, failure: "The rooms failed" });
  expect(screen.getByRole("alert")).toHaveTextContent("The rooms failed");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Priya Raghunathan");
});

test.each([
  ["another origin", (post: ReturnType<typeof openWindow>["post"]) => post(toReport(SHOWN), "https://evil.test")],
  ["another window", (post: ReturnType<typeof openWindow>["post"]) => post(toReport(SHOWN), ORIGIN, {})],
  ["no type", (post: ReturnType<typeof openWindow>["post"]) => post(SHOWN)],
  ["another version", (post: ReturnType<typeof openWindow>["post"]) => post({ ...SHOWN, type: "lintel-qa-report/2" })],
  ["nothing", (post: ReturnType<typeof openWindow>["post"]) => post(null)],
  [
    "a broken report",
    (post: ReturnType<typeof openWindow>["post"]) => post(toReport({ ...SHOWN, report: {} as QaReport })),
  ],
  [
    "a section of no kind",
    (post: ReturnType<typeof openWindow>["post"]) =>
      post(toReport({ ...SHOWN, report: { ...REPORT, sections: [{ title: "x" }] as never } })),
  ],
  [
    "a kind that every object has",
    (post: ReturnType<typeof openWindow>["post"]) =>
      post(
        toReport({
          ...SHOWN,
          report: {
            ...REPORT,
            sections: [{ title: "", detail: "", empty: "", body: { kind: "constructor" } }] as never,
          },
        }),
      ),
  ],
])("ignores a message from or with %s", (_, send) => {
  const { opener, post } = openWindow();
  send(post);
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  jest.advanceTimersByTime(500);
  expect(opener.postMessage).toHaveBeenCalledTimes(2);
});

test("a held window says so, and stays held after a reload of either window", () => {
  const { opener, send, reload, history } = openWindow();
  send(SHOWN);
  fireEvent.click(screen.getByRole("button", { name: "Hold this claim" }));
  expect(opener.postMessage).toHaveBeenLastCalledWith(
    { type: "lintel-qa-report-window/1", kind: "hold", isHeld: true },
    "https://lintel.test",
  );
  send({ ...SHOWN, isHeld: true });
  expect(screen.getByRole("status")).toHaveTextContent("Holds this claim");
  reload();
  const readyMessage = { type: "lintel-qa-report-window/1", kind: "ready", held: REPORT.place };
  expect(opener.postMessage).toHaveBeenLastCalledWith(readyMessage, "https://lintel.test");
  end();
  expect(openWindow({ heldBefore: history.state }).opener.postMessage).toHaveBeenLastCalledWith(readyMessage, ORIGIN);
});

test("following again forgets the held claim", () => {
  const { opener, send, history } = openWindow();
  send({ ...SHOWN, isHeld: true });
  fireEvent.click(screen.getByRole("button", { name: "Follow again" }));
  expect(opener.postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "hold", isHeld: false }), ORIGIN);
  send(SHOWN);
  expect(history.state).toBeNull();
  expect(screen.getByRole("button", { name: "Hold this claim" })).toBeVisible();
});

test("offers Print once a report is shown, and prints", () => {
  const { send, print } = openWindow();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  send(SHOWN);
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('keeps its content while the main window reloads, says that it is waiting, and sends "ready"', () => {
  const { send, reload, opener, close } = openWindow();
  send(SHOWN);
  reload();
  expect(screen.getByRole("status")).toHaveTextContent("Waiting for the main window");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Priya Raghunathan");
  jest.advanceTimersByTime(29_000);
  expect(opener.postMessage.mock.calls.length).toBeGreaterThan(50);
  send(SHOWN);
  jest.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
});

test("closes if the main window does not return within 30 seconds", () => {
  const { send, reload, close } = openWindow();
  send(SHOWN);
  reload();
  jest.advanceTimersByTime(29_000);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_500);
  expect(close).toHaveBeenCalled();
});

test("closes after 30 seconds if the main window opens another site", () => {
  const { send, opener, close } = openWindow();
  send(SHOWN);
  Object.defineProperty(opener, "document", {
    get: () => {
      throw new DOMException("another origin", "SecurityError");
    },
  });
  jest.advanceTimersByTime(500);
  expect(screen.getByRole("status")).toHaveTextContent("Waiting for the main window");
  jest.advanceTimersByTime(30_500);
  expect(close).toHaveBeenCalled();
});

test("closes with the tab that opened it", () => {
  const { send, opener, close } = openWindow();
  send(SHOWN);
  opener.closed = true;
  jest.advanceTimersByTime(500);
  expect(close).toHaveBeenCalled();
});

test("closes when another tab opens a report", () => {
  const first = openWindow();
  first.send(SHOWN);
  const endFirst = end;
  const second = openWindow();
  expect(first.close).toHaveBeenCalledTimes(1);
  expect(second.close).not.toHaveBeenCalled();
  endFirst();
});

test("clears the report when the session ends in any tab", () => {
  const { close, send } = openWindow();
  send(SHOWN);
  const session = new Channel("lintel-session");
  session.postMessage({ type: "changing" });
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  session.postMessage({ type: "ended", reason: "manual" });
  expect(close).toHaveBeenCalledTimes(1);
  // The report is cleared even if the browser keeps the window open.
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByText(/^This report follows a claim/)).toBeVisible();
});

test("a window opened by its address explains where to find the report", () => {
  openWindow({ hasOpener: false });
  expect(
    screen.getByText("This report follows a claim that is open in Lintel. Open the claim, then choose QA report."),
  ).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a window whose page never answers explains where to find the report and stops sending", () => {
  const { opener } = openWindow();
  jest.advanceTimersByTime(31_000);
  expect(screen.getByText(/^This report follows a claim/)).toBeVisible();
  const calls = opener.postMessage.mock.calls.length;
  jest.advanceTimersByTime(31_000);
  expect(opener.postMessage).toHaveBeenCalledTimes(calls);
});
