import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import type { SessionView } from "@/lib/domain/session-view";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, showAlert, useAlerts } from "../alerts/alerts-store";
import { sessionLifetime } from "../calls/session-lifetime";
import { readScope } from "../calls/session-scope";
import { browserQueue } from "../queue/browser-queue";
import { markStale } from "../reads/shown-reads";
import { useBackend } from "../reads/use-backend";
import { QueueProvider } from "./queue-provider";
import { SessionProvider } from "./session-provider";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";
import { SESSION_KEY, useSession } from "./use-session";

/** Simulates other tabs: records posted messages; `receive` delivers a message from another tab. */
class FakeChannel extends EventTarget {
  static readonly open: FakeChannel[] = [];
  static readonly sent: unknown[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.open.push(this);
  }
  static receive(name: string, data: object): void {
    for (const channel of FakeChannel.open.filter((one) => one.name === name)) {
      channel.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  postMessage(message: unknown): void {
    if (this.name === "lintel-session") FakeChannel.sent.push(message);
  }
  close(): void {}
}
globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;

const router = { replace: jest.fn(), refresh: jest.fn() };
const here = { path: "/insured/policies" };
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => here.path }));
const leaveDocument = jest.fn();
jest.mock("./leave-document", () => ({ leaveDocument: (address: string) => leaveDocument(address) }));

const session: SessionView = {
  employeeKey: "emp-ann",
  role: "employee",
  isMfaPending: false,
  availableMfaChannels: [],
  passwordExpiresAt: null,
  impersonation: null,
  effectiveRole: "employee",
  idleExpiresAt: "2026-01-01T01:00:00Z",
  absoluteExpiresAt: "2026-01-01T08:00:00Z",
};
const employee = { key: "emp-ann", role: "employee", email: "ann@lintel.test" };

function Page({ surveys, children }: { surveys: string[]; children?: ReactNode }) {
  const alerts = useAlerts();
  const { mutate } = useSWRConfig();
  const { session: current } = useSession();
  return (
    <>
      <SessionProvider />
      <QueueProvider />
      <p>{current?.employeeKey ?? "nobody"}</p>
      <button type="button" onClick={() => void mutate(SESSION_KEY)}>
        Read again
      </button>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>{`${alert.type} ${alert.isPersistent}: ${alert.message}`}</li>
        ))}
      </ul>
      {surveys.map((key) => (
        <Survey key={key} surveyKey={key} />
      ))}
      {children}
    </>
  );
}

function Survey({ surveyKey }: { surveyKey: string }) {
  const { data } = useBackend("survey.get", { key: surveyKey });
  return data ? <p>{data.key}</p> : null;
}

function Me() {
  return <output>{useBackend("employee.me", {}).data?.givenName}</output>;
}

function open(surveys: number, answers: (sent: Sent) => ScriptedAnswer | Promise<ScriptedAnswer>, also?: ReactNode) {
  const log = scriptFetch(answers);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page surveys={Array.from({ length: surveys }, (_, index) => `srv-${index}`)}>{also}</Page>
    </SWRConfig>,
  );
  return log;
}

beforeEach(() => {
  sessionLifetime.begin();
  clearAlert();
  router.replace.mockClear();
  router.refresh.mockClear();
  leaveDocument.mockClear();
  here.path = "/insured/policies";
  window.history.replaceState(null, "", "/insured/policies?search=lee");
});

const signedIn = (sent: Sent): ScriptedAnswer =>
  sent.url === "/api/session" ? { status: 200, body: { session } } : { status: 401 };

test.each(["expired", "manual"] as const)("removes one person's alerts when the session ends: %s", async (reason) => {
  open(0, signedIn);
  await screen.findByText("emp-ann");
  const retry = { label: "Retry", onClick: () => {} };
  act(() => {
    showAlert({ type: "error", message: "Noor Haddad has rejected it", isPersistent: true, buttonProps: retry });
  });
  act(() => sessionLifetime.end(reason));
  expect(screen.queryByText(/Noor Haddad/)).toBeNull();
  expect(screen.queryAllByText(/session has expired/)).toHaveLength(reason === "expired" ? 1 : 0);
});

test("removes alerts when the same person continues in another role", async () => {
  open(0, signedIn);
  await screen.findByText("emp-ann");
  act(() => void showAlert({ type: "error", message: "Noor Haddad has rejected it", isPersistent: true }));
  await act(async () => sessionLifetime.begin());
  expect(screen.queryByText(/Noor Haddad/)).toBeNull();
});

test("20 calls answered 401 raise one persistent message and navigate once to the sign-in, with a return path", async () => {
  const log = open(20, signedIn);
  const message = await screen.findByText("error true: Your session has expired. Please log in again.");
  expect(log.filter((sent) => sent.url.startsWith("/api/backend/survey"))).toHaveLength(20);
  expect(message.parentElement?.childElementCount).toBe(1);
  expect(leaveDocument.mock.calls).toEqual([["/login?from=%2Finsured%2Fpolicies%3Fsearch%3Dlee"]]);
  expect(router.replace).not.toHaveBeenCalled();
});

test("a session that is missing on re-read has expired", async () => {
  let isOver = false;
  open(0, () => ({ status: 200, body: { session: isOver ? null : session } }));
  await screen.findByText("emp-ann");
  isOver = true;
  fireEvent.click(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText(/session has expired/);
  expect(leaveDocument).toHaveBeenCalledTimes(1);
});

test("clears the message at the next sign-in", async () => {
  open(0, signedIn);
  await screen.findByText("emp-ann");
  act(() => sessionLifetime.end("expired"));
  expect(screen.getByText(/session has expired/)).toBeInTheDocument();
  await act(async () => sessionLifetime.begin());
  await screen.findByText("emp-ann");
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
});

test("navigating back to a sign-in page requests the signed-in person's route from the server", async () => {
  open(0, () => ({ status: 200, body: { session } }));
  await screen.findByText("emp-ann");
  const goTo = async (path: string) => {
    here.path = path;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Read again" })));
    act(() => showAlert({ type: "info", message: path }));
  };
  await goTo("/settings");
  expect(router.refresh).not.toHaveBeenCalled();
  await goTo("/resend-mfa");
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ["expired", "/login?from=%2Finsured%2Finspections"],
  ["manual", "/login"],
] as const)("leaves again if a navigation cancels the load of the sign-in page: %s", async (reason, address) => {
  open(0, signedIn);
  await screen.findByText("emp-ann");
  act(() => sessionLifetime.end(reason));
  expect(leaveDocument).toHaveBeenCalledTimes(1);
  act(() => {
    here.path = "/insured/inspections";
    window.history.replaceState(null, "", here.path);
    showAlert({ id: "again", type: "info", message: "drawn again" });
  });
  expect(leaveDocument.mock.calls.slice(1)).toEqual([[address]]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(leaveDocument.mock.calls.slice(2)).toEqual([[address]]);
});

test("a page opened with an ended session shows the alert, whichever read finds out first", async () => {
  open(0, () => ({ status: 200, body: { session: null } }));
  expect(await screen.findByText("error true: Your session has expired. Please log in again.")).toBeInTheDocument();
  expect(leaveDocument.mock.calls).toEqual([["/login?from=%2Finsured%2Fpolicies%3Fsearch%3Dlee"]]);
});

test("does not navigate away from the sign-in page", async () => {
  window.history.replaceState(null, "", "/login?from=%2Fsettings");
  open(1, signedIn);
  await screen.findByText(/session has expired/);
  expect(router.replace).not.toHaveBeenCalled();
});

test("a manual sign-out has no return path and no message, and clears the cache", async () => {
  const log = open(1, (sent) => {
    if (sent.method === "DELETE") return { status: 204 };
    return sent.url === "/api/session"
      ? { status: 200, body: { session } }
      : { status: 200, body: { survey: { key: "srv-0" } } };
  });
  await screen.findByText("srv-0");
  await screen.findByText("emp-ann");
  expect(readScope()).toBe("emp-ann");
  await act(() => signOut());
  expect(leaveDocument.mock.calls).toEqual([["/login"]]);
  expect(router.replace).not.toHaveBeenCalled();
  expect(screen.getByText("nobody")).toBeInTheDocument();
  expect(screen.queryByText("srv-0")).toBeNull();
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(readScope()).toBeNull();
  expect(log.at(-1)).toMatchObject({
    method: "DELETE",
    url: "/api/session",
    headers: { "X-Requested-With": "lintel" },
  });
});

test("a failed sign-out is reported, and the session stays", async () => {
  open(0, signedIn);
  await screen.findByText("emp-ann");
  scriptFetch(() => new TypeError("offline"));
  await expect(signOut()).rejects.toMatchObject({ isUnanswered: true });
  expect(router.replace).not.toHaveBeenCalled();
  expect(screen.getByText("emp-ann")).toBeInTheDocument();
});

test("signing in sends the time zone, and the page has the session", async () => {
  let isSignedIn = false;
  const log = open(0, (sent) => {
    if (sent.method !== "POST") return { status: 200, body: { session: isSignedIn ? session : null } };
    isSignedIn = true;
    return { status: 200, body: { employee, isMfaPending: false } };
  });
  await screen.findByText("nobody");
  await act(async () => {
    expect(await signIn({ email: "ann@lintel.test", password: "Lintel-2026!" })).toEqual({
      employee,
      isMfaPending: false,
    });
  });
  await screen.findByText("emp-ann");
  const sent = log.find(({ method }) => method === "POST");
  expect(sent?.body).toEqual({
    email: "ann@lintel.test",
    password: "Lintel-2026!",
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test("a refused sign-in joins the messages, or uses the row's fallback", async () => {
  const status = [
    { message: "Wrong password.", type: "unauthorized" },
    { message: "Two tries left.", type: "unauthorized" },
  ];
  scriptFetch(() => ({ status: 401, body: { status, isLockedOut: false } }));
  await expect(signIn({ email: "a@b", password: "x" })).rejects.toMatchObject({
    message: "Wrong password. Two tries left.",
    status: 401,
  });
  scriptFetch(() => ({ status: 401 }));
  await expect(signIn({ email: "a@b", password: "x" })).rejects.toMatchObject({
    message: "Incorrect email or password",
  });
  expect(screen.queryByText(/session has expired/)).toBeNull();
});

test.each([
  ["no answer", new TypeError("offline")],
  ["a load balancer's 502", { status: 502 }],
])("%s at the sign-in is not reported as a wrong password", async (_, answer) => {
  scriptFetch(() => answer);
  await expect(signIn({ email: "a@b", password: "x" })).rejects.toMatchObject({
    message: "Lintel can't be reached right now. Try again in a minute.",
  });
});

test("a change of impersonation clears the cache", async () => {
  let role: SessionView["role"] | null = null;
  open(1, (sent) => {
    const impersonation = role && { role, companyKeys: [] };
    return sent.url === "/api/session"
      ? { status: 200, body: { session: { ...session, impersonation } } }
      : { status: 200, body: { survey: { key: `as ${role ?? "oneself"}` } } };
  });
  await screen.findByText("as oneself");
  await screen.findByText("emp-ann");
  role = "underwriting_reviewer";
  fireEvent.click(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText("as underwriting_reviewer");
  expect(screen.queryByText("as oneself")).toBeNull();
  await waitFor(() => expect(browserQueue().getScope()).toBe("emp-ann underwriting_reviewer"));
  role = null;
  fireEvent.click(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText("as oneself");
  expect(screen.queryByText(/session has expired/)).toBeNull();
});

test("after a change of role, loads a document if the router has not navigated", async () => {
  let role: SessionView["role"] = "employee";
  open(0, () => ({ status: 200, body: { session: { ...session, role, effectiveRole: role } } }));
  await screen.findByText("emp-ann");
  jest.useFakeTimers();
  role = "claims_reviewer";
  fireEvent.click(screen.getByRole("button", { name: "Read again" }));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(leaveDocument).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  jest.useRealTimers();
  expect(leaveDocument.mock.calls).toEqual([["/settings"]]);
});

describe("with another tab", () => {
  const receive = (event: object) => act(async () => FakeChannel.receive("lintel-session", event));

  test("adopts the other tab's sign-out", async () => {
    open(0, signedIn);
    await screen.findByText("emp-ann");
    await receive({ type: "ended", reason: "manual" });
    expect(leaveDocument.mock.calls).toEqual([["/login"]]);
    expect(screen.getByText("nobody")).toBeInTheDocument();
  });

  test("adopts the other tab's expired session with one alert, without notifying back", async () => {
    open(0, signedIn);
    await screen.findByText("emp-ann");
    FakeChannel.sent.length = 0;
    await receive({ type: "ended", reason: "expired" });
    await receive({ type: "ended", reason: "expired" });
    expect(screen.getAllByText(/session has expired/)).toHaveLength(1);
    expect(leaveDocument).toHaveBeenCalledTimes(1);
    expect(FakeChannel.sent).toEqual([]);
  });

  test("adopts the other tab's sign-in, also of another person: clears the cache and checks the route", async () => {
    let key = "emp-ann";
    open(1, (sent) =>
      sent.url === "/api/session"
        ? { status: 200, body: { session: { ...session, employeeKey: key } } }
        : { status: 200, body: { survey: { key: `of ${key}` } } },
    );
    await screen.findByText("of emp-ann");
    key = "emp-bob";
    await receive({ type: "began" });
    await screen.findByText("emp-bob");
    await screen.findByText("of emp-bob");
    expect(router.refresh).toHaveBeenCalled();
  });

  test("notifies the other tab of a sign-out", async () => {
    open(0, (sent) => (sent.method === "DELETE" ? { status: 204 } : { status: 200, body: { session } }));
    await screen.findByText("emp-ann");
    FakeChannel.sent.length = 0;
    await act(() => signOut());
    expect(FakeChannel.sent).toEqual([{ type: "changing" }, { type: "ended", reason: "manual" }]);
  });
});

describe("refresh", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  const refreshes = (log: Sent[]) => log.filter((sent) => sent.url === "/api/session/refresh").map((sent) => sent.body);

  test("refreshes every 60 s, as active only after a key, a pointer or a touch", async () => {
    const log = open(0, (sent) =>
      sent.url === "/api/session" ? { status: 200, body: { session } } : { status: 200, body: { employee } },
    );
    await act(() => jest.advanceTimersByTimeAsync(10));
    await minute();
    window.dispatchEvent(new Event("keydown"));
    await minute();
    await minute();
    window.dispatchEvent(new Event("touchstart"));
    await minute();
    expect(refreshes(log)).toEqual([{ isActive: false }, { isActive: true }, { isActive: false }, { isActive: true }]);
  });

  test("reports activity again with the next refresh if the last one failed", async () => {
    let isDown = true;
    const log = open(0, (sent) => {
      if (sent.url === "/api/session") return { status: 200, body: { session } };
      return isDown ? { status: 503 } : { status: 200, body: { employee } };
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    window.dispatchEvent(new Event("pointerdown"));
    await minute();
    isDown = false;
    await minute();
    expect(refreshes(log)).toEqual([{ isActive: true }, { isActive: true }]);
  });

  test("ends the session on a 401", async () => {
    open(0, (sent) => (sent.url === "/api/session" ? { status: 200, body: { session } } : { status: 401 }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    await minute();
    expect(leaveDocument).toHaveBeenCalledTimes(1);
  });

  test("reads the employee's record again after another tab has changed it", async () => {
    let givenName = "Ann";
    open(
      0,
      (sent) => ({
        status: 200,
        body: sent.url === "/api/session" ? { session } : { employee: { ...employee, givenName } },
      }),
      <Me />,
    );
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole("status")).toHaveTextContent("Ann");
    givenName = "Anna";
    await act(async () => FakeChannel.receive("lintel-session", { type: "changed-oneself", stale: ["employee.me"] }));
    expect(screen.getByRole("status")).toHaveTextContent("Anna");
  });

  test.each([true, false])("keeps an employee's edit that is newer than the refresh: edited %p", async (isEdited) => {
    let answer = () => {};
    open(
      0,
      (sent) => {
        if (sent.url === "/api/session") return { status: 200, body: { session } };
        if (!sent.url.endsWith("refresh"))
          return { status: 200, body: { employee: { ...employee, givenName: "new" } } };
        return new Promise((resolve) => {
          answer = () => resolve({ status: 200, body: { employee: { ...employee, givenName: "old" } } });
        });
      },
      <Me />,
    );
    await act(() => jest.advanceTimersByTimeAsync(10));
    await minute();
    if (isEdited) await act(() => markStale(["employee.me"]));
    await act(async () => answer());
    expect(screen.getByRole("status")).toHaveTextContent(isEdited ? "new" : "old");
  });

  test("does not refresh while nobody is signed in", async () => {
    const log = open(0, () => ({ status: 200, body: { session: null } }));
    await minute();
    expect(refreshes(log)).toEqual([]);
  });
});
