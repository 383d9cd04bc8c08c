import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AutosaveText } from "@/components/ui/forms/autosave-text";
import { clearAlert, shownAlerts } from "@/lib/client/alerts/alerts-store";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { onBeforeReload } from "@/lib/client/update/before-reload";
import type { PublicConfig } from "@/lib/domain/public-config";
import { reportMissingPart } from "@/lib/load-part";
import { scriptFetch } from "@/tests/support/scripted-fetch";
import { UpdateCheck } from "./update-check";

const reloadDocument = jest.fn();
jest.mock("@/lib/client/update/reload-document", () => ({ reloadDocument: () => reloadDocument() }));

const MINUTE = 60_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const modal = () => screen.queryByRole("alertdialog", { name: "Update Available" });

function open(answer: () => ReturnType<Parameters<typeof scriptFetch>[0]>) {
  const log = scriptFetch(answer);
  render(
    <PublicConfigProvider config={{ build: "b1" } as PublicConfig}>
      <UpdateCheck />
    </PublicConfigProvider>,
  );
  return log;
}
const newBuild = () => ({ status: 200, body: { build: "b2" } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  reloadDocument.mockClear();
  jest.useFakeTimers({ now: 1_750_000_000_000 });
});
afterEach(() => jest.useRealTimers());

test("with another build, the dialog counts down and the page reloads", async () => {
  const log = open(newBuild);
  await pass(4 * MINUTE - 1);
  expect(log).toEqual([]);
  await pass(1);
  expect(log.map(({ method, url }) => [method, url])).toEqual([["GET", "/api/version"]]);
  expect(modal()).toHaveTextContent("Reloads in 30 seconds, unless you move, type or touch.");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Cancel", "Reload"]);
  await pass(29_000);
  expect(modal()).toHaveTextContent("Reloads in 1 second, unless you move, type or touch.");
  await pass(1_000);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test.each([
  ["moves", () => fireEvent.pointerMove(window, { clientX: 9 })],
  ["types", () => fireEvent.keyDown(document.body, { key: "a" })],
  ["touches", () => fireEvent.touchStart(document.body, { changedTouches: [{ clientX: 1, clientY: 1 }] })],
  ["presses", () => fireEvent.pointerDown(document.body)],
  ["scrolls", () => fireEvent.wheel(document.body)],
])("the countdown stops when the user %s; the modal stays", async (_how, interact) => {
  open(newBuild);
  await pass(4 * MINUTE + 29_000);
  act(() => void interact());
  await pass(10 * MINUTE);
  expect(reloadDocument).not.toHaveBeenCalled();
  expect(modal()).toHaveTextContent("Countdown stopped.");
});

test("a pointer resting over a changing page is not a move", async () => {
  open(newBuild);
  const report = () => act(() => void fireEvent.pointerMove(window, { clientX: 9, clientY: 9 }));
  report();
  await pass(4 * MINUTE);
  report();
  await pass(30_000);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test("Reload reloads at once, after unsaved changes were saved", async () => {
  open(newBuild);
  const saved: string[] = [];
  const unsubscribe = onBeforeReload(async () => {
    saved.push("draft");
    expect(reloadDocument).not.toHaveBeenCalled();
  });
  await pass(4 * MINUTE);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await pass(0);
  unsubscribe();
  expect(saved).toEqual(["draft"]);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test("unsent text in a form keeps the page until the user presses Reload", async () => {
  open(newBuild);
  render(
    <form>
      <input aria-label="Reason" />
    </form>,
  );
  fireEvent.input(screen.getByLabelText("Reason"), { target: { value: "Roof is wet" } });
  await pass(4 * MINUTE + 31_000);
  expect(reloadDocument).not.toHaveBeenCalled();
  expect(modal()).toHaveTextContent("Countdown stopped.");
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await pass(0);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test("a form whose text is kept as a draft does not keep the page", async () => {
  open(newBuild);
  render(
    <form data-kept>
      <input aria-label="Reason" />
    </form>,
  );
  fireEvent.input(screen.getByLabelText("Reason"), { target: { value: "Roof is wet" } });
  await pass(4 * MINUTE + 30_000);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test("Reload first saves the text of an autosave field, to the last letter", async () => {
  open(newBuild);
  const saved: string[] = [];
  const save = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reloadDocument).not.toHaveBeenCalled();
    saved.push(text);
  };
  render(<AutosaveText label="Note" value="Roof" save={save} />);
  await pass(4 * MINUTE);
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Roof!" } });
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  await pass(400);
  expect(saved).toEqual(["Roof!"]);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test.each([
  ["Cancel", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
  ["Escape", () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })],
])("after %s the dialog appears again in 2 hours", async (_how, close) => {
  open(newBuild);
  await pass(4 * MINUTE);
  act(() => void close());
  await pass(120 * MINUTE - 1);
  expect(modal()).toBeNull();
  await pass(1);
  expect(modal()).toBeInTheDocument();
});

test("keys typed while the dialog opens press no button", async () => {
  open(newBuild);
  await pass(4 * MINUTE);
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
  expect(modal()).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ["the same build", { status: 200, body: { build: "b1" } }],
  ["an error", { status: 503, body: { status: [] } }],
  ["a page of a balancer", { status: 200, body: "<html>" }],
  ["no build", { status: 200, body: {} }],
  ["no network", new TypeError("offline")],
])("%s shows no dialog", async (_what, answer) => {
  open(() => answer);
  await pass(60 * MINUTE);
  expect(modal()).toBeNull();
  expect(reloadDocument).not.toHaveBeenCalled();
});

describe("a missing part", () => {
  const missing = () => Object.assign(new Error("Failed to load chunk /chunks/a1.js"), { name: "ChunkLoadError" });
  const report = () => act(async () => reportMissingPart(missing()));
  afterEach(() => act(() => clearAlert()));

  test("reloads the page once, then shows a button", async () => {
    open(newBuild);
    await report();
    await pass(0);
    expect([reloadDocument.mock.calls.length, shownAlerts()]).toEqual([1, []]);
    cleanup();
    open(newBuild);
    await report();
    await pass(0);
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    const [alert] = shownAlerts();
    expect([alert?.message, alert?.buttonProps?.label]).toEqual(["Lintel was updated. Reload to continue.", "Reload"]);
    alert?.buttonProps?.onClick();
    await pass(0);
    expect(reloadDocument).toHaveBeenCalledTimes(2);
  });

  test("without an answer from the server, the alert names the connection, and nothing reloads", async () => {
    open(() => new TypeError("offline"));
    await report();
    await pass(0);
    expect(reloadDocument).not.toHaveBeenCalled();
    expect(shownAlerts().map(({ message }) => message)).toEqual([
      "This part of the page couldn't be loaded. Check your connection and try again.",
    ]);
  });

  test("text that would be lost keeps the page", async () => {
    open(newBuild);
    const unsubscribe = onBeforeReload(() => {
      throw new Error("Typed text cannot be saved");
    });
    await report();
    await pass(0);
    unsubscribe();
    expect(reloadDocument).not.toHaveBeenCalled();
    expect(shownAlerts().map(({ buttonProps }) => buttonProps?.label)).toEqual(["Reload"]);
  });
});
