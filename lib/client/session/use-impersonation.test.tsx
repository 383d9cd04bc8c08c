import { act, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import type { Impersonation, SessionView } from "@/lib/domain/session-view";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { readScope } from "../calls/session-scope";
import { useBackend } from "../reads/use-backend";
import { readCompanyNames } from "./impersonated-companies";
import { leaveDocument } from "./leave-document";
import { SessionProvider } from "./session-provider";
import { signOut } from "./sign-out";
import { type ImpersonationControl, useImpersonation } from "./use-impersonation";
import { useSession } from "./use-session";

const posted: unknown[] = [];
class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
  }
  postMessage(message: unknown): void {
    if (this.name === "lintel-session") posted.push(message);
  }
  close(): void {}
}
globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;

const router = { replace: jest.fn(), refresh: jest.fn() };
const here = { path: "/insured/policies" };
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => here.path }));
jest.mock("./leave-document", () => ({ leaveDocument: jest.fn() }));

const oneself: SessionView = {
  employeeKey: "emp-ann",
  role: "superadmin",
  isMfaPending: false,
  availableMfaChannels: [],
  passwordExpiresAt: null,
  impersonation: null,
  effectiveRole: "superadmin",
  idleExpiresAt: "2099-01-01T01:00:00Z",
  absoluteExpiresAt: "2099-01-01T08:00:00Z",
};
const acting = (impersonation: Impersonation): SessionView => ({
  ...oneself,
  impersonation,
  effectiveRole: impersonation.role,
});

let control: ImpersonationControl;
function Page() {
  control = useImpersonation();
  const { session } = useSession();
  const { data } = useBackend("survey.get", { key: "srv-1" });
  return (
    <>
      <SessionProvider />
      <p>{session?.effectiveRole ?? "nobody"}</p>
      <p>{data?.key}</p>
    </>
  );
}

/** Opens the page; `answerChange` replaces the server's answer to a change of role. */
function open(answerChange?: (sent: Sent) => ScriptedAnswer | Error) {
  let session = oneself;
  const log = scriptFetch((sent) => {
    if (sent.url === "/api/session/impersonation") {
      const answer = answerChange?.(sent);
      if (answer) return answer;
      session = sent.method === "PUT" ? acting(sent.body as Impersonation) : oneself;
      return { status: 200, body: { session } };
    }
    if (sent.method === "DELETE") return { status: 204 };
    if (sent.url === "/api/session") return { status: 200, body: { session } };
    return { status: 200, body: { survey: { key: `as ${session.effectiveRole}` } } };
  });
  const view = (
    <SWRConfig value={{ provider: () => cache }}>
      <Page />
    </SWRConfig>
  );
  const cache = new Map();
  const { rerender } = render(view);
  const arriveAt = (path: string) => {
    here.path = path;
    rerender(
      <SWRConfig value={{ provider: () => cache }}>
        <Page />
      </SWRConfig>,
    );
  };
  const close = () => rerender(<SWRConfig value={{ provider: () => cache }}>{null}</SWRConfig>);
  const surveys = () => log.filter((sent) => sent.url.startsWith("/api/backend/survey")).length;
  return { log, arriveAt, surveys, close };
}

const CHOICE: Impersonation = { role: "employee", companyKeys: ["cous-2", "cous-1"] };
const NAMES = { "cous-1": "Alder & Finch Mutual", "cous-2": "Brightwater Insurance" };

const errorOf = (call: Promise<void>) => act(() => call.catch((error: unknown) => error));

beforeEach(() => {
  localStorage.clear();
  sessionLifetime.begin();
  router.replace.mockReset();
  router.refresh.mockReset();
  here.path = "/insured/policies";
});

test("starts the role, clears the cache once, and notifies the other tabs", async () => {
  const { log, surveys } = open();
  await screen.findByText("as superadmin");
  posted.length = 0;
  await act(() => control.start(CHOICE, NAMES));
  await screen.findByText("as employee");
  expect(log.filter(({ method }) => method === "PUT").map(({ url, body }) => [url, body])).toEqual([
    ["/api/session/impersonation", { role: "employee", companyKeys: ["cous-2", "cous-1"] }],
  ]);
  expect(screen.getByText("employee")).toBeInTheDocument();
  expect(surveys()).toBe(2);
  expect(posted).toEqual([{ type: "changing" }, { type: "began" }]);
  expect(readScope()).toBe("emp-ann employee cous-1 cous-2");
  expect(readCompanyNames(CHOICE.companyKeys)).toEqual(["Brightwater Insurance", "Alder & Finch Mutual"]);
  expect(router.replace).not.toHaveBeenCalled();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test("Stop ends the impersonation", async () => {
  const { log } = open();
  await screen.findByText("as superadmin");
  await act(() => control.start(CHOICE, NAMES));
  await screen.findByText("as employee");
  posted.length = 0;
  await act(() => control.stop());
  await screen.findByText("as superadmin");
  expect(log.filter(({ method }) => method === "DELETE").map(({ url }) => url)).toEqual(["/api/session/impersonation"]);
  expect(posted).toEqual([{ type: "changing" }, { type: "began" }]);
  expect(readScope()).toBe("emp-ann");
  expect(readCompanyNames(CHOICE.companyKeys)).toEqual([]);
});

test("leaves a page that the role may not open, before anything is read as that role", async () => {
  const { arriveAt, surveys } = open();
  await screen.findByText("as superadmin");
  let isComplete = false;
  const started = control.start({ role: "claims_reviewer", companyKeys: [] }, {}).then(() => {
    isComplete = true;
  });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([["/settings"]]));
  await act(async () => {});
  expect([isComplete, surveys()]).toEqual([false, 1]);
  arriveAt("/settings");
  await act(() => started);
  await screen.findByText("claims_reviewer");
  expect([isComplete, surveys()]).toEqual([true, 2]);
});

test("leaves a page of the role's route set that is hidden from the role", async () => {
  here.path = "/admin/employees/emp-2";
  const { arriveAt, surveys } = open();
  await screen.findByText("as superadmin");
  const started = control.start(CHOICE, NAMES);
  await waitFor(() => expect(router.replace.mock.calls).toEqual([["/insured/policies"]]));
  await act(async () => {});
  expect(surveys()).toBe(1);
  arriveAt("/insured/policies");
  await act(() => started);
  await screen.findByText("as employee");
});

test("completes a change of role without further waiting after its page has closed", async () => {
  here.path = "/admin/employees/emp-2";
  const { close } = open();
  await screen.findByText("as superadmin");
  let isComplete = false;
  const started = control.start(CHOICE, NAMES).then(() => {
    isComplete = true;
  });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([["/insured/policies"]]));
  await act(async () => {});
  expect(isComplete).toBe(false);
  close();
  await act(() => started);
  expect([isComplete, readScope()]).toEqual([true, "emp-ann employee cous-1 cous-2"]);
}, 2_000);

test("leaves the no-access page for the role's home", async () => {
  here.path = "/error/403";
  const { arriveAt } = open();
  await screen.findByText("as superadmin");
  const stopped = control.stop();
  await waitFor(() => expect(router.replace.mock.calls).toEqual([["/insured/policies"]]));
  arriveAt("/insured/policies");
  await act(() => stopped);
});

test("stays on a page that both roles may open", async () => {
  here.path = "/settings";
  open();
  await screen.findByText("as superadmin");
  await act(() => control.start({ role: "claims_reviewer", companyKeys: [] }, {}));
  expect(router.replace).not.toHaveBeenCalled();
});

test("shows a refusal with the server's message, and changes nothing", async () => {
  const message = "You may not act in a role above your own.";
  const { surveys } = open(() => ({ status: 403, body: { status: [{ message, type: "forbidden" }] } }));
  await screen.findByText("as superadmin");
  posted.length = 0;
  expect(await errorOf(control.start(CHOICE, NAMES))).toMatchObject({ message, status: 403 });
  expect(screen.getByText("superadmin")).toBeInTheDocument();
  expect(surveys()).toBe(1);
  expect(posted).toEqual([{ type: "changing" }]);
  expect(readScope()).toBe("emp-ann");
  expect(readCompanyNames(CHOICE.companyKeys)).toEqual([]);
});

test("reads the session after a missing answer, to learn whether the role has changed", async () => {
  const { log } = open(() => new TypeError("gone"));
  await screen.findByText("as superadmin");
  const reads = () => log.filter(({ url, method }) => url === "/api/session" && method === "GET").length;
  const before = reads();
  expect(await errorOf(control.start(CHOICE, NAMES))).toMatchObject({
    message: "Your role couldn't be changed. Please check your connection and try again.",
  });
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test("ends an expired session once", async () => {
  open(() => ({ status: 401, body: { status: [{ message: "Over", type: "unauthorized" }] } }));
  await screen.findByText("as superadmin");
  expect(await errorOf(control.stop())).toMatchObject({ status: 401 });
  await screen.findByText("nobody");
  expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2F"]]);
});

test("the sign-out ends the impersonation", async () => {
  open();
  await screen.findByText("as superadmin");
  await act(() => control.start(CHOICE, NAMES));
  await screen.findByText("as employee");
  await act(() => signOut());
  expect([readScope(), readCompanyNames(CHOICE.companyKeys)]).toEqual([null, []]);
});

test.each(["not JSON", "7", "null", '["cous-1"]', '{"cous-1":7}'])(
  "reads no company names from a damaged stored value: %s",
  (stored) => {
    localStorage.setItem("lintel-impersonated-companies", stored);
    expect(readCompanyNames(["cous-1"])).toEqual([]);
  },
);
