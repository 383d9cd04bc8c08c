import { act, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import type { SessionView } from "@/lib/domain/session-view";
import { type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { useBackend } from "../reads/use-backend";
import { SessionProvider } from "./session-provider";
import { useSession } from "./use-session";

const posted: unknown[] = [];
const channels: EventTarget[] = [];
class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    if (name === "lintel-session") channels.push(this);
  }
  postMessage(message: unknown): void {
    if (this.name === "lintel-session") posted.push(message);
  }
  close(): void {}
}
globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => "/insured/policies" }));

const server = { role: "admin", passwordExpiresAt: null as string | null, employee: {} as object };
let log: Sent[] = [];

function Page() {
  const { session } = useSession();
  const { data } = useBackend("company.get", { key: "cous-1" });
  return (
    <>
      <SessionProvider />
      <p>{session ? `${session.role} until ${session.passwordExpiresAt}` : "nobody"}</p>
      <p>{data?.name}</p>
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const companiesRead = () => log.filter(({ url }) => url.includes("company")).length;

beforeEach(async () => {
  jest.useFakeTimers();
  sessionLifetime.begin();
  Object.assign(server, { role: "admin", passwordExpiresAt: null, employee: {} });
  router.refresh.mockClear();
  log = scriptFetch(({ url }) => {
    const { role, passwordExpiresAt } = server;
    const session = {
      employeeKey: "emp-ann",
      role,
      isMfaPending: false,
      availableMfaChannels: [],
      passwordExpiresAt,
      impersonation: null,
      effectiveRole: role,
      idleExpiresAt: "2099-01-01T01:00:00Z",
      absoluteExpiresAt: "2099-01-01T08:00:00Z",
    } as unknown as SessionView;
    if (url === "/api/session") return { status: 200, body: { session } };
    if (url.includes("company")) return { status: 200, body: { company: { key: "cous-1", name: `for ${role}` } } };
    return { status: 200, body: { employee: { key: "emp-ann", role, passwordExpiresAt, ...server.employee } } };
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  await pass(10);
  posted.length = 0;
});
afterEach(() => jest.useRealTimers());

test("a changed role reaches session, cache, page and other tabs within 60 s", async () => {
  expect(screen.getByText("for admin")).toBeInTheDocument();
  server.role = "underwriting_reviewer";
  await pass(60_000);
  expect(screen.getByText("underwriting_reviewer until null")).toBeInTheDocument();
  expect(screen.getByText("for underwriting_reviewer")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(posted).toEqual([{ type: "began" }]);
});

test("a changed password expiry reaches session, page and other tabs, and keeps the cache", async () => {
  const before = companiesRead();
  server.passwordExpiresAt = "2026-03-04T00:00:00.000Z";
  await pass(60_000);
  expect(screen.getByText("admin until 2026-03-04T00:00:00.000Z")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(posted).toEqual([{ type: "renewed" }]);
  expect(companiesRead()).toBe(before);
});

test("ignores equal values, however the backend formats an expiry", async () => {
  server.employee = { passwordExpiresAt: "never" };
  await pass(180_000);
  expect(router.refresh).not.toHaveBeenCalled();
  expect(posted).toEqual([]);
});

test("refreshes when a suspended page becomes visible", async () => {
  const refreshes = () => log.filter(({ url }) => url.endsWith("/refresh")).length;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(refreshes()).toBe(0);
  jest.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(refreshes()).toBe(1);
});

test("adopts another tab's renewal", async () => {
  server.passwordExpiresAt = "2026-03-04T00:00:00.000Z";
  await act(async () => {
    for (const channel of channels) channel.dispatchEvent(new MessageEvent("message", { data: { type: "renewed" } }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("admin until 2026-03-04T00:00:00.000Z")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalled();
});
