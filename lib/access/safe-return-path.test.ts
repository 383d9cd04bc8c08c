import fc from "fast-check";
import { safeReturnPath } from "./safe-return-path";

test.each([
  ["/insured/policies", "/insured/policies"],
  ["/insured/policies?search=Ann%20Lee&sort=-name", "/insured/policies?search=Ann%20Lee&sort=-name"],
  [
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1",
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1",
  ],
  ["/insured/policies?a=1?b=2", "/insured/policies?a=1?b=2"],
  ["/settings", "/settings"],
  ["/settings/", "/settings/"],
  ["/insured/policies?next=//evil.test", "/insured/policies?next=//evil.test"],
])("%s is where an employee is led back to", (from, expected) => {
  expect(safeReturnPath(from, "employee")).toBe(expected);
});

test("only what the role may open", () => {
  expect(safeReturnPath("/insured/policies", "claims_reviewer")).toBeNull();
  expect(safeReturnPath("/insured/policies", "underwriting_reviewer")).toBeNull();
  expect(safeReturnPath("/insured/inspections", "underwriting_reviewer")).toBe("/insured/inspections");
  expect(safeReturnPath("/settings", "claims_reviewer")).toBe("/settings");
});

const HOSTS = [
  "evil.test",
  "evil.test/insured/policies",
  "user:pass@evil.test",
  "127.0.0.1",
  "[::1]",
  "evil%E3%80%82test",
];
const LEADS = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\\/",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  " //",
  "//\t",
  "https:",
  "https:/",
  "https://",
  "http:\\\\",
  "HTTPS://",
  "//%09/",
  "/%2f",
  "/%2F/",
  "/%5c",
  "/%5C/",
  "%2f%2f",
  "/%09/",
  "/.//",
  "/..//",
  "/./\\",
  "/;@",
  "/insured/policies@",
  "/insured//",
  "/insured/\\",
  "@",
  ":",
  "?//",
  "#//",
  "javascript:",
  "data:text/html,",
  "blob:https://",
  "ftp://",
];
const SINGLE = [
  "",
  "/",
  "insured/policies",
  "./insured/policies",
  "../insured/policies",
  "/insured/../login",
  "/insured/./policies",
  "/insured/%2e%2e/login",
  "/insured/%2E/policies",
  "/insured/policies%00",
  "/insured/policies\u0000",
  "/insured/policies\n",
  " /insured/policies",
  "/insured/policies ",
  "/insured/policies#x",
  "/insured/policies%0d%0aSet-Cookie:a=b",
  "/insured%252fpolicies",
  "/insured/policies%25",
  "/insured/policies%",
  "/insured/policies%zz",
  "/insured/policies;jsessionid=1",
  "/insured/policies%3b",
  "/login",
  "/verify-mfa",
  "/forgot-password",
  "/reset-password",
  "/reset-password/a/b",
  "/activate-account/a/b/c",
  "/api/session",
  "/api/backend/insured",
  "/_next/static/a.js",
  "/templates/qa-report.html",
  "/gallery",
  "/healthz",
  "/insured",
  "/error/404/x",
  "/nowhere",
  "/INSURED/policies",
  "/insured\u2044policies",
  "/insured/pol\u0131cies",
  "/ins\u00fcred",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "/javascript:alert(1)",
  "data:,x",
  "vbscript:x",
  "null",
  "undefined",
  "//",
  "\\",
  "/insured/policies\\..\\x",
  "/insured/policies<script>",
  '/insured/policies"x',
  "/insured/policies`",
  "/insured/policies^",
  "/insured/policies|x",
  `/insured/${"a".repeat(2_100)}`,
];
const payloads = [...new Set([...LEADS.flatMap((lead) => HOSTS.map((host) => lead + host)), ...SINGLE])].filter(
  (payload) => !payload.startsWith("/insured/policies?"),
);

test("there are at least 200 hostile addresses", () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
});

test.each(payloads)("%j leads nowhere", (from) => {
  expect(safeReturnPath(from, "superadmin")).toBeNull();
});

test("whatever passes stays on the origin, however a browser reads it", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    "insured",
    "policies",
    "..",
    ".",
    "%2f",
    "\t",
    "@",
    ":",
    "?",
    "#",
    "evil.test",
    "%",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = safeReturnPath(pieces.join(""), "superadmin");
      if (path !== null) expect(new URL(path, "https://lintel.test").origin).toBe("https://lintel.test");
      if (path !== null) expect(path.startsWith("/insured/")).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
