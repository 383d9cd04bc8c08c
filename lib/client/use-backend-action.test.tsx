import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, useAlerts } from "./alerts-store";
import type { OptimisticPatch } from "./optimistic-view";
import { browserQueue } from "./queue/browser-queue";
import { sessionLifetime } from "./session/session-lifetime";
import { writeScope } from "./session/session-scope";
import { useBackend } from "./use-backend";
import { useBackendAction } from "./use-backend-action";

const patch: OptimisticPatch<"survey.get"> = {
  name: "survey.get",
  apply: (survey) => ({ ...survey, reviewedAt: "2026-01-02T00:00:00Z" }),
};

function open() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return renderHook(
    () => ({
      reviewedAt: useBackend("survey.get", { key: "srv-1" }).data?.reviewedAt,
      review: useBackendAction("survey.markReviewed", { label: "Mark reviewed", optimistic: () => [patch] }),
      mail: useBackendAction("survey.emailClaimsContents", { label: "Send contents" }),
      alerts: useAlerts().map(({ type, message, buttonProps }) => [type, message, buttonProps?.label]),
      retry: useAlerts()[0]?.buttonProps?.onClick,
    }),
    { wrapper },
  );
}

const reading = (reviewedAt: string | null): ScriptedAnswer => ({
  status: 200,
  body: { survey: { key: "srv-1", reviewedAt } },
});
const writes = (log: Sent[]) => log.filter(({ method }) => method === "PUT");

beforeEach(async () => {
  sessionLifetime.begin();
  clearAlert();
  writeScope("emp-ann");
  await browserQueue().start("emp-ann");
});
afterEach(async () => {
  browserQueue().stop();
  await browserQueue().settled();
});

test("the edit shows at once; the reads that the row names are read again, and nothing else is said", async () => {
  let answer = () => {};
  const log = scriptFetch(({ method }) => {
    if (method === "GET") return reading(log.length > 1 ? "2026-01-03T00:00:00Z" : null);
    return new Promise((resolve) => {
      answer = () => resolve({ status: 200, body: { survey: { key: "srv-1" } } });
    });
  });
  const { result } = open();
  await waitFor(() => expect(result.current.reviewedAt).toBeNull());
  let outcome: unknown;
  await act(async () => {
    void result.current.review.run({ key: "srv-1" }).then((one) => {
      outcome = one;
    });
  });
  expect(result.current.reviewedAt).toBe("2026-01-02T00:00:00Z");
  await waitFor(() => expect(writes(log)).toHaveLength(1));
  expect(result.current.review.isRunning).toBe(true);
  await act(async () => answer());
  await waitFor(() => expect(outcome).toEqual({ status: "done", result: { key: "srv-1" } }));
  await waitFor(() => expect(result.current.reviewedAt).toBe("2026-01-03T00:00:00Z"));
  expect(result.current.review.isRunning).toBe(false);
  expect(result.current.alerts).toEqual([]);
});

test("refused: taken back, read again, one alert with Retry; retried it goes out again", async () => {
  let isRefused = true;
  const log = scriptFetch(({ method }) => {
    if (method === "GET") return reading(isRefused ? null : "2026-01-03T00:00:00Z");
    const status = [{ message: "Not while in processing", type: "conflict" }];
    return isRefused ? { status: 409, body: { status } } : { status: 200, body: { survey: { key: "srv-1" } } };
  });
  const { result } = open();
  await waitFor(() => expect(result.current.reviewedAt).toBeNull());
  await act(async () => {
    expect(await result.current.review.run({ key: "srv-1" })).toEqual({
      status: "failed",
      message: "Not while in processing",
    });
  });
  expect(result.current.reviewedAt).toBeNull();
  expect(result.current.alerts).toEqual([["error", "Not while in processing", "Retry"]]);
  expect(
    browserQueue()
      .getState()
      .failed.map(({ label }) => label),
  ).toEqual(["Mark reviewed"]);
  isRefused = false;
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(result.current.reviewedAt).toBe("2026-01-03T00:00:00Z"));
  expect(writes(log)).toHaveLength(2);
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("unanswered: it stays applied, waits, and is carried out when somebody answers", async () => {
  let isDown = true;
  scriptFetch(({ method }) => {
    if (isDown && method === "PUT") return { status: 503 };
    return method === "GET"
      ? reading(isDown ? null : "2026-01-03T00:00:00Z")
      : { status: 200, body: { survey: { key: "srv-1" } } };
  });
  const { result } = open();
  await waitFor(() => expect(result.current.reviewedAt).toBeNull());
  await act(async () => {
    expect(await result.current.review.run({ key: "srv-1" })).toEqual({ status: "waiting" });
  });
  expect(result.current.reviewedAt).toBe("2026-01-02T00:00:00Z");
  expect(result.current.alerts).toEqual([]);
  isDown = false;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(result.current.reviewedAt).toBe("2026-01-03T00:00:00Z"));
  expect(browserQueue().getState()).toMatchObject({ pending: 0, failed: [] });
});

test("a row that may not be sent twice is called once, and its failure told", async () => {
  const log = scriptFetch(({ method }) => (method === "GET" ? reading(null) : { status: 503 }));
  const { result } = open();
  await act(async () => {
    expect(await result.current.mail.run({ key: "srv-1", email: "a@b" })).toEqual({
      status: "failed",
      message: "Failed to email claims contents",
    });
  });
  expect(result.current.alerts).toEqual([["error", "Failed to email claims contents", undefined]]);
  expect(writes(log)).toHaveLength(1);
});
