/** What every end-to-end test shares: a page that fails on console errors, signing in, and the relay before the backend. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { LANES, RELAY, relayOf } from "./lane";
import { gatherPieces } from "./pieces";
import { noteBeyondThisMachine } from "./strangers";

export const PASSWORD = "Lintel-2026!";
const CONTROL = `${RELAY}/__relay`;

export type Secret = { kind: "access token" | "link token" | "password" | "code" | "backup code"; value: string };
export type RelayedCall = { method: string; path: string; status: number };
/** `every`: 5 is the fifth such call, the tenth and so on. */
export type Fault = { match: string; times: number; every?: number } & (
  | { mode: "drop" | "lose" | "busy" | "html" | "unauthorized" | "empty" }
  | { mode: "change"; change: Record<string, unknown> }
);

let isMisbehaving = false;

export const relay = {
  async tokens(): Promise<string[]> {
    return (await (await fetch(`${CONTROL}/tokens`)).json()) as string[];
  },
  /** What must not be told, of all that passed between any app and its backend. */
  async secrets(): Promise<Secret[]> {
    const ofEach = LANES.map(async (lane) => (await fetch(`${relayOf(lane)}/__relay/secrets`)).json());
    return (await Promise.all(ofEach)).flat() as Secret[];
  },
  async calls(): Promise<RelayedCall[]> {
    return (await (await fetch(`${CONTROL}/calls`)).json()) as RelayedCall[];
  },
  async misbehave(faults: Fault[]): Promise<void> {
    isMisbehaving = faults.length > 0;
    await fetch(`${CONTROL}/faults`, { method: "POST", body: JSON.stringify(faults) });
  },
};

let renewedFor = "";

/**
 * Gives the backend its first data again, unless this worker has for this file: no file depends on what another changed,
 * nor a second try on the first one. For hooks that come before the fixtures.
 */
export async function giveFirstData(file: string): Promise<void> {
  if (file === renewedFor) return;
  renewedFor = file;
  expect((await fetch(`${CONTROL}/renew`, { method: "POST" })).status).toBe(200);
}

/**
 * Whether React has taken over the document and every control that the server drew, and its effects, which listen for
 * keys, have run; true for pages that are not the app's.
 */
const isAlive = (page: Page) =>
  page.evaluate(async () => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    const held = (owner: object, prefix: string) =>
      Object.entries(owner).find(([name]) => name.startsWith(prefix))?.[1];
    // A control gets its props while the document is still being taken over; only the end of that takes keys.
    if (held(document, "__reactContainer")?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
    const controls = [...document.querySelectorAll("button, a, input, textarea")];
    if (!controls.every((control) => held(control, "__reactProps"))) return false;
    // Effects run as a message, and this one stands behind theirs.
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
    return true;
  });

/** Keys and presses before that are lost, and a test is faster than any hand. Who looks at that moment asks for "commit". */
export const alive = (page: Page) =>
  expect.poll(() => isAlive(page).catch(() => false), { intervals: [20, 40, 80], timeout: 15_000 }).toBe(true);

function waitForLife(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await alive(page);
    return answer;
  };
}

/** What was asked for beyond this machine, by whichever context. */
const strangers: string[] = [];
/** Those of other persons in this test. */
const others: BrowserContext[] = [];

/** A browser of another person, whose pages are waited for like those of the test's own; its errors are not looked at. */
export async function anotherContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on("page", waitForLife);
  noteBeyondThisMachine(context, strangers);
  others.push(context);
  return context;
}

/** The browser loses its cookies while the page is not open, which would lead itself to the sign-in. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** What a test's handler still waits for as the test ends is nobody's fault. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined)),
  );
}

type Fixtures = { expectedErrors: RegExp | null; hasFirstData: undefined; asksNobodyElse: undefined };

/**
 * A console error or an uncaught exception fails the test, unless `expectedErrors` announces it, and so does a page that
 * asks a machine other than this one for anything, in whatever state a test has it. What the browser was given is kept for
 * the search at the end.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  hasFirstData: [
    async ({ baseURL: _ }, use, { file }) => {
      await giveFirstData(file);
      await use(undefined);
    },
    { auto: true },
  ],
  asksNobodyElse: [
    async ({ baseURL: _ }, use) => {
      await use(undefined);
      expect(strangers.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled, hasFirstData: _ }, use, { titlePath }) => {
    noteBeyondThisMachine(context, strangers);
    if (javaScriptEnabled !== false) context.on("page", waitForLife);
    const writeDown = gatherPieces(context, titlePath.join(" › "));
    await use(context);
    await Promise.all([context, ...others.splice(0)].map(endRoutes));
    await writeDown();
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    if (isMisbehaving) await relay.misbehave([]).catch(() => undefined);
    expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
  },
});

export { expect };

/** For specs that open the editor and measure no pixels: the cost of drawing its canvas grows with their number. */
export const FEWER_PIXELS = { deviceScaleFactor: 0.25 };

/** For specs that measure pixels. */
export const WHOLE_PIXELS = { deviceScaleFactor: 1 };

/**
 * Waits until the address fits and has done so for a third of a second. Next writes each step into it once it has drawn it,
 * so that of steps in quick succession an earlier one may stand there again for a moment, and a reload would begin at that.
 */
export async function expectLastingURL(page: Page, pattern: RegExp): Promise<void> {
  await expect(page).toHaveURL(pattern);
  await page.evaluate(async (source) => {
    for (let frames = 0; frames < 20; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (!new RegExp(source).test(location.href)) frames = 0;
    }
  }, pattern.source);
}

/** The way back that an alert offers: it has the focus, so that the alert's time waits from here on. */
export async function heldUndo(page: Page, said: string): Promise<Locator> {
  const undo = page.getByRole("listitem").filter({ hasText: said }).getByRole("button", { name: "Undo" });
  await undo.focus();
  return undo;
}

/** Fills in the sign-in form and waits until it has let the employee in. */
export async function signIn(page: Page, email = "employee@lintel.test", password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** A backend that takes every mailed link, for the forms behind links that nobody was sent. */
export const takeAnyLink = (page: Page): Promise<unknown> =>
  page.route("**/api/backend/employee/check-link", (route) => route.fulfill({ status: 204 }));

/** Signed in without the form, for tests that are not about the form; no page is opened. */
export async function admit(page: Page, email = "employee@lintel.test"): Promise<void> {
  const headers = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
  const data = { email, password: PASSWORD, timezone: "America/New_York" };
  const answer = await page.request.post("/api/session", { headers, data });
  expect([email, answer.status()]).toEqual([email, 200]);
}

/** The same, and then opens `path`. */
export async function enter(page: Page, path = "/", email?: string): Promise<void> {
  await admit(page, email);
  await page.goto(path);
}
