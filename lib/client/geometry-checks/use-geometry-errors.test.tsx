import { act, renderHook, waitFor } from "@testing-library/react";
import { project, survey } from "@/tests/support/claim-world";
import { littleRoom } from "@/tests/support/little-room";
import { readLists } from "../scan-editor/load-survey";
import { useClaimGeometryErrors } from "./use-claim-geometry-errors";
import { useGeometryErrors } from "./use-geometry-errors";

jest.mock("../scan-editor/load-survey", () => ({
  ...jest.requireActual("../scan-editor/load-survey"),
  readLists: jest.fn(),
}));

const workers = { begun: 0, ended: 0, answers: true };

class FakeWorker {
  #post: (event: { data: unknown }) => void = () => {};
  constructor() {
    workers.begun += 1;
    setTimeout(() => this.#post({ data: { isReady: true } }));
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    if (type === "message") this.#post = listener;
  }
  postMessage() {
    if (workers.answers) setTimeout(() => this.#post({ data: { errors: 7 } }));
  }
  terminate() {
    workers.ended += 1;
  }
}

beforeEach(() => {
  Object.assign(workers, { begun: 0, ended: 0, answers: true });
  Object.assign(globalThis, { Worker: FakeWorker });
  jest
    .mocked(readLists)
    .mockReset()
    .mockImplementation(async () => littleRoom());
});
afterEach(() => Reflect.deleteProperty(globalThis, "Worker"));

const renderErrors = (surveyKey: string) =>
  renderHook((key: string) => useGeometryErrors(key), { initialProps: surveyKey });
const requests = () => jest.mocked(readLists).mock.calls.map(([surveyKey]) => surveyKey);

test("shares one read between a prefetch and the screen", async () => {
  const prefetched = renderErrors("srv-2");
  const current = renderErrors("srv-1");
  await waitFor(() => expect([current.result.current, prefetched.result.current]).toEqual([7, 7]));
  act(() => {
    prefetched.rerender("srv-3");
    current.rerender("srv-2");
  });
  expect(current.result.current).toBe(7);
  await waitFor(() => expect(prefetched.result.current).toBe(7));
  expect(requests()).toEqual(["srv-2", "srv-1", "srv-3"]);
});

test("aborts a check that no screen shows any more", async () => {
  workers.answers = false;
  const { result, unmount } = renderErrors("srv-1");
  expect(result.current).toBe("reading");
  await waitFor(() => expect(workers.begun).toBe(1));
  unmount();
  await waitFor(() => expect(workers.ended).toBe(1));
});

test("does not check unchanged lists again", async () => {
  const records = littleRoom();
  jest.mocked(readLists).mockImplementation(async () => ({ ...records }));
  const { result } = renderErrors("srv-1");
  await waitFor(() => expect(result.current).toBe(7));
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(requests()).toHaveLength(2));
  await act(async () => {});
  expect([result.current, workers.begun]).toEqual([7, 1]);
});

test("reads only the editable surveys of a claim in review", async () => {
  const keys = { datasetKey: "ds", annotationTaskKey: "at" };
  const surveys = [survey("srv-1", keys), survey("srv-2", keys), survey("srv-3", { ...keys, annotationTaskKey: null })];
  const claim = project("prj-1", { status: "in review", surveys });
  const { result, rerender } = renderHook((one: typeof claim) => useClaimGeometryErrors(one), {
    initialProps: claim,
  });
  expect([...result.current]).toEqual([
    ["srv-1", "reading"],
    ["srv-2", "reading"],
  ]);
  await waitFor(() =>
    expect([...result.current]).toEqual([
      ["srv-1", 7],
      ["srv-2", 7],
    ]),
  );
  expect(requests()).toEqual(["srv-1", "srv-2"]);
  rerender({ ...claim, surveys: surveys.slice(2) });
  expect(result.current.size).toBe(0);
});
