/**
 * Shared by every end-to-end test: a page that fails on console errors, sign-in, and the relay in front of the backend.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { recordRequestsBeyondMachine } from "./foreign-requests";
import { LANES, RELAY, relayOf } from "./lane";
import { gatherPieces } from "./received-content";

export const PASSWORD = "Lintel-2026!";
const CONTROL = `${RELAY}/__relay`;

export type Secret = { kind: "access token" | "link token" | "password" | "code" | "backup code"; value: string };
export type RelayedCall = { method: string; path: string; status: number };
/** `every`: 5 means the fifth such call, the tenth, and so on. */
export type Fault = { match: string; times: number; every?: number } & (
  | { mode: "drop" | "lose" | "busy" | "html" | "unauthorized" | "empty" }
  | { mode: "change"; change: Record<string, unknown> }
);

let isMisbehaving = false;

export const relay = {
  async tokens(): Promise<string[]> {
    return (await (await fetch(`${CONTROL}/tokens`)).json()) as string[];
  },
  /** Returns the secrets in everything sent between any app and its backend. */
  async secrets(): Promise<Secret[]> {
    const requests = LANES.map(async (lane) => (await fetch(`${relayOf(lane)}/__relay/secrets`)).json());
    return (await Promise.all(requests)).flat() as Secret[];
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
 * Restores the backend's first data, unless this worker already has for this file, so that no file and no retry depends
 * on another's changes. For hooks that run before the fixtures.
 */
export async function giveFirstData(file: string): Promise<void> {
  if (file === renewedFor) return;
  renewedFor = file;
  expect((await fetch(`${CONTROL}/renew`, { method: "POST" })).status).toBe(200);
}

/**
 * Whether React has hydrated the document and its controls and has run its effects, which add key listeners; true for
 * pages that are not the app's.
 */
const isHydrated = (page: Page) =>
  page.evaluate(async () => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    const propertyOf = (owner: object, prefix: string) =>
      Object.entries(owner).find(([name]) => name.startsWith(prefix))?.[1];
    // A control gets its props during hydration, but handles keys only after its end.
    if (propertyOf(document, "__reactContainer")?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
    const controls = [...document.querySelectorAll("button, a, input, textarea")];
    if (!controls.every((control) => propertyOf(control, "__reactProps"))) return false;
    // Effects run in a message task, and this message is queued after them.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return true;
  });

/**
 * Waits for hydration: earlier keys and presses are lost, and a test is faster than a person. A test that must act
 * earlier navigates with "commit".
 */
export const alive = (page: Page) =>
  expect.poll(() => isHydrated(page).catch(() => false), { intervals: [20, 40, 80], timeout: 15_000 }).toBe(true);

function waitForHydration(page: Page): void {
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

/** Requests by any context to other machines. */
const foreignRequests: string[] = [];
/** Contexts of other people in the current test. */
const others: BrowserContext[] = [];

/** Opens a browser context of another person; its pages wait for hydration too, and its errors are ignored. */
export async function anotherContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on("page", waitForHydration);
  recordRequestsBeyondMachine(context, foreignRequests);
  others.push(context);
  return context;
}

/** Clears cookies while no page is open, since an open page would navigate to sign-in. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Ends route handlers that still wait when the test ends. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined)),
  );
}

type Fixtures = { expectedErrors: RegExp | null; hasFirstData: undefined; asksNobodyElse: undefined };

/**
 * Fails the test on a console error or an uncaught exception, unless `expectedErrors` announces it, and on any request
 * beyond this machine. Everything that the browser received is kept for the final search.
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
      expect(foreignRequests.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled, hasFirstData: _ }, use, { titlePath }) => {
    recordRequestsBeyondMachine(context, foreignRequests);
    if (javaScriptEnabled !== false) context.on("page", waitForHydration);
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

/** For specs that open the editor without measuring pixels: the cost of drawing grows with the number of pixels. */
export const FEWER_PIXELS = { deviceScaleFactor: 0.25 };

/** For specs that measure pixels. */
export const WHOLE_PIXELS = { deviceScaleFactor: 1 };

/**
 * Waits until the address has matched for a third of a second. Next updates it after rendering each navigation, so
 * an earlier address can return for a moment, and a reload would start there.
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

/** Focuses and returns an alert's Undo button; the focus pauses the alert's timer. */
export async function heldUndo(page: Page, text: string): Promise<Locator> {
  const undo = page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name: "Undo" });
  await undo.focus();
  return undo;
}

/** Fills in the sign-in form and waits for the signed-in page. */
export async function signIn(page: Page, email = "employee@lintel.test", password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Accepts every mailed link, for forms behind links that were never sent. */
export const takeAnyLink = (page: Page): Promise<unknown> =>
  page.route("**/api/backend/employee/check-link", (route) => route.fulfill({ status: 204 }));

/** Signs in without the form, for tests that are not about it; opens no page. */
export async function admit(page: Page, email = "employee@lintel.test"): Promise<void> {
  const headers = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
  const data = { email, password: PASSWORD, timezone: "America/New_York" };
  const answer = await page.request.post("/api/session", { headers, data });
  expect([email, answer.status()]).toEqual([email, 200]);
}

/** Signs in without the form and opens `path`. */
export async function enter(page: Page, path = "/", email?: string): Promise<void> {
  await admit(page, email);
  await page.goto(path);
}
