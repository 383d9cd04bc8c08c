import { act, render } from "@testing-library/react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import type { SessionView } from "@/lib/domain/session-view";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { Chat } from "./chat";

let path = "/insured/policies";
const calls: string[] = [];
jest.mock("next/navigation", () => ({ usePathname: () => path }));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn() }));
jest.mock("@/lib/client/session/use-current-employee", () => ({ useCurrentEmployee: jest.fn() }));
jest.mock("./page-messenger", () => ({
  pageMessenger: () => ({
    start: ({ key, hash }: { key: string; hash: string }) => void calls.push(`start ${key} ${hash}`),
    stop: () => void calls.push("stop"),
    subscribe: () => () => undefined,
    isReady: () => false,
  }),
}));

const CHAT = { appId: "app1", scriptUrl: "https://chat.test/widget" };
const DANA = {
  key: "emp-1",
  givenName: "Dana",
  familyName: "Whitfield",
  email: "dana@example.test",
  chatIdentityHash: "h-1",
} as Employee;
const SESSION = { employeeKey: "emp-1", isMfaPending: false, impersonation: null } as SessionView;

function signInAs(session: Partial<SessionView> | null, employee: Partial<Employee> = {}) {
  jest.mocked(useSession).mockReturnValue({ session: session && { ...SESSION, ...session }, isLoading: false });
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: session && { ...DANA, ...employee }, isLoading: false });
}
const tree = (vendors: readonly string[]) => (
  <PublicConfigProvider config={{ ...WITHOUT_VENDORS, chat: CHAT, vendors }}>
    <Chat />
  </PublicConfigProvider>
);
const open = (vendors = ["chat"]) => render(tree(vendors));
/** Runs the idle callback, and returns the calls since the last time. */
const idle = () => {
  act(() => jest.advanceTimersByTime(2_000));
  return calls.splice(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
  path = "/insured/policies";
  signInAs({});
});
afterEach(() => jest.useRealTimers());

test("the chat starts when the browser is idle, not before", () => {
  open();
  expect(calls).toEqual([]);
  expect(idle()).toEqual(["start emp-1 h-1"]);
});

test.each([
  ["nobody is signed in", () => signInAs(null)],
  ["a code is still to be entered", () => signInAs({ isMfaPending: true })],
  ["a role is impersonated", () => signInAs({ impersonation: { role: "employee", companyKeys: [] } })],
  ["the employee has no chat identity", () => signInAs({}, { chatIdentityHash: null })],
  ["the loaded employee is not the signed-in person", () => signInAs({ employeeKey: "emp-2" })],
])("the chat does not start while %s", (_, arrange) => {
  arrange();
  open();
  expect(idle()).toEqual(["stop"]);
});

test.each(["/reset-password", "/login", "/activate-account/a/b/c"])(
  "the chat does not start on %s, even if the document may load the chat",
  (pathname) => {
    path = pathname;
    open();
    expect(idle()).toEqual(["stop"]);
  },
);

test("the chat does not start in a document whose policy blocks it", () => {
  open([]);
  expect(idle()).toEqual(["stop"]);
});

test("the chat ends at once with the session, and when the session begins to change", () => {
  open();
  idle();
  act(() => sessionLifetime.change());
  expect(calls.splice(0)).toContain("stop");
  // The change failed, and no event reports that.
  act(() => jest.advanceTimersByTime(10_000));
  expect(idle()).toEqual(["start emp-1 h-1"]);
  act(() => sessionLifetime.end("manual"));
  expect(idle()).toContain("stop");
  expect(idle()).toEqual([]);
  act(() => sessionLifetime.begin());
  expect(idle().at(-1)).toBe("start emp-1 h-1");
});

test("the chat ends when impersonation begins, and starts again afterward for the same person", () => {
  const { rerender } = open();
  idle();
  signInAs({ impersonation: { role: "claims_reviewer", companyKeys: [] } });
  rerender(tree(["chat"]));
  expect(idle()).toEqual(["stop"]);
  signInAs({});
  rerender(tree(["chat"]));
  expect(idle()).toEqual(["start emp-1 h-1"]);
});
