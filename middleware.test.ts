import { NextRequest } from "next/server";
import { ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
let middleware: typeof import("./middleware").middleware;
let config: typeof import("./middleware").config;

beforeAll(async () => {
  await world.start();
  Object.assign(process.env, {
    BACKEND_URL: world.env.BACKEND_URL,
    SESSION_SECRET: "a-secret-of-at-least-32-letters-000",
    APP_ENVIRONMENT: "artisan",
    APP_ORIGIN: "https://lintel.test",
    CHARTS_BASE_URL: "https://charts.test/dashboards/7",
  });
  ({ middleware, config } = await import("./middleware"));
});
afterAll(() => world.stop());

const visit = (path: string, cookie?: string) =>
  middleware(new NextRequest(`http://10.0.0.7:3000${path}`, { headers: cookie ? { cookie } : {} }));

test("redirects to the public address, not to the address behind the load balancer", async () => {
  const response = await visit("/insured/policies?search=a");
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("https://lintel.test/login?from=%2Finsured%2Fpolicies%3Fsearch%3Da");
});

test("the return path is the address as requested, not as Next writes it", async () => {
  const target = "/insured/policies?search=oak%20tree&x=a+b";
  const request = new NextRequest("http://10.0.0.7:3000/insured/policies?search=oak+tree&x=a+b", {
    headers: { "x-lintel-target": target },
  });
  expect((await middleware(request)).headers.get("location")).toBe(
    "https://lintel.test/login?from=%2Finsured%2Fpolicies%3Fsearch%3Doak%2520tree%26x%3Da%2Bb",
  );
});

test("opens a page to a signed-in employee, with a policy whose nonce Next receives", async () => {
  const now = Date.now();
  const response = await visit("/insured/policies", await world.cookie({ issuedAt: now, touchedAt: now }));
  expect([response.status, response.headers.get("location")]).toEqual([200, null]);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(response.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
});

test.each(["/login", "/insured", "/reset-password/a/b"])("%s has the headers of a page", async (path) => {
  const { headers } = await visit(path);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each([
  ["/login", "strict-origin-when-cross-origin"],
  ["/reset-password", "strict-origin-when-cross-origin"],
  ["/reset-password/a/b", "no-referrer"],
  ["/reset-expired-password/a/b", "no-referrer"],
  ["/activate-account/a/b/c", "no-referrer"],
])("%s has the Referrer-Policy %s", async (path, expected) => {
  expect((await visit(path)).headers.get("referrer-policy")).toBe(expected);
});

test.each([
  ["/reporting", "frame-src https://charts.test"],
  ["/reporting?from=2026-01-01", "frame-src https://charts.test"],
  ["/reporting/more", "frame-src 'none'"],
  ["/insured/policies", "frame-src 'none'"],
  ["/login", "frame-src 'none'"],
])("%s has the policy %s", async (path, expected) => {
  expect((await visit(path)).headers.get("content-security-policy")?.split("; ")).toContain(expected);
});

test("answers a call with a percent sign in its path with 404", async () => {
  const response = await visit("/api/backend/insured%ff");
  expect([response.status, await response.json()]).toEqual([
    404,
    { status: [{ message: "There is no such call", type: "not_found" }] },
  ]);
});

test.each([
  ["/", true],
  ["/insured/policies", true],
  ["/gallery", true],
  ["/healthzz", true],
  ["/apiary", true],
  ["/api/backend/insured%2f", true],
  ["/api/backend/insured", false],
  ["/api/session", false],
  ["/_next/static/chunks/a.js", false],
  ["/templates/qa-report.html", false],
  ["/healthz", false],
  ["/readyz", false],
])("the middleware runs for %s: %s", (path, expected) => {
  expect(config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path))).toBe(expected);
});
