/** The support chat against a stand-in of its provider, and the documents with and without third parties. */

import { createHmac } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { ChatStandIn } from "../support/vendors/chat-stand-in";
import { auditOf, keepPicture } from "./check-screen";
import { EditorPage } from "./editor-page";
import { admit, anotherContext, expect, PASSWORD, signIn, takeAnyLink, test } from "./fixtures";
import { STORAGE_ORIGIN } from "./lane";
import { sentCode } from "./outbox";
import { OwnServer } from "./own-server";
import { DEMO_HOME_CLAIM } from "./seeded";

const APP_ID = "app1";
/** The secret in the backend's environment (playwright.config). */
const CHAT_SECRET = "end-to-end-secret-of-the-chats-provider";
const chat = new ChatStandIn();
let app: OwnServer;
let devApp: OwnServer;

test.beforeAll(async () => {
  await chat.open();
  [app, devApp] = await Promise.all([OwnServer.reserve(), OwnServer.reserve()]);
  const environment = {
    SESSION_SECRET: "chat-session-secret-of-enough-length",
    STORAGE_ORIGIN,
    CHAT_APP_ID: APP_ID,
    CHAT_SCRIPT_URL: chat.scriptUrl,
    RECORDING_SCRIPT_URL: "http://127.0.0.1:9/recorder.js",
    RECORDING_PROJECT: "team/lintel",
  };
  await app.start({ ...environment, APP_ENVIRONMENT: "staging" });
  await devApp.start({ ...environment, APP_ENVIRONMENT: "dev" });
});
test.afterAll(async () => {
  await Promise.all([app.stop(), devApp.stop()]);
  await chat.close();
});
test.beforeEach(() => chat.forget());

/** Opens a page, and records its console messages, documents and requests. */
async function visit(browser: Browser, server: OwnServer = app) {
  const context = await anotherContext(browser, { baseURL: server.origin });
  const page = await context.newPage();
  const errors: string[] = [];
  const messages: string[] = [];
  const documents: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    // The browser itself reports a file that failed to load.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
    // The recorder does not exist on these servers, which is reported.
    const isOurs = !message.text().startsWith("Session recording: ");
    if (isOurs && ["warning", "log", "info"].includes(message.type())) messages.push(message.text());
  });
  page.on("request", (request) => {
    requests.push(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return { page, errors, messages, documents, requests, close: () => context.close() };
}

const callsOf = (what: string) => chat.calls.filter((call) => call.what === what);
const entry = (page: Page) => page.getByRole("button", { name: "Chat with support" });
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });
async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("the chat starts for the signed-in employee with proof of identity, and ends at log-out", async ({ browser }) => {
  const { page, errors, close } = await visit(browser);
  await signIn(page, "superadmin@lintel.test");
  await expect.poll(() => callsOf("boot").length).toBe(1);
  const me = await page.request.get("/api/backend/employee", { headers: { "x-requested-with": "lintel" } });
  const { employee } = (await me.json()) as { employee: Record<string, string> };
  expect(callsOf("boot")[0]?.facts).toEqual({
    app_id: APP_ID,
    user_id: employee.key,
    name: `${employee.givenName} ${employee.familyName}`,
    email: "superadmin@lintel.test",
    // The signature as the provider computes it, with the secret it gave the backend.
    user_hash: createHmac("sha256", CHAT_SECRET)
      .update(employee.key ?? "")
      .digest("hex"),
    hide_default_launcher: true,
  });
  expect(chat.requests.map(({ url }) => url)).toEqual([`/widget/${APP_ID}`]);
  // No launcher or other part covers the page before someone opens the chat.
  await expect(page.locator("#chat-launcher, #chat-window")).toHaveCount(0);
  await expect(entry(page)).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await keepPicture(page, `chat-entry-${theme}-wide`);
  }
  await entry(page).click();
  await expect(page.locator("#chat-window")).toBeVisible();
  expect(await cookieNames(page)).toContain("chat-stand-in");

  await logOut(page);
  await expect.poll(() => callsOf("shutdown").length).toBe(1);
  expect(await cookieNames(page)).not.toContain("chat-stand-in");
  await expect(page.locator(`script[src*="/widget/"]`)).toHaveCount(0);
  expect(await page.evaluate(() => "Intercom" in window)).toBe(false);
  const login = await page.reload();
  expect(login?.headers()["content-security-policy"]).not.toContain(new URL(chat.scriptUrl).host);
  expect(callsOf("boot")).toHaveLength(1);
  expect(JSON.stringify([chat.calls, chat.requests])).not.toContain(PASSWORD);
  expect(chat.requests.every(({ url }) => url === `/widget/${APP_ID}`)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test("the chat ends when impersonation begins, and starts again when impersonation stops", async ({ browser }) => {
  const { page, errors, close } = await visit(browser);
  await admit(page, "superadmin@lintel.test");
  await page.goto("/settings");
  await expect.poll(() => callsOf("boot").length).toBe(1);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Impersonate…" }).click();
  const picker = page.getByRole("dialog", { name: "Impersonate" });
  await picker.getByRole("combobox", { name: /^Role/ }).click();
  await page.getByRole("option", { name: /^Claims reviewer/ }).click();
  await picker.getByRole("button", { name: "Start impersonating" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You're viewing Lintel as" })).toBeVisible();
  await expect.poll(() => callsOf("shutdown").length).toBe(1);
  await expect(entry(page)).toHaveCount(0);
  // A page loaded during impersonation has no chat either.
  await page.reload();
  await expect(account(page)).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(chat.requests).toHaveLength(1);
  expect(callsOf("boot")).toHaveLength(1);
  await page.getByRole("button", { name: "Stop impersonating" }).first().click();
  await expect.poll(() => callsOf("boot").length).toBe(2);
  expect(callsOf("boot")[1]?.facts).toEqual(callsOf("boot")[0]?.facts);
  expect(errors).toEqual([]);
  await close();
});

test("the chat ends with the session, and the sign-in page is without the chat", async ({ browser }) => {
  const { page, close } = await visit(browser);
  await admit(page);
  await page.goto("/settings");
  await expect.poll(() => callsOf("boot").length).toBe(1);
  // The session has expired, and the page learns of it with its next call.
  await page.context().clearCookies();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => callsOf("shutdown").length).toBe(1);
  await expect.poll(() => page.evaluate(() => "Intercom" in window).catch(() => true)).toBe(false);
  await close();
});

test("pages of sign-in, reset and activation have no chat, even for a signed-in employee", async ({ browser }) => {
  const { page, close } = await visit(browser);
  const expectNoChat = async (address: string) => {
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"], address).not.toContain(new URL(chat.scriptUrl).host);
    // Long enough for a chat to load.
    await page.waitForTimeout(1_500);
    expect([chat.requests, await page.evaluate(() => "Intercom" in window)], address).toEqual([[], false]);
  };
  await expectNoChat("/login");
  await expectNoChat("/forgot-password");
  await admit(page);
  await expectNoChat("/reset-password/a%40b.test/t0k3n");
  await expectNoChat("/reset-expired-password/a%40b.test/t0k3n");
  await expectNoChat("/activate-account/a%40b.test/t0k3n/other");
  await page.goto("/settings");
  await expect.poll(() => callsOf("boot").length).toBe(1);
  await close();
});

test("in the scan editor, which has no navigation, a command opens the chat", async ({ browser }) => {
  const { page, errors, documents, close } = await visit(browser);
  await admit(page);
  const editor = new EditorPage(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  await expect.poll(() => callsOf("boot").length).toBe(1);
  await expect(entry(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  const commands = page.getByRole("dialog", { name: "Commands" });
  await commands.getByRole("combobox").fill("support");
  await expect(commands.getByRole("option")).toHaveText(["Chat with support"]);
  const before = documents.length;
  await page.keyboard.press("Enter");
  await expect(page.locator("#chat-window")).toBeVisible();
  await expect.poll(() => callsOf("show").length).toBe(1);
  expect([documents.length, errors]).toEqual([before, []]);
  await close();
});

test("on a phone the chat opens from the navigation drawer, which then closes", async ({ browser }) => {
  const { page, errors, close } = await visit(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await admit(page);
  await page.goto("/insured/policies");
  await expect.poll(() => callsOf("boot").length).toBe(1);
  await expect(page.getByRole("dialog", { name: "Heads up!" })).toBeVisible();
  await page.keyboard.press("Escape");
  // With the navigation hidden, the chat covers nothing.
  await expect(entry(page)).toHaveCount(0);
  await expect(page.locator("#chat-launcher, #chat-window")).toHaveCount(0);
  await keepPicture(page, "chat-none-light-narrow");
  await page.getByRole("button", { name: "Open navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Main" });
  await expect(drawer.getByRole("button", { name: "Chat with support" })).toBeInViewport({ ratio: 1 });
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    expect(await auditOf(page, undefined, "[role=dialog]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await keepPicture(page, `chat-drawer-${theme}-narrow`);
  }
  // The chat button is a tab stop of the drawer.
  await entry(page).press("Enter");
  await expect(drawer).toHaveCount(0);
  await expect(page.locator("#chat-window")).toBeInViewport({ ratio: 1 });
  await keepPicture(page, "chat-window-dark-narrow");
  await expect.poll(() => callsOf("show").length).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

for (const manner of ["missing", "slow", "blocked", "throws", "empty", "refuses", "silent"] as const) {
  test(`a script that fails causes no chat and no message, and the app goes on: ${manner}`, async ({ browser }) => {
    if (manner !== "blocked") chat.manner = manner;
    const { page, errors, messages, close } = await visit(browser);
    if (manner === "blocked") await page.route("**/widget/**", (route) => route.abort("blockedbyclient"));
    const scriptRequest = page.waitForRequest("**/widget/**");
    await signIn(page);
    await scriptRequest;
    await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
    // Long after a working chat would have reported itself.
    await page.waitForTimeout(1_000);
    await expect(account(page)).toBeVisible();
    await expect(entry(page)).toHaveCount(0);
    await expect(notifications(page)).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Insured" }).click();
    await expect(entry(page)).toHaveCount(0);
    await logOut(page);
    if (manner === "slow") chat.release();
    expect(chat.calls).toEqual([]);
    // The browser attributes errors of third-party scripts to them, and no one else reports them.
    expect(errors).toEqual(manner === "throws" ? ["Uncaught Error: of the provider"] : []);
    expect(messages).toEqual([]);
    await close();
  });
}

test("a chat that fails to open is no longer offered", async ({ browser }) => {
  chat.manner = "breaks";
  const { page, errors, messages, close } = await visit(browser);
  await signIn(page);
  await entry(page).click();
  await expect(entry(page)).toHaveCount(0);
  await expect(notifications(page)).toHaveCount(0);
  await logOut(page);
  await expect.poll(() => callsOf("shutdown").length).toBe(1);
  expect([errors, messages]).toEqual([[], []]);
  await close();
});

test("dev makes no request for the chat", async ({ browser }) => {
  const { page, errors, requests, close } = await visit(browser, devApp);
  const answer = await page.goto("/login");
  expect(answer?.headers()["content-security-policy"]).not.toContain("127.0.0.1");
  await signIn(page);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(requests.filter((url) => !url.startsWith(devApp.origin))).toEqual([]);
  expect(chat.requests).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("sign-in, also with a code, loads one document", async ({ browser }) => {
  const { page, documents, close } = await visit(browser);
  await page.goto("/login");
  documents.length = 0;
  await page.getByLabel("Email").fill("employee@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/insured\/policies/);
  await expect.poll(() => callsOf("boot").length).toBe(1);
  expect(documents).toEqual([`${app.origin}/insured/policies`]);
  await close();

  const second = await visit(browser);
  await second.page.goto("/login");
  second.documents.length = 0;
  await second.page.getByLabel("Email").fill("mfa@lintel.test");
  await second.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.page.getByRole("button", { name: "Login", exact: true }).click();
  await second.page.waitForURL(/\/verify-mfa/);
  expect(second.documents).toEqual([]);
  const code = await sentCode("mfa@lintel.test");
  await second.page.getByRole("textbox", { name: "Digit 1 of 6" }).focus();
  await second.page.keyboard.type(code);
  await second.page.waitForURL((url) => !url.pathname.startsWith("/verify-mfa"));
  await expect.poll(() => callsOf("boot").length).toBe(2);
  expect(second.documents).toHaveLength(1);
  expect(JSON.stringify([chat.calls, chat.requests])).not.toContain(code);
  await second.close();
});

test("the reset of an expired password is another document than a recorded sign-in, and no address contains its token", async ({
  browser,
}) => {
  const TOKEN = "t0k3n-of-a-link-that-nobody-else-has";
  const { page, documents, requests, close } = await visit(browser);
  await takeAnyLink(page);
  await page.goto("/login?from=%2Fsettings");
  documents.length = 0;
  await page.route("**/api/session", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 401,
          json: {
            status: [{ message: "Your password has expired.", type: "unauthorized" }],
            passwordResetLink: `${app.origin}/reset-expired-password/dana%40lintel.test/${TOKEN}`,
          },
        })
      : route.continue(),
  );
  await page.evaluate(() => Object.assign(window, { ofTheLogin: true }));
  await page.getByLabel("Email").fill("dana@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/reset-expired-password\/-\/-\?from=%2Fsettings$/);
  await expect(page.getByText("Choose a new password for dana@lintel.test", { exact: false })).toBeVisible();
  expect(await page.evaluate(() => "ofTheLogin" in window)).toBe(false);
  expect(documents).toHaveLength(1);
  expect(requests.filter((url) => url.includes(TOKEN))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(TOKEN);
  const sent = page.waitForRequest((request) => request.method() === "PUT" || request.url().includes("password"));
  await page.getByLabel("New password").fill("Meadow#Compass7");
  await page.getByLabel("Confirm password").fill("Meadow#Compass7");
  await page.keyboard.press("Enter");
  expect((await sent).postData()).toContain(TOKEN);
  await close();
});
