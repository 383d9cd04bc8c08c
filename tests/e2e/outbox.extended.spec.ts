import { violationsOf } from "./check-screen";
import { expect, PASSWORD, test } from "./fixtures";
import { OUTBOX } from "./lane";

const BACKEND = new URL(OUTBOX).origin;

/** Makes a call to the backend, as the app does. */
async function call(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${BACKEND}/employee/${path}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...(token ? { "x-access-token": token } : {}) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}

const requestCode = async () => {
  const { device } = await call("login", { email: "mfa@lintel.test", password: PASSWORD, timezone: "UTC" });
  return (device as { accessToken: string }).accessToken;
};

test("a code appears without a reload, by mail and by text, and its button copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: BACKEND });
  await page.goto(OUTBOX);
  const codes = page.getByRole("article").filter({ hasText: "Your sign-in code" });
  const before = await codes.count();
  const token = await requestCode();
  await expect(codes).toHaveCount(before + 1);
  await call("send-mfa", { channel: "text" }, token);
  await expect(codes).toHaveCount(before + 2);
  await expect(codes.first()).toContainText("+12025550116");
  const code = (await codes.first().getByRole("code").textContent()) ?? "";
  expect(code).toMatch(/^\d{6}$/);
  await codes
    .first()
    .getByRole("button", { name: `Copy ${code}` })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(Object.keys(await call("verify-mfa", { code }, token)).sort()).toEqual(["device", "employee"]);
});

test("messages can be filtered by recipient", async ({ page }) => {
  await page.goto(OUTBOX);
  await page.getByLabel("Sent to").fill("Invited@lintel");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?to=/);
  await expect(page.getByRole("article")).not.toHaveCount(0);
  for (const article of await page.getByRole("article").all())
    await expect(article).toContainText("invited@lintel.test");
  await page.getByLabel("Sent to").fill("nobody@lintel.test");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Nothing has been sent to nobody@lintel.test yet.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(OUTBOX);
});

for (const width of [1440, 390]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the ${colorScheme} outbox at ${width} px has nothing cut off and passes axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(OUTBOX);
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violationsOf(page, null)).toEqual([]);
    });
  }
}

test("the outbox is not cached, runs only its own script, and answers only to its host name", async ({ request }) => {
  const answer = await request.get(OUTBOX);
  const headers = answer.headers();
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  const rebound = await request.get(OUTBOX, { headers: { host: "evil.test" } });
  expect(rebound.status()).toBe(404);
});
