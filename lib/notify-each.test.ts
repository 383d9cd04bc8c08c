import { createQueueEvents, type QueueListener } from "./client/queue/queue-events";
import { notifyEach } from "./notify-each";

/** Returns the errors that microtasks throw in the page, in order. */
function errorsThrownLater(act: () => void): unknown[] {
  const tasks: (() => void)[] = [];
  const queue = jest.spyOn(globalThis, "queueMicrotask").mockImplementation((task) => void tasks.push(task));
  try {
    act();
  } finally {
    queue.mockRestore();
  }
  return tasks.map((task) => {
    try {
      task();
    } catch (error) {
      return error;
    }
    return undefined;
  });
}

const broken = new Error("The first of them is broken");
const fails = () => {
  throw broken;
};

test("calls the other listeners when one throws, and throws each error in a microtask of its own", () => {
  const called: string[] = [];
  const thrown = errorsThrownLater(() => notifyEach([fails, (what: string) => called.push(what), fails], "news"));
  expect(called).toEqual(["news"]);
  expect(thrown).toEqual([broken, broken]);
});

test("ignores changes of the listeners during the call", () => {
  const called: string[] = [];
  const listeners = new Set<() => void>();
  const second = () => void called.push("second");
  const first = () => {
    called.push("first");
    listeners.delete(second);
    listeners.add(() => void called.push("late"));
  };
  listeners.add(first).add(second);
  notifyEach(listeners);
  expect(called).toEqual(["first", "second"]);
});

test("rolls back in one page of an owner when the other page throws", () => {
  const events = createQueueEvents({ post: () => {}, listen: () => () => {}, close: () => {} }, () => {});
  const called: string[] = [];
  const page: QueueListener = { hear: ({ type }) => void called.push(type), rollBack: ({ ids }) => [...ids, "later"] };
  events.watch(fails);
  events.watch(({ type }) => void called.push(`watched ${type}`));
  events.listen("survey", { hear: fails, rollBack: fails });
  events.listen("survey", page);
  const failure = { message: "No", type: "server_error", status: 500 };
  let also: string[] = [];
  const thrown = errorsThrownLater(() => {
    events.emit("ann", { type: "saved", owner: "survey", id: "one" });
    also = events.emit("ann", { type: "failed", owner: "survey", root: "two", ids: ["two"], label: "Move", failure });
  });
  expect(called).toEqual(["watched saved", "saved", "watched failed"]);
  expect(also).toEqual(["later"]);
  expect(thrown).toEqual([broken, broken, broken, broken]);
});
