import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { listedSurvey } from "@/tests/support/listed-survey";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../../calls/session-lifetime";
import { useWorklistItems } from "./use-worklist-items";

const page = (...listed: ReturnType<typeof listedSurvey>[]): ScriptedAnswer => ({
  status: 200,
  body: { surveys: listed, total: listed.length, nextCursor: null },
});
const taken = listedSurvey(2, { project: { status: "in review", assigneeKey: "emp-other" } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const none = () => false;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_750_000_000_000 });
  sessionLifetime.begin();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open(answer: () => ScriptedAnswer | Error) {
  const log = scriptFetch(answer);
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useWorklistItems({ limit: 100 }, none), { wrapper });
  await pass(1);
  return { log, result };
}

test.each<[string, ScriptedAnswer | Error]>([
  ["500 in HTML", { status: 500, body: "<html>no</html>" }],
  ["an answer that breaks off", { status: 200, isBroken: true }],
  ["no answer", new TypeError("Failed to fetch")],
])("shows on a later poll that another person has taken an item, even after %s", async (_, fault) => {
  let now: ScriptedAnswer | Error = page(listedSurvey(1), listedSurvey(2));
  const { result } = await open(() => now);
  expect([...result.current.records.keys()]).toEqual(["srv-1", "srv-2"]);
  now = fault;
  await pass(30_000);
  expect([...result.current.records.keys()]).toEqual(["srv-1", "srv-2"]);
  now = page(listedSurvey(1), taken);
  await pass(60_000);
  expect(result.current.records.get("srv-2")?.project.assigneeKey).toBe("emp-other");
  expect(result.current.error).toBeNull();
});

test("keeps the last record of an item that has left the list", async () => {
  let now = page(listedSurvey(1), listedSurvey(2));
  const { result } = await open(() => now);
  now = page(listedSurvey(2));
  await pass(30_000);
  expect(result.current.listed.map(({ key }) => key)).toEqual(["srv-2"]);
  expect(result.current.records.get("srv-1")?.insured.familyName).toBe("Family1");
});

test("does not poll while hidden, and reads at once when visible again", async () => {
  const { log } = await open(() => page(listedSurvey(1)));
  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  setVisibility("hidden");
  await pass(300_000);
  expect(log).toHaveLength(1);
  setVisibility("visible");
  await pass(1);
  expect(log).toHaveLength(2);
});
