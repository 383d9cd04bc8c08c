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

test("it is found again as it was kept, until it is left; whoever watches hears of both", () => {
  const heard: (string | undefined)[] = [];
  const end = watchOpenQueue(() => heard.push(readOpenQueue()?.at));
  keepOpenQueue(queue);
  expect(readOpenQueue()).toEqual(queue);
  forgetOpenQueue();
  expect(readOpenQueue()).toBeNull();
  end();
  keepOpenQueue(queue);
  expect(heard).toEqual(["srv-7", undefined]);
});

test("a session that runs out leaves it; a log-out takes it away", () => {
  keepOpenQueue(queue);
  sessionLifetime.begin();
  sessionLifetime.end("expired");
  expect(readOpenQueue()).toEqual(queue);
  sessionLifetime.begin();
  sessionLifetime.end("manual");
  expect(readOpenQueue()).toBeNull();
  sessionLifetime.begin();
});

test.each(["", "7", "{", "null", '{"list":"a"}', JSON.stringify({ ...queue, at: 7 })])("%p is no queue", (text) => {
  sessionStorage.setItem("lintel-open-queue", text);
  expect(readOpenQueue()).toBeNull();
});
