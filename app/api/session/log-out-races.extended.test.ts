import { BrowserModel, chanceOf, createChannels, createLocks, pause, wholeAnswer } from "@/tests/support/browser-model";
import type { Behavior } from "@/tests/support/fault-backend";
import { SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
let routes: (method: string, path: string) => (request: Request) => Promise<Response>;

beforeAll(async () => {
  await world.start();
  const [session, refresh, impersonation, proxied] = await Promise.all([
    import("./route"),
    import("./refresh/route"),
    import("./impersonation/route"),
    import("../backend/[...path]/route"),
  ]);
  routes = (method, path) => {
    const handlers = path.startsWith("/api/backend/")
      ? proxied
      : { "/api/session": session, "/api/session/refresh": refresh, "/api/session/impersonation": impersonation }[path];
    return (handlers as unknown as Record<string, (request: Request) => Promise<Response>>)[method] as never;
  };
});
afterAll(() => world.stop());

/** A backend that tracks valid tokens, with delays before and after it decides. */
class RevokingBackend {
  readonly living = new Map<string, string>();
  private issued = 0;
  constructor(private readonly delay: () => number) {}

  readonly behave: Behavior = async (request, response, body) => {
    await pause(this.delay());
    const [status, answer] = this.decide(request.url ?? "", String(request.headers["x-access-token"]), body.toString());
    await pause(this.delay());
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(status === 204 ? "" : JSON.stringify(answer));
  };

  private decide(target: string, token: string, body: string): [number, object] {
    const employee = (key: string) => ({ key, role: "superadmin", email: `${key}@lintel.test` });
    if (target === "/employee/login") {
      const key = `emp-${(JSON.parse(body) as { email: string }).email.split("@")[0]}`;
      this.issued += 1;
      this.living.set(`token-${this.issued}-of-${key}`, key);
      return [200, { device: { accessToken: `token-${this.issued}-of-${key}` }, employee: employee(key) }];
    }
    const key = this.living.get(token);
    if (!key) return [401, { status: [{ message: "Sign in first.", type: "unauthorized" }] }];
    if (target === "/employee/logout") {
      this.living.delete(token);
      return [204, {}];
    }
    return [200, { employee: employee(key) }];
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** The client of one tab, with the calls that the session provider makes. */
async function openTab() {
  let tab!: {
    lifetime: typeof import("@/lib/client/calls/session-lifetime").sessionLifetime;
    signIn: (name: string) => Promise<unknown>;
    signOut: () => Promise<unknown>;
    refresh: () => Promise<unknown>;
    impersonate: () => Promise<unknown>;
    read: () => Promise<unknown>;
  };
  await jest.isolateModulesAsync(async () => {
    const { sessionLifetime } = await import("@/lib/client/calls/session-lifetime");
    const { sessionTabs } = await import("@/lib/client/session/session-tabs");
    const { judgeUnauthorized } = await import("@/lib/client/session/judge-unauthorized");
    const { signIn } = await import("@/lib/client/session/sign-in");
    const { signOut } = await import("@/lib/client/session/sign-out");
    const { refreshSession } = await import("@/lib/client/session/refresh-session");
    const { impersonate } = await import("@/lib/client/session/impersonate");
    const { callBackend } = await import("@/lib/client/calls/call-backend");
    const shown = { current: null };
    let running = new AbortController();
    sessionLifetime.judgeBy(() => judgeUnauthorized(shown));
    sessionLifetime.subscribe((event) => {
      if (event.type === "changing") running.abort();
    });
    sessionTabs().listen((message) => {
      if (message.type === "changing") sessionLifetime.change();
      if (message.type === "began") sessionLifetime.begin();
      if (message.type === "ended") sessionLifetime.end(message.reason);
    });
    tab = {
      lifetime: sessionLifetime,
      signIn: (name) => signIn({ email: `${name}@lintel.test`, password: "Lintel-2026!" }),
      signOut,
      refresh: () => {
        running = new AbortController();
        return refreshSession(true, running.signal);
      },
      impersonate: () => impersonate({ role: "employee", companyKeys: [] }, {} as never),
      read: () => callBackend("employee.me", {}),
    };
  });
  return tab;
}

const origin = "http://localhost:3000";
let browser = new BrowserModel(
  origin,
  () => () => Promise.reject(),
  () => 0,
);
let writes: string[] = [];
let tabs: Awaited<ReturnType<typeof openTab>>[];

beforeAll(async () => {
  Object.assign(globalThis, {
    BroadcastChannel: createChannels(),
    fetch: (path: string, init: RequestInit = {}) => {
      if (path === "/api/session" && init.method !== "GET") writes.push(String(init.method));
      return browser.fetch(path, init);
    },
  });
  tabs = [await openTab(), await openTab()];
});

async function race(seed: number, locks: ReturnType<typeof createLocks> | undefined) {
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  const chance = chanceOf(seed);
  const delay = () => Math.floor(chance() * 4);
  const backend = new RevokingBackend(delay);
  world.backend.behave(backend.behave);
  browser = new BrowserModel(origin, routes, delay);
  const [one, other] = tabs as [Tab, Tab];
  await one.signIn("ann");
  await browser.settle();
  const [first] = backend.living.keys();
  writes = [];

  const name = chance() < 0.5 ? "ann" : "bob";
  const afterDelay = async (action: () => Promise<unknown>) => {
    await pause(chance() * 10);
    await action().catch(() => undefined);
  };
  const jobs = [one.signOut, one.refresh, other.refresh, one.read, one.read, other.read, other.read, other.impersonate];
  if (chance() < 0.5) jobs.push(() => other.signIn(name));
  await Promise.all(jobs.map(afterDelay));
  await browser.settle();
  return { backend, first: String(first), last: writes.at(-1), name };
}

const callRoute = async (method: string, path: string, cookie: string | null) =>
  wholeAnswer(
    await routes(
      method,
      path,
    )(
      new Request(origin + path, {
        method,
        headers: {
          "x-requested-with": "lintel",
          "sec-fetch-site": "same-origin",
          ...(cookie && { cookie }),
          ...(method === "POST" && { "content-type": "application/json" }),
        },
        ...(method === "POST" && { body: '{"isActive":true}' }),
      }),
    ),
  );
const sessionOf = async (cookie: string | null) =>
  (await (await callRoute("GET", "/api/session", cookie)).json()).session;

/** Expects that a cookie with a logged-out token gives no access. */
async function expectDead(cookie: string): Promise<void> {
  expect(await sessionOf(cookie)).toBeNull();
  expect((await callRoute("GET", "/api/backend/employee", cookie)).status).toBe(401);
  const renewed = await callRoute("POST", "/api/session/refresh", cookie);
  expect([renewed.status, /=Fe26/.test(renewed.headers.get("set-cookie") ?? "")]).toEqual([401, false]);
}

test("log-out wins 200 races with refreshes, reads, impersonation and a sign-in in another tab", async () => {
  let signedInAfterwards = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const { backend, first, last, name } = await race(seed, createLocks());
    expect(backend.living.has(first)).toBe(false);
    const session = await sessionOf(browser.jar);
    if (last === "POST") {
      // A sign-in after the log-out stays: no late answer of the previous session ends it.
      signedInAfterwards += 1;
      expect({ seed, employeeKey: session?.employeeKey }).toEqual({ seed, employeeKey: `emp-${name}` });
      expect((await callRoute("GET", "/api/backend/employee", browser.jar)).status).toBe(200);
      expect([...backend.living.values()]).toEqual([`emp-${name}`]);
    } else {
      expect({ seed, session, living: [...backend.living.keys()] }).toEqual({ seed, session: null, living: [] });
    }
    expect({ seed, ended: tabs.map(({ lifetime }) => lifetime.isEnded()) }).toEqual({
      seed,
      ended: tabs.map(() => last === "DELETE"),
    });
    for (const cookie of browser.cookies) {
      const seen = await sessionOf(cookie);
      // A sign-in is valid as long as its cookie is the one in the jar.
      if (session && seen) expect(seen.absoluteExpiresAt).toBe(session.absoluteExpiresAt);
      else await expectDead(cookie);
    }
  }
  expect(signedInAfterwards).toBeGreaterThan(20);
}, 240_000);

test("without locks a late answer can restore the cookie, but that cookie gives no access", async () => {
  for (let seed = 1_001; seed <= 1_050; seed += 1) {
    const { backend, first } = await race(seed, undefined);
    expect({ seed, isLiving: backend.living.has(first) }).toEqual({ seed, isLiving: false });
    await expectDead(browser.cookies[0] ?? "");
  }
}, 120_000);
