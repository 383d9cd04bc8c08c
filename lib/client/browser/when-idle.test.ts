import { whenLoadedAndIdle } from "./when-idle";

type IdleRequest = { run: () => void; options: unknown };
let idleRequests: Map<number, IdleRequest>;
let last: number;
let state: DocumentReadyState;
const run = jest.fn();

function idleness(): void {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void, options: unknown) => {
      last += 1;
      idleRequests.set(last, { run: callback, options });
      return last;
    },
    cancelIdleCallback: (id: number) => void idleRequests.delete(id),
  });
}
const idle = () => {
  for (const [id, { run: callback }] of [...idleRequests]) {
    idleRequests.delete(id);
    callback();
  }
};
const load = () => {
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
  idleness();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

test("nothing is requested while the document loads; then an idle callback is, and it runs once", () => {
  whenLoadedAndIdle(run);
  jest.advanceTimersByTime(600_000);
  expect(idleRequests.size).toBe(0);
  load();
  jest.advanceTimersByTime(600_000);
  expect([...idleRequests.values()].map(({ options }) => options)).toEqual([{ timeout: 10_000 }]);
  expect(run).not.toHaveBeenCalled();
  idle();
  load();
  idle();
  expect(run).toHaveBeenCalledTimes(1);
});

test("a document that has loaded is not waited for", () => {
  state = "complete";
  whenLoadedAndIdle(run);
  expect(idleRequests.size).toBe(1);
  idle();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ["before the document has loaded", () => undefined],
  ["between that and idleness", load],
])("called off %s it never runs", (_, before) => {
  const callOff = whenLoadedAndIdle(run);
  before();
  callOff();
  load();
  expect(idleRequests.size).toBe(0);
  idle();
  jest.advanceTimersByTime(600_000);
  expect(run).not.toHaveBeenCalled();
});

test("a browser without idle callbacks gets a timer of two seconds, which can be canceled", () => {
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  whenLoadedAndIdle(run);
  load();
  jest.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  const callOff = whenLoadedAndIdle(run);
  callOff();
  jest.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(1);
});
