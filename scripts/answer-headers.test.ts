import { answerHeaders, nextHeaders, refusalHeaders } from "./answer-headers.mjs";

const headersOf = (target: string, isHttps = false) => Object.fromEntries(answerHeaders(target, isHttps));
const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "window-management=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};
const CALL = {
  ...EVERYWHERE,
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};

test.each(["/api/backend/employee?x=1", "/api/session", "/api", "/api?x", "/healthz", "/readyz", "/readyz?x"])(
  "%s has the headers of a call",
  (target) => {
    expect(headersOf(target)).toEqual(CALL);
  },
);

test.each([
  "/",
  "/login",
  "/apiary",
  "/_next/x",
  "/_next/image?url=x",
  "/healthz/x",
  "*",
  "http://lintel.test/x",
  "/reset-password/a/b",
])("%s has the headers of a page: not stored, and no inline script runs even without the middleware", (target) => {
  expect(headersOf(target)).toEqual({
    ...EVERYWHERE,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  });
});

test("files may be stored, and templates run only their own scripts", () => {
  expect(headersOf("/_next/static/chunks/a.js")).toEqual(EVERYWHERE);
  for (const target of ["/templates/qa-report.html", "/icons/a.png"]) {
    const { "Content-Security-Policy": policy, ...found } = headersOf(target);
    expect(found).toEqual(EVERYWHERE);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  }
});

test("over https every answer has the transport security header, refusals too", () => {
  for (const headers of [
    ...["/api/x", "/login", "/_next/static/a.js", "/templates/a.html", "/healthz"].map((target) =>
      headersOf(target, true),
    ),
    Object.fromEntries(refusalHeaders(true)),
  ]) {
    expect(headers["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
  }
  expect(headersOf("/login", false)).not.toHaveProperty("Strict-Transport-Security");
});

test("development has the same headers", () => {
  const [everywhere, calls] = nextHeaders();
  expect(everywhere).toMatchObject({ source: "/((?!_next/).*)" });
  expect(Object.fromEntries(calls!.headers.map(({ key, value }) => [key, value]))).toEqual(CALL);
});
