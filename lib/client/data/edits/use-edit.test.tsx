import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { deferred } from "@/tests/support/deferred";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, useAlerts } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { writeScope } from "../../calls/session-scope";
import { browserQueue } from "../../queue/browser-queue";
import { useBackend } from "../../reads/use-backend";
import { adoptEdits } from "./adopt-edits";
import { useEdit } from "./use-edit";

/** Returns the project's status, and records the status of each render. */
function useStatus(rendered: (string | undefined)[]) {
  const status = useBackend("insured.get", { key: "ins-1" }).data?.projects?.[0]?.status;
  rendered.push(status);
  return status;
}

function open() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  /** Each status that was rendered. */
  const rendered: (string | undefined)[] = [];
  const view = renderHook(
    () => ({
      status: useStatus(rendered),
      start: useEdit("project.startReview", { label: "Start review", actor: { key: "emp-ann" } }),
      request: useEdit("project.requestMedia", { label: "Request media" }),
      mail: useEdit("survey.emailClaimsContents", { label: "Send contents" }),
      alerts: useAlerts().map(({ type, message, buttonProps }) => [type, message, buttonProps?.label]),
      retry: useAlerts()[0]?.buttonProps?.onClick,
      isKept: useAlerts()[0]?.isPersistent,
    }),
    { wrapper },
  );
  return { ...view, rendered };
}

const reading = (status: string): ScriptedAnswer => ({
  status: 200,
  body: { insured: { key: "ins-1", projects: [{ key: "prj-1", status }] } },
});
const saved: ScriptedAnswer = { status: 200, body: { project: { key: "prj-1" } } };
const writes = (log: Sent[]) => log.filter(({ method }) => method === "PUT");

/** Each test has its own person, so that no later test sends edits that an earlier one left waiting. */
let person = "";
let people = 0;
beforeEach(async () => {
  people += 1;
  person = `emp-${people}`;
  sessionLifetime.begin();
  clearAlert();
  writeScope(person);
  await browserQueue().start(person);
});
afterEach(async () => {
  browserQueue().stop();
  await browserQueue().settled();
});

test("shows the edit at once, then refreshes the reads that the row names, without an alert", async () => {
  const answer = deferred<ScriptedAnswer>();
  const log = scriptFetch(({ method }) =>
    method === "GET" ? reading(log.length > 1 ? "in processing" : "needs review") : answer.promise,
  );
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  let outcome: unknown;
  await act(async () => {
    void result.current.start.run({ key: "prj-1" }).then((one) => {
      outcome = one;
    });
  });
  expect(result.current.status).toBe("in review");
  await waitFor(() => expect(writes(log)).toHaveLength(1));
  expect(result.current.start.isRunning).toBe(true);
  await act(async () => answer.resolve(saved));
  await waitFor(() => expect(outcome).toEqual({ status: "done", result: { key: "prj-1" } }));
  await waitFor(() => expect(result.current.status).toBe("in processing"));
  expect(result.current.start.isRunning).toBe(false);
  expect(result.current.alerts).toEqual([]);
});

test("rolls a refused edit back, refreshes, and raises one alert whose Retry sends the edit again", async () => {
  let isRefused = true;
  const log = scriptFetch(({ method }) => {
    if (method === "GET") return reading(isRefused ? "needs review" : "in processing");
    const status = [{ message: "Not while in processing", type: "conflict" }];
    return isRefused ? { status: 409, body: { status } } : saved;
  });
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  await act(async () => {
    expect(await result.current.start.run({ key: "prj-1" })).toEqual({
      status: "failed",
      message: "Not while in processing",
      refusal: { id: expect.any(String), code: 409, conflicts: [] },
    });
  });
  expect(result.current.status).toBe("needs review");
  expect(result.current.alerts).toEqual([["error", "Not while in processing", "Retry"]]);
  expect(
    browserQueue()
      .getState()
      .failed.map(({ label }) => label),
  ).toEqual(["Start review"]);
  isRefused = false;
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(result.current.status).toBe("in processing"));
  expect(writes(log)).toHaveLength(2);
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("keeps an unanswered edit applied and waiting, and saves it once the backend answers", async () => {
  let isDown = true;
  scriptFetch(({ method }) => {
    if (isDown && method === "PUT") return { status: 503 };
    return method === "GET" ? reading(isDown ? "needs review" : "in processing") : saved;
  });
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  await act(async () => {
    expect(await result.current.start.run({ key: "prj-1" })).toEqual({ status: "waiting" });
  });
  expect(result.current.status).toBe("in review");
  expect(result.current.alerts).toEqual([]);
  isDown = false;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(result.current.status).toBe("in processing"));
  expect(browserQueue().getState()).toMatchObject({ pending: 0, failed: [] });
});

test("calls a row without a queue once, and raises an alert whose Retry calls the row again", async () => {
  let isDown = true;
  const log = scriptFetch(({ method }) =>
    method === "GET" ? reading("needs review") : isDown ? { status: 503 } : { status: 204 },
  );
  const { result } = open();
  await act(async () => {
    expect(await result.current.mail.run({ key: "srv-1", email: "a@b" })).toEqual({
      status: "failed",
      message: "Failed to email claims contents",
    });
  });
  expect(result.current.alerts).toEqual([["error", "Failed to email claims contents", "Retry"]]);
  expect(result.current.isKept).toBe(true);
  expect(writes(log)).toHaveLength(1);
  isDown = false;
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(writes(log)).toHaveLength(2));
  expect(writes(log)[1]?.body).toEqual(writes(log)[0]?.body);
});

test("Retry runs the custom function instead of the call", async () => {
  scriptFetch(({ method }) => (method === "GET" ? reading("needs review") : { status: 500 }));
  const retry = jest.fn();
  const { result } = renderHook(() => ({
    mail: useEdit("survey.emailClaimsContents", { label: "Send contents", retry }),
    press: useAlerts()[0]?.buttonProps?.onClick,
  }));
  await act(async () => void (await result.current.mail.run({ key: "srv-1", email: "a@b" })));
  act(() => result.current.press?.());
  expect(retry.mock.calls).toEqual([[{ key: "srv-1", email: "a@b" }]]);
});

test("keeps a saved edit applied until its reads are current again", async () => {
  let isDown = false;
  let status = "needs review";
  scriptFetch(({ method }) => {
    if (method === "PUT") {
      isDown = true;
      status = "in processing";
      return saved;
    }
    return isDown ? { status: 500 } : reading(status);
  });
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  await act(async () => {
    expect(await result.current.start.run({ key: "prj-1" })).toMatchObject({ status: "done" });
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current.status).toBe("in review");
  isDown = false;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(result.current.status).toBe("in processing"));
});

test("never shows an earlier edit alone once a later one is saved", async () => {
  const answer = deferred<ScriptedAnswer>();
  let readings = 0;
  const log = scriptFetch(({ method }) => {
    if (method === "PUT") return saved;
    readings += 1;
    return readings === 1 ? reading("needs review") : answer.promise;
  });
  const { result, rendered } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  await act(async () => void (await result.current.start.run({ key: "prj-1" })));
  await act(async () => void (await result.current.request.run({ key: "prj-1" })));
  expect(writes(log)).toHaveLength(2);
  // Not in `act`, which would render only the last of these changes.
  answer.resolve(reading("needs review"));
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  expect(rendered.filter((status, index) => index === 0 || status !== rendered[index - 1])).toEqual([
    undefined,
    "needs review",
    "in review",
    "needs media",
    "needs review",
  ]);
});

test("keeps a later edit applied when an earlier one is rolled back", async () => {
  const start = deferred<ScriptedAnswer>();
  scriptFetch(({ method, url }) => {
    if (method === "GET") return reading("needs review");
    if (url.endsWith("request-media")) return { status: 503 };
    return start.promise;
  });
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("needs review"));
  await act(async () => void result.current.start.run({ key: "prj-other" }));
  let outcome: unknown;
  await act(async () => {
    void result.current.request.run({ key: "prj-1" }).then((one) => {
      outcome = one;
    });
  });
  expect(result.current.status).toBe("needs media");
  await act(async () => start.resolve({ status: 403, body: { status: [{ message: "Not you", type: "forbidden" }] } }));
  await waitFor(() => expect(result.current.alerts).toEqual([["error", "Not you", "Retry"]]));
  await waitFor(() => expect(outcome).toEqual({ status: "waiting" }));
  expect(result.current.status).toBe("needs media");
});

test("reports running until all concurrent edits are answered", async () => {
  const answers: (() => void)[] = [];
  scriptFetch(({ method }) =>
    method === "GET" ? reading("needs review") : new Promise((resolve) => answers.push(() => resolve(saved))),
  );
  const { result } = open();
  await act(async () => {
    void result.current.start.run({ key: "prj-1" });
    void result.current.start.run({ key: "prj-2" });
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(result.current.start.isRunning).toBe(true);
  await act(async () => answers[1]?.());
  await waitFor(() => expect(result.current.start.isRunning).toBe(false));
});

test("finishes an edit whose component has unmounted, and later reads are current", async () => {
  let status = "needs review";
  const answer = deferred<ScriptedAnswer>();
  scriptFetch(({ method }) => (method === "GET" ? reading(status) : answer.promise));
  const first = open();
  await waitFor(() => expect(first.result.current.status).toBe("needs review"));
  await act(async () => void first.result.current.start.run({ key: "prj-1" }));
  first.unmount();
  status = "in processing";
  await act(async () => answer.resolve(saved));
  await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe("in processing"));
});

describe("edits made by another tab or before a reload", () => {
  const waiting = { id: "w1", owner: "action w1", label: "Start review", payload: { key: "emp-ann" } };
  const call = { name: "project.startReview", params: { key: "prj-1" } } as const;

  test("shows a waiting edit, saves it and refreshes", async () => {
    let isDown = true;
    scriptFetch(({ method }) => {
      if (method === "GET") return reading(isDown ? "needs review" : "in processing");
      return isDown ? { status: 503 } : saved;
    });
    await browserQueue().enqueue({ ...waiting, calls: [call] });
    const end = adoptEdits(browserQueue());
    const { result } = open();
    await waitFor(() => expect(result.current.status).toBe("in review"));
    isDown = false;
    await act(async () => browserQueue().sendNow());
    await waitFor(() => expect(result.current.status).toBe("in processing"));
    act(() => end());
  });

  test("rolls back a refused edit, with one alert", async () => {
    const end = adoptEdits(browserQueue());
    scriptFetch(({ method }) => (method === "GET" ? reading("needs review") : { status: 403 }));
    const { result } = open();
    await waitFor(() => expect(result.current.status).toBe("needs review"));
    await act(() => browserQueue().enqueue({ ...waiting, id: "w2", owner: "action w2", calls: [call] }));
    await waitFor(() => expect(result.current.alerts).toEqual([["error", "Start review failed", "Retry"]]));
    expect(result.current.status).toBe("needs review");
    act(() => end());
  });

  test("hides waiting edits from the next person, and shows them again to their author", async () => {
    scriptFetch(({ method }) => (method === "GET" ? reading("needs review") : { status: 503 }));
    const { result } = open();
    await waitFor(() => expect(result.current.status).toBe("needs review"));
    await act(async () => {
      expect(await result.current.start.run({ key: "prj-1" })).toEqual({ status: "waiting" });
    });
    expect(result.current.status).toBe("in review");
    act(() => sessionLifetime.end("expired"));
    expect(result.current.status).toBe("needs review");
    writeScope("emp-bob");
    await act(() => browserQueue().start("emp-bob"));
    let end = adoptEdits(browserQueue());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(result.current.status).toBe("needs review");
    end();
    writeScope(person);
    await act(() => browserQueue().start(person));
    end = adoptEdits(browserQueue());
    await waitFor(() => expect(result.current.status).toBe("in review"));
    act(() => end());
  });

  test("reports an edit as waiting if the session ends before an answer", async () => {
    scriptFetch(({ method }) => (method === "GET" ? reading("needs review") : new Promise(() => {})));
    const { result } = open();
    let outcome: unknown;
    await act(async () => {
      void result.current.start.run({ key: "prj-1" }).then((one) => {
        outcome = one;
      });
    });
    await act(async () => sessionLifetime.end("expired"));
    expect(outcome).toEqual({ status: "waiting" });
    expect(result.current.start.isRunning).toBe(false);
  });
});
