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
function signInAs(session: Partial<SessionView> | null): void {
  jest.mocked(useSession).mockReturnValue({ session: session && { ...SESSION, ...session }, isLoading: false });
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: session && DANA, isLoading: false });
}

const configOf = (environment: string): PublicConfig => {
  const variables = {
    BACKEND_URL: "https://backend.test",
    SESSION_SECRET: "chat-session-secret-of-enough-length",
    APP_ORIGIN: environment === "dev" ? "http://localhost:3000" : "https://lintel.test",
    STORAGE_ORIGIN: "https://s3.test",
    CHAT_APP_ID: "app1",
    APP_ENVIRONMENT: environment,
  };
  return readPublicConfig(readEnv(variables), new Headers({ "x-page-vendors": "chat" }));
};
const tree = (config: PublicConfig) => (
  <PublicConfigProvider config={config}>
    <ThirdParties />
  </PublicConfigProvider>
);
/** Waits for the parts of third parties, which are imported lazily. */
const waitForParts = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
async function open(environment = "staging") {
  window.history.replaceState(null, "", path);
  const config = configOf(environment);
  const view = render(tree(config));
  await waitForParts();
  return async () => {
    view.rerender(tree(config));
    await waitForParts();
  };
}

let idleCallbacks: Map<number, () => void>;
let state: DocumentReadyState;
let lastIdleCallback = 0;
const load = () =>
  act(() => {
    state = "complete";
    window.dispatchEvent(new Event("load"));
  });
const idle = () =>
  act(() => {
    for (const [id, run] of [...idleCallbacks]) {
      idleCallbacks.delete(id);
      run();
    }
  });
/** Returns how often the chat requested its script, and the calls queued on its global. */
const chatEffects = () => [scripts, page.Intercom?.q?.map(([what, facts]) => (what === "boot" ? facts : what))];
const NOTHING = [0, undefined];
const STARTED = [1, ["ready", expect.objectContaining({ user_id: "emp-1", user_hash: "h-1" })]];

beforeEach(() => {
  page = {};
  scripts = 0;
  const countLoad = () => {
    scripts += 1;
  };
  messenger = new Messenger(page, { appId: "app1", load: countLoad });
  idleCallbacks = new Map();
  state = "interactive";
  path = "/insured/policies";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => state);
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      lastIdleCallback += 1;
      idleCallbacks.set(lastIdleCallback, run);
      return lastIdleCallback;
    },
    cancelIdleCallback: (id: number) => void idleCallbacks.delete(id),
  });
  signInAs({});
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  sessionLifetime.begin();
});

test("the chat starts once the document has loaded and the browser is idle, not with only one of them", async () => {
  await open();
  idle();
  expect(chatEffects()).toEqual(NOTHING);
  load();
  expect(chatEffects()).toEqual(NOTHING);
  idle();
  expect(chatEffects()).toEqual(STARTED);
});

test.each(["artisan", "staging", "prod"])("the environment %s has the chat", async (environment) => {
  await open(environment);
  load();
  idle();
  expect(chatEffects()).toEqual(STARTED);
});

test("the environment dev never starts the chat: not even an idle callback is requested", async () => {
  await open("dev");
  load();
  expect(idleCallbacks.size).toBe(0);
  idle();
  expect(chatEffects()).toEqual(NOTHING);
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
])("%s has no chat, even for a signed-in person in a document that may load the chat", async (pathname) => {
  path = pathname;
  await open();
  load();
  expect(idleCallbacks.size).toBe(0);
  idle();
  expect(chatEffects()).toEqual(NOTHING);
});

const go = (to: string) => {
  path = to;
};
const STOP_REASONS: [string, () => void][] = [
  ["who logs out", () => sessionLifetime.end("manual")],
  ["whose session has ended", () => sessionLifetime.end("expired")],
  ["who starts to log out or to impersonate a role", () => sessionLifetime.change()],
  ["who impersonates a role", () => signInAs({ impersonation: IMPERSONATION })],
  ["who opens the page to set a new password", () => go("/reset-password")],
  ["who is no longer signed in", () => signInAs(null)],
];
test.each(
  STOP_REASONS.flatMap(([who, stop]): [string, () => void, () => void][] => [
    [`${who} before the page has loaded`, stop, () => undefined],
    [`${who} before the browser is idle`, stop, load],
  ]),
)("the chat does not start for a person %s", async (_, stop, before) => {
  const again = await open();
  before();
  act(stop);
  await again();
  load();
  idle();
  expect(chatEffects()).toEqual(NOTHING);
});

test("after impersonation ends, the chat starts for the real person once the browser is idle again", async () => {
  signInAs({ impersonation: IMPERSONATION });
  const again = await open();
  load();
  idle();
  act(() => sessionLifetime.change());
  idle();
  expect(chatEffects()).toEqual(NOTHING);
  signInAs({});
  act(() => sessionLifetime.begin());
  await again();
  expect(chatEffects()).toEqual(NOTHING);
  idle();
  expect(chatEffects()).toEqual(STARTED);
});
