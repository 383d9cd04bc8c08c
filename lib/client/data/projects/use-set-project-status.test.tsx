import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import type { Project } from "@/lib/domain/entities";
import { deferred } from "@/tests/support/deferred";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, useAlerts } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { writeScope } from "../../calls/session-scope";
import { browserQueue } from "../../queue/browser-queue";
import { useBackend } from "../../reads/use-backend";
import { useSetProjectStatus } from "./use-set-project-status";

const project = {
  key: "prj-1",
  insuredKey: "ins-1",
  status: "needs review",
  statusReason: null,
  revision: 7,
} as unknown as Project;
let stored: Record<string, unknown> = project as unknown as Record<string, unknown>;

function open() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return renderHook(
    () => ({
      claim: useBackend("project.get", { key: "prj-1" }).data,
      ofInsured: useBackend("insured.get", { key: "ins-1" }).data?.projects?.[0]?.status,
      listed: useBackend("survey.list", {}).data?.surveys[0]?.project.status,
      set: useSetProjectStatus("Set the status"),
      alerts: useAlerts().map(({ type, message, buttonProps }) => [type, message, buttonProps?.label]),
      retry: useAlerts()[0]?.buttonProps?.onClick,
    }),
    { wrapper },
  );
}

let people = 0;
const later = "2099-01-01T00:00:00.000Z";
const sessionNow = () => ({
  employeeKey: `emp-status-${people}`,
  role: "employee",
  effectiveRole: "employee",
  isMfaPending: false,
  availableMfaChannels: [],
  impersonation: null,
  passwordExpiresAt: null,
  idleExpiresAt: later,
  absoluteExpiresAt: later,
});

function reading({ url }: Sent): ScriptedAnswer {
  if (url === "/api/session") return { status: 200, body: { session: sessionNow() } };
  if (url.includes("/project?")) return { status: 200, body: { project: stored } };
  if (url.includes("/insured?")) return { status: 200, body: { insured: { key: "ins-1", projects: [stored] } } };
  const surveys = [{ key: "srv-1", projectKey: "prj-1", project: stored }];
  return { status: 200, body: { surveys, total: 1, nextCursor: null } };
}
const writes = (log: Sent[]) => log.filter(({ method }) => method === "PUT").map(({ body }) => body);

beforeEach(async () => {
  people += 1;
  stored = project as unknown as Record<string, unknown>;
  clearAlert();
  sessionLifetime.begin();
  writeScope(`emp-status-${people}`);
  await browserQueue().start(`emp-status-${people}`);
});
afterEach(async () => {
  browserQueue().stop();
  await browserQueue().settled();
});

const FAULTS: [string, ScriptedAnswer, string][] = [
  ["a page of a load balancer (500)", { status: 500, body: "<html>no</html>" }, "Project update failed."],
  ["a failure without a message (500)", { status: 500 }, "Project update failed."],
  [
    "a refusal with a message",
    { status: 403, body: { status: [{ message: "Not in your role.", type: "forbidden" }] } },
    "Not in your role.",
  ],
];

test.each(FAULTS)(
  "shows a status everywhere at once; after %s, rolls it back, reads again and shows one alert with Retry",
  async (_, fault, message) => {
    const answer = deferred<ScriptedAnswer>();
    let isBroken = true;
    const log = scriptFetch((sent) => {
      if (sent.method === "GET") return reading(sent);
      if (!isBroken) {
        stored = { ...stored, status: "in review", revision: 8 };
        return { status: 200, body: { project: stored } };
      }
      return answer.promise;
    });
    const { result } = open();
    await waitFor(() => expect(result.current.listed).toBe("needs review"));
    await act(async () => void result.current.set(project, "in review"));
    expect([result.current.claim?.status, result.current.ofInsured, result.current.listed]).toEqual([
      "in review",
      "in review",
      "in review",
    ]);
    await waitFor(() => expect(writes(log)).toEqual([{ key: "prj-1", status: "in review", revision: 7 }]));
    const before = log.length;

    await act(async () => answer.resolve(fault));
    await waitFor(() => expect(result.current.alerts).toEqual([["error", message, "Retry"]]));
    await waitFor(() => expect(log.length).toBeGreaterThanOrEqual(before + 3));
    expect([result.current.claim?.status, result.current.ofInsured, result.current.listed]).toEqual([
      "needs review",
      "needs review",
      "needs review",
    ]);

    isBroken = false;
    await act(async () => result.current.retry?.());
    await waitFor(() => expect(writes(log)).toHaveLength(2));
    await waitFor(() => expect(result.current.claim).toMatchObject({ status: "in review", revision: 8 }));
  },
);

test("shows the backend's current record after a refusal, not the earlier one", async () => {
  const answer = deferred<ScriptedAnswer>();
  scriptFetch((sent) => (sent.method === "GET" ? reading(sent) : answer.promise));
  const { result } = open();
  await waitFor(() => expect(result.current.claim?.status).toBe("needs review"));
  await act(async () => void result.current.set(project, "in review"));
  stored = { ...stored, status: "needs attention", statusReason: "Two rooms carry one name", revision: 9 };
  await act(async () => answer.resolve({ status: 500, body: "" }));
  await waitFor(() =>
    expect(result.current.claim).toMatchObject({ status: "needs attention", statusReason: "Two rooms carry one name" }),
  );
  expect(result.current.listed).toBe("needs attention");
});
