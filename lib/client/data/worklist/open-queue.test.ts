import { sessionLifetime } from "../../calls/session-lifetime";
import { forgetOpenQueue, keepOpenQueue, type OpenQueue, readOpenQueue, watchOpenQueue } from "./open-queue";

const queue: OpenQueue = {
  list: "emp-1 employee ?status=a",
  name: "Needs review",
  params: { status: '["needs review"]', limit: 100 },
  query: "?status=needs+review",
  employeeKey: "emp-1",
  role: "employee",
  at: "srv-7",
  isMoved: false,
  notice: "",
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("restores the queue until it is left, and notifies listeners", () => {
  const notified: (string | undefined)[] = [];
  const end = watchOpenQueue(() => notified.push(readOpenQueue()?.at));
  keepOpenQueue(queue);
  expect(readOpenQueue()).toEqual(queue);
  forgetOpenQueue();
  expect(readOpenQueue()).toBeNull();
  end();
  keepOpenQueue(queue);
  expect(notified).toEqual(["srv-7", undefined]);
});

test("keeps the queue after an expired session, and drops it on sign-out", () => {
  keepOpenQueue(queue);
  sessionLifetime.begin();
  sessionLifetime.end("expired");
  expect(readOpenQueue()).toEqual(queue);
  sessionLifetime.begin();
  sessionLifetime.end("manual");
  expect(readOpenQueue()).toBeNull();
  sessionLifetime.begin();
});

test.each(["", "7", "{", "null", '{"list":"a"}', JSON.stringify({ ...queue, at: 7 })])("ignores queue %p", (text) => {
  sessionStorage.setItem("lintel-open-queue", text);
  expect(readOpenQueue()).toBeNull();
});
