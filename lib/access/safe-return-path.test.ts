import fc from "fast-check";
import { HOSTILE_RETURN_PATHS } from "@/tests/support/hostile-return-paths";
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
])("an employee may return to %s", (from, expected) => {
  expect(safeReturnPath(from, "employee")).toBe(expected);
});

test("accepts only pages that the role may open", () => {
  expect(safeReturnPath("/insured/policies", "claims_reviewer")).toBeNull();
  expect(safeReturnPath("/insured/policies", "underwriting_reviewer")).toBeNull();
  expect(safeReturnPath("/insured/inspections", "underwriting_reviewer")).toBe("/insured/inspections");
  expect(safeReturnPath("/settings", "claims_reviewer")).toBe("/settings");
});

test("there are at least 200 hostile addresses", () => {
  expect(HOSTILE_RETURN_PATHS.length).toBeGreaterThanOrEqual(200);
});

test.each(HOSTILE_RETURN_PATHS)("rejects the return path %j", (from) => {
  expect(safeReturnPath(from, "superadmin")).toBeNull();
});

test("an accepted path stays on the origin, however a browser parses it", () => {
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
