import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert, useAlerts } from "@/lib/client/alerts/alerts-store";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { SaveState, SaveStateSource } from "@/lib/client/scan-editor/save-state";
import type { AnnotationTask } from "@/lib/domain/entities";
import { acceptElements } from "@/lib/editor/commands/accept-elements";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { capturedRoom } from "@/tests/support/captured-room";
import { editorServices } from "@/tests/support/editor-services";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { EditorContext } from "../../context/editor-context";
import { openEditorView } from "../../tools/open-editor-view";
import { TaskBar } from "./task-bar";

const push = jest.fn();
jest.mock("next/navigation", () => ({ ...jest.requireActual("next/navigation"), useRouter: () => ({ push }) }));

beforeEach(() => {
  clearAlert();
  return startQueue("emp-1");
});
afterEach(stopQueue);

const CLAIM = "/insured/overview/ins-1/prj-1";
const TASK: AnnotationTask = {
  key: "annotask-1",
  datasetKey: "ds-1",
  name: "Correct the rooms",
  goal: "Check walls and ceilings",
  status: "open",
  floorNumber: 0,
};
const SAVED: SaveState = { status: "saved", pending: 0, waiting: 0, failed: [], conflicts: [], savedAt: null };

/** A save state that the test can change. */
function savingAt(first: SaveState) {
  let state = first;
  const listeners = new Set<() => void>();
  const saving: SaveStateSource = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const changeState = (next: Partial<SaveState>) =>
    act(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  return { saving, changeState };
}

type Setup = {
  state?: Partial<SaveState>;
  query?: string;
  answers?: Answers;
  confidences?: Parameters<typeof capturedRoom>[0];
};

async function open({ state, query = "", answers, confidences }: Setup = {}) {
  push.mockClear();
  const calls = installBackend({ "annotationTask.update": ({ status }) => ({ ...TASK, status }), ...answers });
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: capturedRoom(confidences ?? { "wall-ab": "low", table: "low" }),
    employeeKey: "emp-1",
  });
  const view = openEditorView(store, 0);
  view.checks?.start();
  const { saving, changeState } = savingAt({ ...SAVED, ...state });
  const onReview = jest.fn();
  const user = userEvent.setup();
  renderScreen(
    <EditorContext value={editorServices({ store, view })}>
      <TaskBar task={TASK} saving={saving} claim={CLAIM} levelName={() => "Ground floor"} onReview={onReview} />
    </EditorContext>,
    { query },
  );
  await user.click(screen.getByRole("button", { name: "Task: Correct the rooms · Ground floor" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct the rooms" });
  return { store, view, calls, changeState, onReview, user, dialog };
}

const finishCalls = (calls: { name: string; params: object }[]) =>
  calls.filter(({ name }) => name === "annotationTask.update").map(({ params }) => params);

test("shows the goal, the floor and what is left, with a link to the review; Escape leaves the task open", async () => {
  const { dialog, calls, onReview, user } = await open();
  expect(dialog).toHaveTextContent("Check walls and ceilings");
  expect(dialog).toHaveTextContent("Ground floor");
  const left = within(dialog).getByRole("list", { name: "What is left" });
  expect(await within(left).findByText("2 of 2 elements to review on Ground floor")).toBeInTheDocument();
  expect(within(dialog).getByRole("button", { name: "Finish anyway" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Task/ }));
  await user.click(await screen.findByRole("button", { name: "Look at them" }));
  expect(onReview).toHaveBeenCalled();
  expect(finishCalls(calls)).toEqual([]);
});

test("with nothing left the task is finished, and the user returns to the previous page", async () => {
  const from = `${CLAIM}/region-review/reg-1`;
  const { store, dialog, calls, user } = await open({ query: `?from=${encodeURIComponent(from)}` });
  const items = [
    { kind: "face", key: "wall-ab" },
    { kind: "object3D", key: "table" },
  ] as const;
  act(() => void store.run((scene) => acceptElements(scene, { items, by: "emp-1", at: "2026-11-23T09:00:00Z" })));
  expect(await within(dialog).findByText(/^Nothing is left/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Finish" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(from));
  expect(finishCalls(calls)).toEqual([{ key: "annotask-1", status: "done" }]);
});

test.each(["https://elsewhere.test/", "//elsewhere.test", "javascript:alert(1)"])(
  "an unsafe return path leads to the claim: %s",
  async (from) => {
    const { dialog, user } = await open({ query: `?from=${encodeURIComponent(from)}`, confidences: {} });
    await user.click(await within(dialog).findByRole("button", { name: "Finish" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith(CLAIM));
  },
);

test("finishing waits until every edit is saved, says so, and continues; Escape cancels it", async () => {
  const { dialog, calls, changeState, user } = await open({ state: { status: "saving", pending: 2 }, confidences: {} });
  expect(await within(dialog).findByText("2 edits being saved")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Finish anyway" }));
  expect(within(dialog).getByRole("status")).toHaveTextContent("Not finished yet: 2 edits being saved first.");
  changeState({ status: "waiting", waiting: 2 });
  expect(within(dialog).getByRole("status")).toHaveTextContent("Not finished yet: 2 edits waiting for the network.");
  expect(finishCalls(calls)).toEqual([]);
  changeState({ ...SAVED });
  await waitFor(() => expect(push).toHaveBeenCalledWith(CLAIM));
  expect(finishCalls(calls)).toHaveLength(1);
});

test("a canceled finish stays canceled when the edits are saved", async () => {
  const { calls, changeState, user } = await open({ state: { status: "saving", pending: 1 }, confidences: {} });
  await user.click(screen.getByRole("button", { name: "Finish anyway" }));
  await user.keyboard("{Escape}");
  changeState({ ...SAVED });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(finishCalls(calls)).toEqual([]);
  expect(push).not.toHaveBeenCalled();
});

test("leaving the dialog while the request is sent finishes the task and keeps the page", async () => {
  let answer = () => {};
  const answers: Answers = {
    "annotationTask.update": () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...TASK, status: "done" });
      }),
  };
  const { dialog, calls, user } = await open({ answers, confidences: {} });
  await user.click(await within(dialog).findByRole("button", { name: "Finish" }));
  await waitFor(() => expect(finishCalls(calls)).toHaveLength(1));
  // A sent request cannot be canceled: no button offers it.
  expect(within(dialog).queryByRole("button", { name: "Not yet" })).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  act(() => clearAlert());
  const { result: alerts } = renderHook(useAlerts);
  answer();
  await waitFor(() => expect(alerts.current).toMatchObject([{ message: "Finished: Correct the rooms" }]));
  expect(push).not.toHaveBeenCalled();
});

test("an edit that could not be saved blocks the finish, with the reason", async () => {
  const failure = { message: "Out of reach", type: "invalid_input", status: 400 };
  const gesture = { id: "g1", owner: "o", label: "Move corner", createdAt: "2026-01-01T00:00:00Z" };
  const failed = [{ ...gesture, failure, isPartlySaved: false }];
  const { dialog, calls, user } = await open({ state: { status: "failed", failed } });
  expect(dialog).toHaveTextContent("1 edit couldn't be saved");
  const finish = within(dialog).getByRole("button", { name: "Finish anyway" });
  expect(finish).toHaveAttribute("aria-disabled", "true");
  await user.click(finish);
  expect(finishCalls(calls)).toEqual([]);
});

test.each([
  [403, "You may not finish this task"],
  [409, "Somebody else has changed this task."],
  [500, "Something went wrong"],
])("a refusal (%i) shows its reason in the dialog, keeps the page, and allows a retry", async (status, message) => {
  let isRefused = true;
  const answers: Answers = {
    "annotationTask.update": () => {
      if (isRefused) throw new Failure(status, message);
      return { ...TASK, status: "done" };
    },
  };
  const { dialog, user } = await open({ answers, confidences: {} });
  await user.click(await within(dialog).findByRole("button", { name: "Finish" }));
  const alert = await within(dialog).findByRole("alert");
  expect(alert).toHaveTextContent(`Finish the task Correct the rooms: not done. ${message.replace(/\.$/, "")}.`);
  expect(push).not.toHaveBeenCalled();
  // Nothing is queued for a retry elsewhere, and no second alert appears.
  expect(browserQueue().getState().failed).toEqual([]);
  expect(renderHook(useAlerts).result.current).toEqual([]);
  isRefused = false;
  await user.click(within(dialog).getByRole("button", { name: "Finish" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(CLAIM));
});

test("a refusal after the dialog is closed shows an alert", async () => {
  let refuse = () => {};
  const answers: Answers = {
    "annotationTask.update": () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Failure(409, "Somebody else has changed this task"));
      }),
  };
  const { dialog, calls, user } = await open({ answers, confidences: {} });
  await user.click(await within(dialog).findByRole("button", { name: "Finish" }));
  await waitFor(() => expect(finishCalls(calls)).toHaveLength(1));
  await user.keyboard("{Escape}");
  act(() => clearAlert());
  const { result: alerts } = renderHook(useAlerts);
  refuse();
  await waitFor(() =>
    expect(alerts.current).toMatchObject([{ type: "error", message: expect.stringMatching(/Somebody else/) }]),
  );
});
