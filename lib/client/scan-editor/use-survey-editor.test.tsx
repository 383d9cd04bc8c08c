import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { browserQueue } from "../queue/browser-queue";
import { useSurveyEditor } from "./use-survey-editor";

const vertex = { key: "vrx-a", surveyKey: "srv-1", floorNumber: 0, x: 1, y: 2, z: 3, revision: 4 };
const ANSWERS: Record<string, object> = {
  "/api/session": { session: { employeeKey: "emp-ann", isMfaPending: false, impersonation: null, role: "employee" } },
  "/api/backend/dataset?key=ds-1": { dataset: { key: "ds-1", name: "Scan" } },
  "/api/backend/annotation-task?key=annotask-1": { annotationTask: { key: "annotask-1", datasetKey: "ds-1" } },
  "/api/backend/vertex?surveyKey=srv-1": { vertices: [vertex] },
  "/api/backend/edge?surveyKey=srv-1": { edges: [] },
  "/api/backend/face?surveyKey=srv-1": { faces: [] },
  "/api/backend/object-planar?surveyKey=srv-1": { objectsPlanar: [] },
  "/api/backend/object3d?surveyKey=srv-1": { object3ds: [] },
};
const answer = ({ url }: Sent): ScriptedAnswer =>
  ANSWERS[url] ? { status: 200, body: ANSWERS[url] } : { status: 404 };

function open(annotationTaskKey: string | null = "annotask-1") {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return renderHook(() => useSurveyEditor({ surveyKey: "srv-1", datasetKey: "ds-1", annotationTaskKey }), { wrapper });
}

beforeEach(() => sessionLifetime.begin());
afterEach(() => browserQueue().stop());

test("is loading until dataset, task and the five lists are read", async () => {
  const log = scriptFetch(answer);
  const { result } = open();
  expect(result.current).toMatchObject({ store: null, isLoading: true, error: null });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.store?.getRecord("vertex", "vrx-a")).toMatchObject({ x: 1, revision: 4 });
  expect(result.current).toMatchObject({
    dataset: { name: "Scan" },
    annotationTask: { key: "annotask-1" },
    error: null,
  });
  expect(result.current.saving?.get()).toMatchObject({ status: "saved", pending: 0, waiting: 0, failed: [] });
  expect(log.map(({ url }) => url).sort()).toEqual(Object.keys(ANSWERS).sort());
});

test("has no task without a task key", async () => {
  scriptFetch(answer);
  const { result } = open(null);
  await waitFor(() => expect(result.current.store).not.toBeNull());
  expect(result.current.annotationTask).toBeNull();
});

test.each([
  ["/api/backend/dataset?key=ds-1", "dataset", "The dataset couldn't be loaded."],
  ["/api/backend/annotation-task?key=annotask-1", "annotationTask", "The task couldn't be loaded."],
  ["/api/backend/vertex?surveyKey=srv-1", "vertex", "The corners couldn't be loaded."],
  ["/api/backend/edge?surveyKey=srv-1", "edge", "The edges couldn't be loaded."],
  ["/api/backend/face?surveyKey=srv-1", "face", "The faces couldn't be loaded."],
  ["/api/backend/object-planar?surveyKey=srv-1", "objectPlanar", "The openings and damage couldn't be loaded."],
  ["/api/backend/object3d?surveyKey=srv-1", "object3D", "The objects couldn't be loaded."],
])("a failed read of %s is reported by name, and can be retried", async (failing, part, message) => {
  let isFailing = true;
  const status = [{ message: "Out of order", type: "server_error" }];
  scriptFetch((sent) => (isFailing && sent.url === failing ? { status: 500, body: { status } } : answer(sent)));
  const { result } = open();
  await waitFor(() => expect(result.current.error).toEqual({ part, message, reason: "Out of order" }));
  expect(result.current).toMatchObject({ store: null, isLoading: false });
  isFailing = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.store).not.toBeNull());
  expect(result.current.error).toBeNull();
});

test("shows another person's changes on focus", async () => {
  let isMoved = false;
  const log = scriptFetch((sent) =>
    isMoved && sent.url === "/api/backend/vertex?surveyKey=srv-1"
      ? { status: 200, body: { vertices: [{ ...vertex, x: 9, revision: 5 }] } }
      : answer(sent),
  );
  const { result } = open();
  await waitFor(() => expect(result.current.store).not.toBeNull());
  const before = log.length;
  isMoved = true;
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(result.current.store?.getRecord("vertex", "vrx-a")).toMatchObject({ x: 9, revision: 5 }));
  expect(log.length - before).toBe(5);
});
