import fc from "fast-check";
import { refusalOf, refusalOfHead, withoutHost } from "./request-gate.mjs";

const statusOf = (method: string, target: string) => refusalOf(method, target)?.status ?? null;

test.each([
  "/",
  "/login?from=%2Finsured%2F..%2Fpolicies",
  "/insured/policies",
  "/reset-password/employee%40lintel.test/ab%2Fcd",
  "/api/backend/insured/list?search=%2e%2e%2f&sort=-name",
  "/api/session",
  "/_next/static/chunks/a..b.js",
  "/.well-known/security.txt",
  "http://localhost:3000/api/session",
])("lets %s pass", (target) => {
  expect(statusOf("GET", target)).toBeNull();
});

test.each([
  "/api/backend/insured/%2e%2e/employee",
  "/api/backend/company/%2E%2E/employee",
  "/api/backend/company/.%2e/employee",
  "/api/backend/company/../employee",
  "/api/backend/./employee",
  "/api/backend/%2e/employee",
  "/login/../api/backend/employee",
  "/login/%2e%2e/api/backend/employee",
  "/api/backend\\employee",
  "\\api\\backend\\employee",
  "/api/backend/employ%65e",
  "/api/backend/insured%2flist",
  "/api/backend/insured%00",
  "/api/backend/%ff",
  "http://localhost:3000/api/backend/company/../employee",
])("refuses the address %s", (target) => {
  expect([404, 400]).toContain(statusOf("GET", target));
});

test.each(["*", "localhost:3000", "employee", "/login#x", "/api/backend/employee#/../x"])(
  "refuses the target %s, which is not a path",
  (target) => {
    expect(statusOf("OPTIONS", target)).toBe(400);
  },
);

test.each(["TRACE", "CONNECT", "PROPFIND", "get", "PURGE"])("refuses the method %s", (method) => {
  expect(statusOf(method, "/api/backend/employee")).toBe(405);
});

test.each([
  ["/login?from=http://a.b/c", "/login?from=http://a.b/c"],
  ["//evil.test/login/", "//evil.test/login/"],
  ["https://evil.test/login/", "/login/"],
  ["HTTP://evil.test", "/"],
  ["http://evil.test?x=/y", "/?x=/y"],
])("%s is requested as %s, whatever host it names", (target, path) => {
  expect(withoutHost(target)).toBe(path);
});

test.each<[string, string[], number | null]>([
  ["1.1", ["Host", "lintel.test"], null],
  ["1.1", ["X-Host", "Host", "host", "lintel.test"], null],
  ["1.1", ["Accept", "Host"], 400],
  ["1.1", [], 400],
  ["1.1", ["Host", "lintel.test", "HOST", "evil.test"], 400],
  ["1.0", [], null],
  ["1.0", ["Host", "a", "Host", "b"], 400],
])("HTTP/%s with the headers %j: %s", (httpVersion, rawHeaders, status) => {
  expect(refusalOfHead({ httpVersion, rawHeaders })?.status ?? null).toBe(status);
});

test("an accepted target means the same before and after a URL parser", () => {
  const piece = fc.constantFrom(
    "..",
    ".",
    "%2e",
    "%2E.",
    "a",
    "api",
    "backend",
    "\\",
    "%5c",
    "%2f",
    "//",
    "",
    "b;c",
    "%",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = `/${pieces.join("/")}`;
      if (refusalOf("GET", target)) return;
      expect(new URL(`http://lintel.test${target}`).pathname).toBe(target);
    }),
    { numRuns: 5_000 },
  );
});
