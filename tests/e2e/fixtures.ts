/** What every end-to-end test shares: a page that fails on console errors, signing in, and the relay before the backend. */
import { test as base, expect, type Page } from "@playwright/test";
import { gatherPieces } from "./pieces";

export const PASSWORD = "Lintel-2026!";
const RELAY = `http://127.0.0.1:${process.env.E2E_RELAY_PORT}/__relay`;

export type Secret = { kind: "access token" | "link token" | "password" | "code" | "backup code"; value: string };
export type RelayedCall = { method: string; path: string; status: number };
export type Fault = { match: string; times: number } & (
  | { mode: "drop" | "lose" | "html" | "unauthorized" | "empty" }
  | { mode: "change"; change: Record<string, unknown> }
);

/** By the will of this worker's test: another's faults are not ours to end. */
let isMisbehaving = false;

export const relay = {
  async tokens(): Promise<string[]> {
    return (await (await fetch(`${RELAY}/tokens`)).json()) as string[];
  },
  /** What must not be told, of all that passed between the app and the backend. */
  async secrets(): Promise<Secret[]> {
    return (await (await fetch(`${RELAY}/secrets`)).json()) as Secret[];
  },
  async calls(): Promise<RelayedCall[]> {
    return (await (await fetch(`${RELAY}/calls`)).json()) as RelayedCall[];
  },
  async misbehave(faults: Fault[]): Promise<void> {
    isMisbehaving = faults.length > 0;
    await fetch(`${RELAY}/faults`, { method: "POST", body: JSON.stringify(faults) });
  },
};

/** Whether React has taken over every control that the server drew; true for pages that are not the app's. */
const isAlive = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    const controls = [...document.querySelectorAll("button, a, input, textarea")];
    return controls.every((control) => Object.keys(control).some((name) => name.startsWith("__reactProps")));
  });

/** Keys and presses before that are lost, and a test is faster than any hand. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...target) => {
    const answer = await goto(...target);
    await expect.poll(() => isAlive(page).catch(() => false), { intervals: [20, 40, 80], timeout: 15_000 }).toBe(true);
    return answer;
  };
}

type Fixtures = { expectedErrors: RegExp | null };

/**
 * A console error or an uncaught exception fails the test, unless `expectedErrors` announces it. What the browser was
 * given is kept for the search at the end.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  context: async ({ context }, use, { titlePath }) => {
    const writeDown = gatherPieces(context, titlePath.join(" › "));
    await use(context);
    await writeDown();
  },
  page: async ({ page, javaScriptEnabled, expectedErrors }, use) => {
    if (javaScriptEnabled !== false) waitForLife(page);
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

/** Fills in the sign-in form and waits until it has let the employee in. */
export async function signIn(page: Page, email = "employee@lintel.test", password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

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
