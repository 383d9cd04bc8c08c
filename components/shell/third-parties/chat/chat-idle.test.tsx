/** When the chat starts, from page load to the request of its script, and everything that prevents it. */
import { act, render } from "@testing-library/react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { SessionView } from "@/lib/domain/session-view";
import { readEnv } from "@/lib/server/env";
import { readPublicConfig } from "@/lib/server/public-config";
import { ThirdParties } from "../third-parties";
import { type ChatWindow, Messenger } from "./messenger";

let path = "/insured/policies";
jest.mock("next/navigation", () => ({ usePathname: () => path }));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn() }));
jest.mock("@/lib/client/session/use-current-employee", () => ({ useCurrentEmployee: jest.fn() }));
jest.mock("@/lib/client/update/reload-document", () => ({ reloadDocument: jest.fn() }));
// Replaces the page's own messenger, which exists once per document, with one whose script never answers.
let page: ChatWindow;
let scripts: number;
let messenger: Messenger;
jest.mock("./page-messenger", () => ({ pageMessenger: () => messenger }));

const IMPERSONATION = { role: "claims_reviewer", companyKeys: [] } as never;
const SESSION = { employeeKey: "emp-1", isMfaPending: false, impersonation: null } as SessionView;
const DANA = {
  key: "emp-1",
  givenName: "Dana",
  familyName: "Whitfield",
  email: "dana@example.test",
  chatIdentityHash: "h-1",
} as Employee;
function as(session: Partial<SessionView> | null): void {
  jest.mocked(useSession).mockReturnValue({ session: session && { ...SESSION, ...session }, isLoading: false });
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: session && DANA, isLoading: false });
}

const configOf = (environment: string): PublicConfig => {
  const given = {
    BACKEND_URL: "https://backend.test",
    SESSION_SECRET: "chat-session-secret-of-enough-length",
    APP_ORIGIN: environment === "dev" ? "http://localhost:3000" : "https://lintel.test",
    STORAGE_ORIGIN: "https://s3.test",
    CHAT_APP_ID: "app1",
    APP_ENVIRONMENT: environment,
  };
  return readPublicConfig(readEnv(given), new Headers({ "x-page-vendors": "chat" }));
};
const tree = (config: PublicConfig) => (
  <PublicConfigProvider config={config}>
    <ThirdParties />
  </PublicConfigProvider>
);
/** The parts of third parties are imported lazily. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
async function open(environment = "staging") {
  window.history.replaceState(null, "", path);
  const config = configOf(environment);
  const view = render(tree(config));
  await settled();
  return async () => {
    view.rerender(tree(config));
    await settled();
  };
}

let idlers: Map<number, () => void>;
let state: DocumentReadyState;
let lastIdler = 0;
const load = () =>
  act(() => {
    state = "complete";
    window.dispatchEvent(new Event("load"));
  });
const idle = () =>
  act(() => {
    for (const [id, run] of [...idlers]) {
      idlers.delete(id);
      run();
    }
  });
/** The effects of the chat: requested its script, set its global, identified the person. */
const done = () => [scripts, page.Intercom?.q?.map(([what, facts]) => (what === "boot" ? facts : what))];
const NOTHING = [0, undefined];
const BEGUN = [1, ["ready", expect.objectContaining({ user_id: "emp-1", user_hash: "h-1" })]];

beforeEach(() => {
  page = {};
  scripts = 0;
  const ask = () => {
    scripts += 1;
  };
  messenger = new Messenger(page, { appId: "app1", load: ask });
  idlers = new Map();
  state = "interactive";
  path = "/insured/policies";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => state);
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      lastIdler += 1;
      idlers.set(lastIdler, run);
      return lastIdler;
    },
    cancelIdleCallback: (id: number) => void idlers.delete(id),
  });
  as({});
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  sessionLifetime.begin();
});

test("it starts once the document has loaded and the browser is idle, not with only one of them", async () => {
  await open();
  idle();
  expect(done()).toEqual(NOTHING);
  load();
  expect(done()).toEqual(NOTHING);
  idle();
  expect(done()).toEqual(BEGUN);
});

test.each(["artisan", "staging", "prod"])("%s has it", async (environment) => {
  await open(environment);
  load();
  idle();
  expect(done()).toEqual(BEGUN);
});

test("dev never starts it, with any configuration: not even an idle callback is requested", async () => {
  await open("dev");
  load();
  expect(idlers.size).toBe(0);
  idle();
  expect(done()).toEqual(NOTHING);
});

test.each([
  "/login",
  "/verify-mfa",
  "/resend-mfa",
  "/verify-backup-code",
  "/forgot-password",
  "/reset-password",
  "/reset-password/a@b.test/token",
  "/reset-password/-/-",
  "/reset-expired-password/a@b.test/token",
  "/reset-expired-password/-/-",
  "/activate-account/a@b.test/token/other",
  "/activate-account/-/-/-",
])("%s has none, also for whoever is signed in, and in a document that may have one", async (at) => {
  path = at;
  await open();
  load();
  expect(idlers.size).toBe(0);
  idle();
  expect(done()).toEqual(NOTHING);
});

const go = (to: string) => {
  path = to;
};
const TURNS: [string, () => void][] = [
  ["who logs out", () => sessionLifetime.end("manual")],
  ["whose session is over", () => sessionLifetime.end("expired")],
  ["who begins to log out, or to act in another role", () => sessionLifetime.change()],
  ["who acts in another role", () => as({ impersonation: IMPERSONATION })],
  ["who goes on to set a new password", () => go("/reset-password")],
  ["who is not signed in any more", () => as(null)],
];
test.each(
  TURNS.flatMap(([who, turn]): [string, () => void, () => void][] => [
    [`${who} before the page has loaded`, turn, () => undefined],
    [`${who} before the browser is idle`, turn, load],
  ]),
)("nothing of it happens for somebody %s", async (_, turn, before) => {
  const again = await open();
  before();
  act(turn);
  await again();
  load();
  idle();
  expect(done()).toEqual(NOTHING);
});

test("after impersonation ends, it starts for the real person once the browser is idle again", async () => {
  as({ impersonation: IMPERSONATION });
  const again = await open();
  load();
  idle();
  act(() => sessionLifetime.change());
  idle();
  expect(done()).toEqual(NOTHING);
  as({});
  act(() => sessionLifetime.begin());
  await again();
  expect(done()).toEqual(NOTHING);
  idle();
  expect(done()).toEqual(BEGUN);
});
