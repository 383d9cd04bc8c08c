/** Exports in a worker: one that dies, and one that never starts. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { saveFile } from "@/lib/client/browser/save-file";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { inOwnWorkers, OwnWorker } from "@/tests/support/own-worker";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { createExportController } from "../../context/export-controller";
import { makeFile } from "../../context/make-file";
import { openEditorView } from "../../tools/open-editor-view";

jest.mock("@/lib/client/browser/save-file", () => ({ saveFile: jest.fn() }));
const saved = saveFile as jest.MockedFunction<typeof saveFile>;

inOwnWorkers(() => require("../../context/export-worker"));
beforeEach(() => {
  saved.mockClear();
  clearAlert();
});

const latest = () => OwnWorker.made.at(-1)!;
const waitForRequest = () => waitFor(() => expect(latest().received.at(-1)).toMatchObject({ step: "write" }));

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const names = () => ({ title: "12 Oak Lane", detail: "CLM-7", inspection: "Roof", levelName: () => "Ground floor" });
  const exports = createExportController({ store, view, names, makeFile });
  render(<ShownAlerts />);
  return exports;
}

test("a worker writes the file and is terminated", async () => {
  await act(() => show().run("dxf"));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(OwnWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test.each<[string, (worker: OwnWorker) => void]>([
  ["dies while it works", (worker) => worker.emit("error")],
  ["fails", (worker) => worker.say({ ok: false })],
  ["sends an unreadable answer", (worker) => worker.emit("messageerror")],
])("a worker that %s is reported, the page does not repeat its work, and the next export works", async (_, end) => {
  OwnWorker.next = "held";
  const exports = show();
  let run: Promise<void> | undefined;
  act(() => {
    run = exports.run("dxf");
  });
  await waitForRequest();
  await act(async () => {
    end(latest());
    await run;
  });
  expect(screen.getByRole("log")).toHaveTextContent("Export plan of Ground floor (DXF) failed. Nothing was saved.");
  expect(saved).not.toHaveBeenCalled();
  expect(OwnWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(exports.progress()).toBeNull();
  OwnWorker.next = "works";
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test("a silent worker is reported as dead", async () => {
  jest.useFakeTimers();
  try {
    OwnWorker.next = "held";
    const outcome = expect(show().run("dxf")).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(119_000);
    expect(latest().isEnded).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await outcome;
    expect(latest().isEnded).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test("without a worker the page writes the file itself", async () => {
  const exports = show();
  const prepared = [
    () => {
      OwnWorker.next = "cannot start";
    },
    () => {
      Object.assign(globalThis, {
        Worker: class {
          constructor() {
            throw new Error("A strict policy.");
          }
        },
      });
    },
    () => void Reflect.deleteProperty(globalThis, "Worker"),
  ];
  for (const [index, prepare] of prepared.entries()) {
    prepare();
    await act(() => exports.run("dxf"));
    expect(saved).toHaveBeenCalledTimes(index + 1);
  }
});
