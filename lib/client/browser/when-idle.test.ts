import { whenLoadedAndIdle } from "./when-idle";

type IdleRequest = { run: () => void; options: unknown };
let idleRequests: Map<number, IdleRequest>;
let last: number;
let state: DocumentReadyState;
const run = jest.fn();

function installIdleCallbacks(): void {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void, options: unknown) => {
      last += 1;
      idleRequests.set(last, { run: callback, options });
      return last;
    },
    cancelIdleCallback: (id: number) => void idleRequests.delete(id),
  });
}
const runIdleCallbacks = () => {
  for (const [id, { run: callback }] of [...idleRequests]) {
    idleRequests.delete(id);
    callback();
  }
};
const finishLoading = () => {
  state = "complete";
  window.dispatchEvent(new Event("load"));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, "readyState", "get").mockImplementation(() => state);
  idleRequests = new Map();
  last = 0;
  state = "interactive";
  run.mockClear();
  installIdleCallbacks();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

test("requests one idle callback once the document has loaded, and runs once", () => {
  whenLoadedAndIdle(run);
  jest.advanceTimersByTime(600_000);
  expect(idleRequests.size).toBe(0);
  finishLoading();
  jest.advanceTimersByTime(600_000);
  expect([...idleRequests.values()].map(({ options }) => options)).toEqual([{ timeout: 10_000 }]);
  expect(run).not.toHaveBeenCalled();
  runIdleCallbacks();
  finishLoading();
  runIdleCallbacks();
  expect(run).toHaveBeenCalledTimes(1);
});

test("requests an idle callback at once if the document has loaded", () => {
  state = "complete";
  whenLoadedAndIdle(run);
  expect(idleRequests.size).toBe(1);
  runIdleCallbacks();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ["before the document has loaded", () => undefined],
  ["between the load and the idle callback", finishLoading],
])("never runs if canceled %s", (_, before) => {
  const cancel = whenLoadedAndIdle(run);
  before();
  cancel();
  finishLoading();
  expect(idleRequests.size).toBe(0);
  runIdleCallbacks();
  jest.advanceTimersByTime(600_000);
  expect(run).not.toHaveBeenCalled();
});

test("a browser without idle callbacks gets a timer of two seconds, which can be canceled", () => {
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  whenLoadedAndIdle(run);
  finishLoading();
  jest.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  const cancel = whenLoadedAndIdle(run);
  cancel();
  jest.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(1);
});
