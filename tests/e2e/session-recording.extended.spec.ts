/** Session recording against a recorder on loopback that keeps everything it receives. */
import type { Browser, Page } from "@playwright/test";
import type { RecordedAction, SessionRecorder } from "../../lib/telemetry/session-recorder";
import { type HiddenSecret, secretsIn } from "../support/hidden-secrets";
import { startRecorder } from "../support/vendors/recorder-stand-in";
import { look } from "./check-screen";
import { anotherContext, expect, forgetSession, PASSWORD, relay, takeAnyLink, test, WHOLE_PIXELS } from "./fixtures";
import { invite } from "./new-employee";
import { mailedLink, sentCode } from "./outbox";
import { OwnServer } from "./own-server";

const WRONG_PASSWORD = "Canary-typed-1!";
const BACKUP_CODE = "LINTELBACKUP0007";
const NEW_PASSWORD = "Canary#Meadow7";
const STORAGE_ORIGIN = "http://localhost:9";
const COMMIT_URL = "https://code.test/commit/1";
const PREFIX = "Session recording: ";

// The recorder receives the size of the screen.
test.use(WHOLE_PIXELS);

let recorder: Awaited<ReturnType<typeof startRecorder>>;
let app: OwnServer;
const variables = () => ({
  SESSION_SECRET: "recording-session-secret-of-enough-length",
  APP_ENVIRONMENT: "staging",
  STORAGE_ORIGIN,
  COMMIT_URL,
  RECORDING_SCRIPT_URL: recorder.scriptUrl,
});
test.beforeAll(async () => {
  recorder = await startRecorder();
  app = await OwnServer.reserve();
  await app.start(variables());
});
test.afterAll(async () => {
  await app.stop();
  await recorder.close();
});

/** Opens a page of the app; returns it with its console messages about recording. */
async function openPage(browser: Browser): Promise<{ page: Page; messages: string[] }> {
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  // Counts the copied answers of the app's own calls: the cost of recording.
  await page.addInitScript(() => {
    const { clone } = Response.prototype;
    Object.assign(window, { copies: 0 });
    Response.prototype.clone = function (this: Response) {
      // A worker's request has no address.
      const isOurs = this.url === "" || new URL(this.url).pathname.startsWith("/api/");
      if (isOurs) (window as unknown as { copies: number }).copies += 1;
      return clone.call(this);
    };
  });
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith(PREFIX)) messages.push(message.text());
  });
  return { page, messages };
}
const secret = (kind: string) => (value: string) => ({ kind, value });
const count = (name: string) => expect.poll(() => recorder.of(name).length);

const copies = (page: Page) => page.evaluate(() => (window as unknown as { copies: number }).copies);

async function enterPassword(page: Page, email: string, text: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(text);
  await page.keyboard.press("Enter");
}
/** Signs in, in one document, as far as the first list. */
async function signInToList(page: Page): Promise<void> {
  await enterPassword(page, "employee@lintel.test", PASSWORD);
  await page.waitForURL(/\/insured/);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
}
const changeField = (page: Page, times: number) =>
  page.evaluate((count) => {
    const field = document.querySelector("input");
    for (let index = 0; index < count; index += 1) field?.dispatchEvent(new Event("change", { bubbles: true }));
  }, times);

async function typeCode(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(text);
}

test("the recorder identifies the person who signs in and forgets them at log-out; a sign-in page shows that it is recorded", async ({
  browser,
}) => {
  recorder.behave("records");
  const { page } = await openPage(browser);
  const first = await page.goto("/login");
  expect(first?.headers()["content-security-policy"]).toContain(recorder.origin);
  await expect(page.getByRole("contentinfo")).toContainText("Sessions are recorded. Protected by US patents.");
  await look(page, "recording-sign-in");
  // The recorder must be running: an earlier sign-in is not reported.
  await count("record").toBeGreaterThan(0);
  await signInToList(page);
  await count("identify").toBeGreaterThan(0);
  const [key, traits] = recorder.of("identify")[0] as [string, Record<string, string>];
  expect(key).toMatch(/^emp-/);
  const { build, browserVersion, osVersion, memory, phone, ...rest } = traits;
  expect(rest).toEqual({
    name: "Edda Farrow",
    email: "employee@lintel.test",
    givenName: "Edda",
    familyName: "Farrow",
    commitUrl: COMMIT_URL,
    buildUrl: "",
    screenResolution: "1440 × 900",
    locale: "en-US",
    browserName: "Chrome",
    osName: "Linux",
  });
  expect(memory).toMatch(/^(At least [\d.]+ GB of RAM|Unknown)$/);
  expect(build).not.toBe("");
  expect([typeof browserVersion, typeof osVersion, typeof phone]).toEqual(["string", "string", "string"]);
  expect(recorder.of("init")[0]?.[0]).toBe("worker-nonprod");
  const calls = () =>
    recorder.of("record").map(([action]) => action as { kind: string; path?: string; status?: number });
  await expect.poll(() => calls().some(({ path }) => path === "/api/backend/insured/list")).toBe(true);
  expect(calls().find(({ path }) => path === "/api/session")).toMatchObject({ kind: "call", request: null });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await count("forget").toBeGreaterThan(0);
  await page.context().close();
});

test("every page of sign-in shows that sessions are recorded, and pages of a link have no recorder", async ({
  browser,
}) => {
  recorder.behave("records");
  const { page } = await openPage(browser);
  /**
   * `scripts`: how many pages have requested the recorder so far, so that a late request is not attributed to the next
   * page.
   */
  const expectNotice = async (heading: string, scripts: number) => {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Sessions are recorded. Protected by US patents.");
    await expect(page.getByText("Sessions are recorded.")).toBeInViewport();
    await expect.poll(() => recorder.scripts()).toBe(scripts);
  };
  // The backend knows none of these links, and its answer would replace each form.
  await takeAnyLink(page);
  await page.goto("/login");
  await expectNotice("Log in to Lintel", 1);
  await page.goto("/forgot-password");
  await expectNotice("Forgot your password?", 2);
  await page.getByLabel("Email").fill("nobody.at.all@lintel.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expectNotice("Email Sent!", 2);

  await page.goto("/login");
  await enterPassword(page, "mfa@lintel.test", PASSWORD);
  await page.waitForURL(/\/verify-mfa/);
  await expectNotice("Enter your code", 3);
  await page.goto("/resend-mfa");
  await expectNotice("Send a new code", 4);
  await page.goto("/verify-backup-code");
  await expectNotice("Enter a backup code", 5);

  const again = "Open the email again";
  for (const [address, landing, heading, reloaded] of [
    ["/reset-password/a%40b.test/t0k3n-one", "/reset-password/-/-", "Reset your password", again],
    [
      "/reset-expired-password/a%40b.test/t0k3n-two",
      "/reset-expired-password/-/-",
      "Reset your password",
      "Log in again",
    ],
    ["/activate-account/a%40b.test/t0k3n-three/t0k3n-four", "/activate-account/-/-/-", "Welcome!", again],
  ] as const) {
    const answer = await page.goto(address);
    await page.waitForURL(`**${landing}`);
    await expectNotice(heading, 5);
    expect(answer?.headers()["content-security-policy"]).not.toContain(recorder.origin);
    await page.reload();
    await expectNotice(reloaded, 5);
  }
  await page.waitForTimeout(500);
  expect(recorder.scripts()).toBe(5);
  expect(recorder.received.join("\n")).not.toContain("t0k3n");

  await page.context().close();
});

/** Returns the secrets found in the received requests, by name, never by value. */
const findLeaked = (canaries: readonly HiddenSecret[]) =>
  recorder.received.flatMap((text) =>
    secretsIn(text, canaries).map(
      ({ kind, value }) => `${kind} of ${value.length} signs in ${text.split("\n", 2).join(" ")}`,
    ),
  );

/** Parts of a request that could leak a secret. */
const PLACES: Record<string, (value: string) => { path?: string; body?: string }> = {
  "a body": (value) => ({ body: JSON.stringify({ code: value }) }),
  "a body within a body": (value) => ({ body: JSON.stringify({ note: JSON.stringify({ code: value }) }) }),
  "an address": (value) => ({ path: `/verify?with=%22${encodeURIComponent(value)}%22` }),
  base64: (value) => ({ body: Buffer.from(JSON.stringify({ code: value })).toString("base64") }),
};

/** Expects a planted secret to be found in each place; only then does a missing one prove something. */
async function expectFoundWherePlanted(browser: Browser, canaries: readonly HiddenSecret[]): Promise<void> {
  const { page } = await openPage(browser);
  recorder.behave("records");
  await page.goto("/login");
  await count("init").toBe(1);
  for (const [where, planted] of Object.entries(PLACES)) {
    for (const canary of canaries) {
      recorder.received.length = 0;
      await page.evaluate((call) => {
        const { sessionRecorder } = window as unknown as { sessionRecorder: SessionRecorder };
        sessionRecorder.record(call as RecordedAction, Date.now());
      }, planted(canary.value));
      await expect.poll(() => findLeaked([canary]).length, `${canary.kind} planted in ${where}`).toBe(1);
    }
  }
  await page.context().close();
}

/** Closes the page and searches everything that it sent. */
async function expectNothingLeaked(page: Page, canaries: readonly HiddenSecret[]): Promise<void> {
  await page.context().close();
  // Wait for requests in flight.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(recorder.of("record").length).toBeGreaterThan(20);
  expectNothingTyped();
  expect(findLeaked(canaries)).toEqual([]);
  // The recorder's own requests contain at most the origin of our addresses.
  expect(recorder.received.join("\n")).not.toMatch(/\nreferer\n(?!http:\/\/localhost:\d+\/\n)/i);
}

/** Fields are reported by kind and name only, so a code typed digit by digit does not leak. */
function expectNothingTyped(): void {
  const actions = recorder.of("record").map(([action]) => action as { kind: string; name: string });
  const handled = actions.filter(({ kind }) => kind === "click" || kind === "change");
  expect(handled.length).toBeGreaterThan(5);
  for (const action of handled) expect(Object.keys(action).sort()).toEqual(["control", "kind", "name"]);
  expect(handled.filter(({ name }) => name.length === 1)).toEqual([]);
}

test("no password, code or token that is typed and sent reaches the recorder in a body, address or header", async ({
  browser,
}) => {
  recorder.behave("records");
  const { page } = await openPage(browser);
  const canaries: HiddenSecret[] = [WRONG_PASSWORD, PASSWORD, NEW_PASSWORD].map(secret("password"));
  canaries.push({ kind: "backup code", value: BACKUP_CODE });
  await page.goto("/login");
  await enterPassword(page, "mfa@lintel.test", WRONG_PASSWORD);
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await enterPassword(page, "mfa@lintel.test", PASSWORD);
  await page.waitForURL(/\/verify-mfa/);
  const right = await sentCode("mfa@lintel.test");
  const wrong = right === "739154" ? "739155" : "739154";
  await typeCode(page, wrong);
  await expect(page.getByRole("group", { name: "Incorrect code" })).toBeVisible();
  canaries.push(...[wrong, right].map(secret("code")));
  await typeCode(page, right);
  await page.waitForURL(/\/insured/);
  await forgetSession(page);
  await page.goto("/login");
  await enterPassword(page, "mfa@lintel.test", PASSWORD);
  await page.waitForURL(/\/verify-mfa/);
  await page.getByRole("link", { name: "Enter Backup Code" }).click();
  await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
  await page.keyboard.type(BACKUP_CODE);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/insured/);
  await forgetSession(page);

  // A mailed link's page loads nothing, and the sign-in after it is recorded again.
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("expired@lintel.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();
  const mailed = new URL(await mailedLink("expired@lintel.test"));
  const token = mailed.pathname.split("/").at(-1) ?? "";
  expect(token).toMatch(/^[\w-]{20,}$/);
  canaries.push({ kind: "link token", value: token });
  // Two sign-ins and this page requested it; a late one does not belong to the mailed page.
  await expect.poll(() => recorder.scripts()).toBe(3);
  const answer = await page.goto(mailed.pathname);
  expect(answer?.headers()["content-security-policy"]).not.toContain(recorder.origin);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  expect(recorder.scripts()).toBe(3);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await enterPassword(page, "expired@lintel.test", NEW_PASSWORD);
  await page.waitForURL(/\/insured/);
  await count("identify").toBeGreaterThan(2);
  await expectNothingLeaked(page, canaries);
  await expectFoundWherePlanted(browser, canaries);
});

test("no secret of an invitation, a changed password, new codes or the reset of an expired password reaches the recorder", async ({
  browser,
}) => {
  const mark = Date.now().toString(36);
  const email = `recorded.${mark}@lintel.test`;
  const [FIRST, SECOND, THIRD] = ["Canary#Willow1", "Canary#Harbor2", "Canary#Lantern3"] as const;
  const EXPIRED_TOKEN = "t0k3n-of-an-expired-password-that-nobody-has";
  const names = { givenName: "Cara", familyName: "Nary" };
  await invite(browser, { key: `emp-recorded-${mark}`, email, ...names, role: "claims_reviewer" });
  recorder.behave("records");
  const { page } = await openPage(browser);
  const canaries: HiddenSecret[] = [FIRST, SECOND, THIRD].map(secret("password"));

  const mailed = new URL(await mailedLink(email));
  canaries.push(...mailed.pathname.split("/").slice(-2).map(secret("link token")));
  await page.goto(mailed.pathname);
  await page.getByLabel("New password").fill(FIRST);
  await page.getByLabel("Confirm password").fill(FIRST);
  await page.getByRole("button", { name: "Get started" }).click();
  await page.waitForURL(/\/settings$/);
  await page.goto("/settings/security");
  await count("identify").toBeGreaterThan(0);
  await page.getByLabel("Current password").fill(FIRST);
  await page.getByLabel("New password").fill(SECOND);
  await page.getByLabel("Confirm password").fill(SECOND);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password has been updated", { exact: true })).toBeVisible();
  await page.getByRole("switch", { name: "Require a code at every sign-in" }).press("Space");
  await expect(page.getByText("On. A password alone isn't enough to sign in.")).toBeVisible();
  await page.getByRole("button", { name: "Create backup codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Your backup codes" });
  const listedCodes = dialog.getByRole("listitem");
  await expect(listedCodes).toHaveCount(10);
  canaries.push(...(await listedCodes.allTextContents()).map(secret("backup code")));
  await listedCodes.first().click();
  await dialog.getByRole("button", { name: "Download" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await forgetSession(page);

  await page.goto("/login");
  await enterPassword(page, email, SECOND);
  await page.waitForURL(/\/verify-mfa/);
  const mailedCode = await sentCode(email);
  canaries.push({ kind: "code", value: mailedCode });
  await typeCode(page, mailedCode);
  await page.waitForURL(/\/settings$/);
  await forgetSession(page);

  await page.goto("/login");
  await page.route("**/api/session", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 401,
          json: {
            status: [{ message: "Your password has expired.", type: "unauthorized" }],
            passwordResetLink: `${app.origin}/reset-expired-password/${encodeURIComponent(email)}/${EXPIRED_TOKEN}`,
          },
        })
      : route.continue(),
  );
  await takeAnyLink(page);
  canaries.push({ kind: "link token", value: EXPIRED_TOKEN });
  await enterPassword(page, email, SECOND);
  await page.waitForURL(/\/reset-expired-password\/-\/-$/);
  await page.getByLabel("New password").fill(THIRD);
  await page.getByLabel("Confirm password").fill(THIRD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  // Session seals and their contents never reach a page, and must not reach a recorder.
  const tokens = (await relay.tokens()).map(secret("access token"));
  expect(tokens.length).toBeGreaterThan(1);
  await expectNothingLeaked(page, [...canaries, ...tokens]);
});

const NETWORK = `${PREFIX}script did not load (check your network connection)`;
const UNUSABLE = `${PREFIX}script could not load`;
const BLOCKED = `${PREFIX}script execution blocked by a product or service`;
for (const [manner, message] of [
  ["broken", NETWORK],
  ["throws", UNUSABLE],
  ["empty", UNUSABLE],
  ["unready", UNUSABLE],
  ["refuses", BLOCKED],
  ["breaks", BLOCKED],
] as const) {
  test(`a "${manner}" script is reported once as "${message}", and the app works`, async ({ browser }) => {
    recorder.behave(manner);
    const { page, messages } = await openPage(browser);
    await page.goto("/login");
    // The last kind fails after loading, once it receives what it cannot handle.
    await expect.poll(() => recorder.scripts()).toBe(1);
    if (manner === "breaks") await count("init").toBe(1);
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).click();
    await expect.poll(() => messages).toEqual([message]);
    const before = recorder.recorded.length;
    await signInToList(page);
    expect([messages, recorder.recorded.length, await copies(page)]).toEqual([[message], before, 0]);
    expect(before === 0).toBe(manner !== "breaks");
    await page.context().close();
  });
}

test("an unanswered script and one blocked by a policy are each reported once", async ({ browser }) => {
  recorder.behave("records");
  const { page, messages } = await openPage(browser);
  await page.route(recorder.scriptUrl, (route) => route.abort("connectionrefused"));
  await page.goto("/login");
  await expect.poll(() => messages).toEqual([NETWORK]);
  await signInToList(page);
  expect([messages, await copies(page)]).toEqual([[NETWORK], 0]);
  await forgetSession(page);
  await page.unroute(recorder.scriptUrl);
  await page.route(`${app.origin}/login`, async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()["content-security-policy"];
    const headers = { ...answer.headers(), "content-security-policy": `${policy}, script-src 'self' 'unsafe-inline'` };
    await route.fulfill({ response: answer, headers });
  });
  await page.goto("/login");
  await expect.poll(() => messages).toEqual([NETWORK, BLOCKED]);
  await signInToList(page);
  expect([messages, await copies(page), recorder.recorded]).toEqual([[NETWORK, BLOCKED], 0, []]);
  await page.context().close();
});

test("a slow script receives all actions that were recorded before it loaded", async ({ browser }) => {
  recorder.behave("slow");
  const { page, messages } = await openPage(browser);
  await page.goto("/login");
  await expect.poll(() => recorder.scripts()).toBe(1);
  await changeField(page, 900);
  expect(recorder.recorded).toEqual([]);
  recorder.letGo();
  const kinds = () => recorder.of("record").map(([action]) => (action as { kind: string }).kind);
  await expect.poll(() => kinds().filter((kind) => kind === "change").length).toBe(900);
  expect([recorder.of("init").length, kinds().filter((kind) => kind === "page").length, messages]).toEqual([1, 1, []]);
  // Recording copies answers, which the cases above do not.
  await signInToList(page);
  await expect.poll(() => copies(page)).toBeGreaterThan(0);
  await page.context().close();
});

test("after more than 1000 actions, a slow script is never used, without a message", async ({ browser }) => {
  recorder.behave("slow");
  const { page, messages } = await openPage(browser);
  await page.goto("/login");
  await expect.poll(() => recorder.scripts()).toBe(1);
  await changeField(page, 1001);
  recorder.letGo();
  await page.waitForFunction(() => "sessionRecorder" in window);
  await signInToList(page);
  expect([recorder.recorded, messages, await copies(page)]).toEqual([[], [], 0]);
  await page.context().close();
});

for (const [environment, project] of [
  ["prod", "worker-prod"],
  ["artisan", null],
  ["dev", null],
] as const) {
  test(`${environment} ${project ? `records for ${project}` : "requests no recorder"}`, async ({ browser }) => {
    recorder.behave("records");
    const other = await OwnServer.reserve();
    await other.start({ ...variables(), APP_ENVIRONMENT: environment });
    const context = await anotherContext(browser, { baseURL: other.origin });
    const page = await context.newPage();
    const answer = await page.goto("/login");
    if (project) {
      await count("init").toBe(1);
      expect(recorder.of("init")[0]?.[0]).toBe(project);
    } else {
      await page.waitForLoadState("networkidle");
      expect(recorder.received).toEqual([]);
      expect(answer?.headers()["content-security-policy"]).not.toContain(recorder.origin);
    }
    await context.close();
    await other.stop();
  });
}
