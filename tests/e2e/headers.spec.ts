import { admit, anotherContext, expect, test } from "./fixtures";
import { OwnServer } from "./own-server";

test("every page has the policy with its own nonce, forbids framing and sniffing, and is not stored", async ({
  page,
}) => {
  await admit(page);
  for (const path of ["/login", "/insured/policies", "/settings", "/error/404", "/no/such/page"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
    expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
    expect(headers["x-powered-by"]).toBeUndefined();
    if (answer.status() >= 300) continue;
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-[^']+'[^;]*'strict-dynamic'/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test("the session cookie is HttpOnly, Lax, valid for all paths, and small", async ({ page }) => {
  await admit(page);
  const cookies = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookies[0]!.name.length + cookies[0]!.value.length).toBeLessThanOrEqual(4096);
});

test("the version is public", async ({ page }) => {
  const answer = await page.request.get("/api/version", { headers: { "X-Requested-With": "lintel" } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/.+/) });
});

/** An environment with all third parties configured. */
const ALL_VENDORS = {
  SESSION_SECRET: "headers-session-secret-of-enough-length",
  APP_ENVIRONMENT: "staging",
  STORAGE_ORIGIN: "https://s3.lintel.test",
  GOOGLE_MAPS_API_KEY: "key",
  MAPS_SCRIPT_URL: "https://maps.test/js",
  CHARTS_BASE_URL: "https://charts.test/boards",
  CHARTS_DASHBOARD_ID: "7",
  CHAT_APP_ID: "app1",
  CHAT_SCRIPT_URL: "https://chat.test/widget",
  CHAT_ORIGINS: "wss://live.chat.test",
  RECORDING_SCRIPT_URL: "https://rec.test/r.js",
  RECORDING_PROJECT: "team/lintel",
};
const BARE = [
  "default-src 'self'",
  "script-src 'nonce-N' 'strict-dynamic'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://s3.lintel.test",
  "media-src 'self' blob: https://s3.lintel.test",
  "font-src 'self'",
  "connect-src 'self' https://s3.lintel.test",
  "worker-src 'self' blob:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const RECORDED = ["connect-src 'self' https://s3.lintel.test https://rec.test"];
const CHATTED = [
  "style-src 'self' 'unsafe-inline' https://chat.test",
  "img-src 'self' data: blob: https://s3.lintel.test https://chat.test",
  "media-src 'self' blob: https://s3.lintel.test https://chat.test",
  "font-src 'self' https://chat.test",
  "connect-src 'self' https://s3.lintel.test https://chat.test wss://live.chat.test https://rec.test",
  "frame-src https://chat.test",
];
const MAPPED = [
  "script-src 'nonce-N' 'strict-dynamic' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com https://chat.test",
  "img-src 'self' data: blob: https://s3.lintel.test https://maps.test https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com https://chat.test",
  "media-src 'self' blob: https://s3.lintel.test https://chat.test",
  "font-src 'self' https://fonts.gstatic.com https://chat.test",
  "connect-src 'self' https://s3.lintel.test https://maps.test https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob: https://chat.test wss://live.chat.test https://rec.test",
  "frame-src https://chat.test",
];

/** The directives of each page that differ from the base policy. */
const LOOSENED: Record<string, readonly string[]> = {
  "/login": RECORDED,
  "/insured/policies": MAPPED,
  "/insured/overview/ins-1/prj-1": MAPPED,
  // Also below /insured, but without a map or an address field.
  "/insured/inspections": CHATTED,
  "/insured/overview/ins-1/prj-1/scan-viewer": CHATTED,
  "/insured/overview/ins-1/prj-1/region-review/reg-1": CHATTED,
  "/reporting": [...CHATTED.slice(0, -1), "frame-src https://charts.test https://chat.test"],
  "/settings/profile": CHATTED,
  "/reset-password": RECORDED,
  "/no/such/page": CHATTED,
  "/reset-password/x/y": [],
  "/reset-expired-password/x/y": [],
  "/activate-account/a/b/c": [],
};

test("with every third party configured, each page allows those that it uses, and the page of a mailed link none", async ({
  browser,
}) => {
  const app = await OwnServer.reserve();
  await app.start(ALL_VENDORS);
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  for (const path of Object.keys(LOOSENED)) {
    if (path === "/insured/policies") await admit(page, "poweruser@lintel.test");
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const policy = (answer.headers()["content-security-policy"] ?? "").replace(/'nonce-[^']+'/, "'nonce-N'");
    const directives = policy.split("; ");
    expect([path, directives.length]).toEqual([path, BARE.length]);
    found[path] = directives.filter((directive) => !BARE.includes(directive));
  }
  expect(found).toEqual(LOOSENED);
  await context.close();
  await app.stop();
});
