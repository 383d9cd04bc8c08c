import type { AlertInput } from "../alerts/alerts-store";
import type { QueueState } from "../queue/queue-state";
import { createAutomaticRetries } from "./automatic-retries";

const refusal = {
  type: "failed" as const,
  owner: "srv-1",
  root: "g-1",
  ids: ["g-1"],
  label: "Name room",
  failure: { message: "changed", type: "conflict", status: 409 },
};
const alert: AlertInput = { type: "error", message: "“Name room” wasn't saved" };

function setUp() {
  const retried: string[] = [];
  const alerted: unknown[] = [];
  const failed: { id: string }[] = [];
  const tries = createAutomaticRetries(
    {
      retry: async (id) => void retried.push(id),
      getState: () => ({ failed }) as unknown as QueueState,
    },
    (one) => void alerted.push(one.message),
  );
  return { tries, retried, alerted, failed };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("the tab that made the edit retries it five times, then alerts", () => {
  const { tries, retried, alerted } = setUp();
  for (let time = 0; time < 5; time += 1) tries.refused(refusal, true, alert);
  expect([retried.length, alerted]).toEqual([5, []]);
  tries.refused(refusal, true, alert);
  expect([retried.length, alerted]).toEqual([5, ["“Name room” wasn't saved"]]);
});

test("a success resets the count", () => {
  const { tries, retried, alerted } = setUp();
  for (let time = 0; time < 5; time += 1) tries.refused(refusal, true, alert);
  tries.forget("g-1");
  tries.refused(refusal, true, alert);
  expect([retried.length, alerted]).toEqual([6, []]);
});

test("another tab only alerts, if nobody has retried within four seconds", () => {
  const { tries, retried, alerted, failed } = setUp();
  failed.push({ id: "g-1" });
  tries.refused(refusal, false, alert);
  jest.advanceTimersByTime(3_999);
  expect(alerted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect([retried, alerted]).toEqual([[], ["“Name room” wasn't saved"]]);
  failed.length = 0;
  tries.refused(refusal, false, alert);
  jest.advanceTimersByTime(60_000);
  expect(alerted.length).toBe(1);
});

test("a closed editor does not alert later", () => {
  const { tries, alerted, failed } = setUp();
  failed.push({ id: "g-1" });
  tries.refused(refusal, false, alert);
  tries.stop();
  jest.advanceTimersByTime(60_000);
  expect(alerted).toEqual([]);
});
