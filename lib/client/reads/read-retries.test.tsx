import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { retryPause } from "./swr-config";
import { useBackend } from "./use-backend";

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
};
const setVisibility = (value: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(value);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};
const found: ScriptedAnswer = { status: 200, body: { regions: [] } };
const network = () => new TypeError("offline");

async function open(answer: () => ScriptedAnswer | Error) {
  const log = scriptFetch(answer);
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useBackend("region.listByProject", { projectKey: "prj-1" }), { wrapper });
  await pass(0);
  return { log, result };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_750_000_000_000 });
  jest.spyOn(Math, "random").mockReturnValue(0);
  sessionLifetime.begin();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("retries three times, after 1, 2 and 4 s", async () => {
  const { log } = await open(() => ({ status: 500 }));
  const counts = [log.length];
  for (const ms of [999, 1, 1_999, 1, 3_999, 1, 500_000]) {
    await pass(ms);
    counts.push(log.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test("limits a pause to 30 s, plus up to half of it at random", () => {
  expect([1, 2, 5, 6, 9].map(retryPause)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
  jest.spyOn(Math, "random").mockReturnValue(1);
  expect([1, 9].map(retryPause)).toEqual([1_500, 45_000]);
});

test.each([400, 403, 404, 409, 413, 429])("%i is an answer, and never retried", async (status) => {
  const { log } = await open(() => ({ status }));
  await pass(500_000);
  expect(log).toHaveLength(1);
});

test("sends the first try even offline, and retries once online", async () => {
  setOnline(false);
  let answer: () => ScriptedAnswer | Error = network;
  const { log, result } = await open(() => answer());
  expect(log).toHaveLength(1);
  expect(result.current.error?.isUnanswered).toBe(true);
  await pass(500_000);
  expect(log).toHaveLength(1);
  answer = () => found;
  setOnline(true);
  await pass(1);
  expect(log).toHaveLength(2);
  expect(result.current).toMatchObject({ data: [], error: undefined });
});

test("waits for the network before the second try", async () => {
  const { log } = await open(network);
  setOnline(false);
  await pass(500_000);
  expect(log).toHaveLength(1);
  setOnline(true);
  await pass(1);
  expect(log).toHaveLength(2);
});

test("retries only while the page is visible", async () => {
  setVisibility("hidden");
  const { log } = await open(network);
  await pass(500_000);
  expect(log).toHaveLength(1);
  setVisibility("visible");
  await pass(1);
  expect(log).toHaveLength(2);
});

test("keeps the earlier answer after a failure, until a retry succeeds", async () => {
  let answer: ScriptedAnswer = { status: 200, body: { regions: [{ key: "reg-1" }] } };
  const { result } = await open(() => answer);
  answer = { status: 503 };
  await act(() => result.current.reload());
  expect(result.current).toMatchObject({ data: [{ key: "reg-1" }], error: { status: 503 } });
  answer = found;
  await pass(1_000);
  expect(result.current).toMatchObject({ data: [], error: undefined });
});

test("makes no call for fresh reads on focus or reconnect", async () => {
  const { log } = await open(() => found);
  for (const isActive of [false, true]) {
    setVisibility(isActive ? "visible" : "hidden");
    setOnline(isActive);
  }
  await pass(599_000);
  setVisibility("visible");
  await pass(1);
  expect(log).toHaveLength(1);
  await pass(2_000);
  setVisibility("visible");
  await pass(1);
  expect(log).toHaveLength(2);
});
