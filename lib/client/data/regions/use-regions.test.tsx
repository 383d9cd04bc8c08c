import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../../calls/session-lifetime";
import { useRegions } from "./use-regions";

const scans = (...statuses: string[]): ScriptedAnswer => ({
  status: 200,
  body: {
    regions: statuses.map((status, index) => ({
      key: `reg-${index}`,
      name: `Room ${index}`,
      scans: [{ key: `scn-${index}`, status }],
    })),
  },
});
const setVisibility = (value: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(value);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(answer: (sent: Sent) => ScriptedAnswer | Error, screens = 1) {
  const log = scriptFetch(answer);
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const hooks = Array.from({ length: screens }, () => renderHook(() => useRegions("prj-1"), { wrapper }));
  await pass(1);
  return { log, result: hooks[0]?.result, hooks, wrapper };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_750_000_000_000 });
  sessionLifetime.begin();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(["new", "uploaded"])("reads again every 30 s while one scan of many is %s", async (status) => {
  const { log } = await open(() => scans("processed", status, "failed"));
  expect(log.map(({ url }) => url)).toEqual([
    "/api/backend/region?projectKey=prj-1&expandedFields=scan%2Cvideo%2Cimage",
  ]);
  await pass(29_998);
  expect(log).toHaveLength(1);
  await pass(2);
  expect(log).toHaveLength(2);
  await pass(90_000);
  expect(log).toHaveLength(5);
});

test.each([["processed"], ["failed"], ["processing"], []])("reads once if no scan waits (%s)", async (...statuses) => {
  const { log } = await open(() => scans(...statuses));
  await pass(590_000);
  expect(log).toHaveLength(1);
});

test("stops polling once the last scan is processed", async () => {
  let status = "uploaded";
  const { log, result } = await open(() => scans(status));
  await pass(30_000);
  status = "processed";
  await pass(30_000);
  expect(result?.current.data?.[0]?.scans?.[0]?.status).toBe("processed");
  await pass(300_000);
  expect(log).toHaveLength(3);
});

test("shares one call between two screens", async () => {
  const { log } = await open(() => scans("new"), 2);
  await pass(60_000);
  expect(log).toHaveLength(3);
});

test.each([3_000, 15_000, 29_000])(
  "postpones the next poll to 30 s after a manual read, made after %d ms",
  async (ms) => {
    const { log, result } = await open(() => scans("new"), 2);
    await pass(ms - 1);
    await act(async () => void (await result?.current.reload()));
    expect(log).toHaveLength(2);
    await pass(29_999);
    expect(log).toHaveLength(2);
    await pass(1);
    expect(log).toHaveLength(3);
    await pass(30_000);
    expect(log).toHaveLength(4);
  },
);

test("polls again 10 s after the page is reopened with 20 s old regions", async () => {
  const log = scriptFetch(() => scans("new"));
  const { rerender } = renderHook(({ shown }) => useRegions(shown), { initialProps: { shown: "prj-1" } });
  await pass(12_000);
  rerender({ shown: "prj-2" });
  await pass(8_000);
  rerender({ shown: "prj-1" });
  const countFirst = () => log.filter(({ url }) => url.includes("prj-1")).length;
  await pass(9_999);
  expect(countFirst()).toBe(1);
  await pass(1);
  expect(countFirst()).toBe(2);
});

test("does not poll while hidden, and reads at once when visible again", async () => {
  const { log } = await open(() => scans("new"));
  setVisibility("hidden");
  await pass(300_000);
  expect(log).toHaveLength(1);
  setVisibility("visible");
  await pass(1);
  expect(log).toHaveLength(2);
});

test("does not poll offline, and reads at once when online again", async () => {
  const { log } = await open(() => scans("new"));
  setOnline(false);
  await pass(300_000);
  expect(log).toHaveLength(1);
  setOnline(true);
  await pass(1);
  expect(log).toHaveLength(2);
});

test("keeps the regions after a failure and continues polling", async () => {
  let isDown = false;
  const { log, result } = await open(() => (isDown ? { status: 500 } : scans("new")));
  isDown = true;
  await pass(30_000);
  expect(result?.current.error?.message).toBe("Region not found");
  expect(result?.current.data).toHaveLength(1);
  await pass(300_000);
  isDown = false;
  const before = log.length;
  await pass(30_000);
  expect(log.length).toBeGreaterThan(before);
  expect(result?.current.error).toBeUndefined();
});

test("stops polling deleted regions (404)", async () => {
  let isDeleted = false;
  const { log, result } = await open(() => (isDeleted ? { status: 404 } : scans("new")));
  isDeleted = true;
  await pass(30_000);
  expect(result?.current.error?.status).toBe(404);
  await pass(300_000);
  expect(log).toHaveLength(2);
});

test("reads a claim without regions (404) once", async () => {
  const { log } = await open(() => ({ status: 404 }));
  await pass(590_000);
  expect(log).toHaveLength(1);
});

test("does not read a 404 again on focus, reconnect or from another screen", async () => {
  let now: ScriptedAnswer = { status: 404 };
  const { log, result, hooks, wrapper } = await open(() => now);
  await pass(3_600_000);
  setVisibility("hidden");
  setVisibility("visible");
  act(() => void window.dispatchEvent(new Event("focus")));
  setOnline(false);
  setOnline(true);
  await pass(10_000);
  hooks[0]?.unmount();
  const next = renderHook(() => useRegions("prj-1"), { wrapper });
  await pass(10_000);
  expect(log).toHaveLength(1);
  expect(next.result.current.error?.status).toBe(404);
  expect(result?.current.error?.status).toBe(404);
  // The caller still gets an answer.
  now = scans("processed");
  await act(() => next.result.current.reload());
  expect(log).toHaveLength(2);
  expect(next.result.current.data).toHaveLength(1);
});

test("reads again on focus after any other failure", async () => {
  const { log } = await open(() => ({ status: 403 }));
  await pass(60_000);
  act(() => void window.dispatchEvent(new Event("focus")));
  await pass(1);
  expect(log).toHaveLength(2);
});

test("stops polling once no screen shows the regions", async () => {
  const { log, hooks } = await open(() => scans("new"));
  hooks[0]?.unmount();
  await pass(300_000);
  expect(log).toHaveLength(1);
});

const FAULTS: [string, ScriptedAnswer | Error][] = [
  ["a page of a load balancer (500)", { status: 500, body: "<html>no</html>" }],
  ["a refusal", { status: 403, body: { status: [{ message: "Not you", type: "forbidden" }] } }],
  ["too many calls", { status: 429 }],
  ["no backend (502)", { status: 502 }],
  ["a backend that is too slow (504)", { status: 504 }],
  ["a success that is not JSON", { status: 200, body: "<html>hello</html>" }],
  ["a success without the regions", { status: 200, body: {} }],
  ["an answer that breaks off", { status: 200, isBroken: true }],
  ["no answer", new TypeError("Failed to fetch")],
];

test.each(FAULTS)("keeps the regions after %s, continues polling, and stops after the last scan", async (_, fault) => {
  let now: ScriptedAnswer | Error = scans("new", "processed");
  const { log, result } = await open(() => now);
  now = fault;
  await pass(60_000);
  expect(log.length).toBeGreaterThanOrEqual(3);
  expect(result?.current.error).toBeDefined();
  expect(result?.current.data).toHaveLength(2);
  now = scans("processed", "processed");
  await pass(30_000);
  expect(result?.current.error).toBeUndefined();
  const requested = log.length;
  await pass(500_000);
  expect(log).toHaveLength(requested);
});
