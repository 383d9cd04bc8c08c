import type { QueueCall } from "./queue-entry";
import { type SendCall, sendCall } from "./send-call";

const update = (count: number) => {
  const vertices = Array.from({ length: count }, (_, index) => ({ key: `vrx-${index}`, x: 1 }));
  return { name: "vertex.updateBatch", params: { vertices } } as unknown as QueueCall;
};
const hang: SendCall = (_call, signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function sent(call: QueueCall, send = hang) {
  const controller = new AbortController();
  const outcomes: unknown[] = [];
  void sendCall(send, call, controller.signal).then((outcome) => outcomes.push(outcome));
  return { controller, outcomes };
}

test("reports a hanging call as waiting after a timeout, which is longer for a large call", async () => {
  const small = sent(update(1));
  const large = sent(update(10_000));
  await jest.advanceTimersByTimeAsync(44_000);
  expect([small.outcomes, large.outcomes]).toEqual([[], []]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([small.outcomes, large.outcomes]).toEqual([[{ type: "waiting" }], []]);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(large.outcomes).toEqual([{ type: "waiting" }]);
});

test("an aborted call waits; an answered one clears its timer", async () => {
  const { controller, outcomes } = sent(update(1));
  controller.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual([{ type: "waiting" }]);
  const answered = sent(update(1), async () => "yes");
  await jest.advanceTimersByTimeAsync(0);
  expect(answered.outcomes).toEqual([{ type: "answered", value: "yes" }]);
  expect(jest.getTimerCount()).toBe(0);
});
