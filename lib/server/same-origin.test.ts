import { isFromOurPages } from "./same-origin";

const OURS = "https://lintel.test";
const check = (method: string, headers: Record<string, string>) => isFromOurPages(method, new Headers(headers), OURS);
const MARK = { "x-requested-with": "lintel" };

test.each(["POST", "PUT", "DELETE", "PATCH"])("%s needs the app's header and origin", (method) => {
  expect(check(method, { ...MARK, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(check(method, { ...MARK, "sec-fetch-site": "same-origin", origin: OURS })).toBe(true);
  expect(check(method, { ...MARK, origin: OURS })).toBe(true);
  for (const site of ["cross-site", "same-site", "none", "", "same-origin, cross-site"]) {
    expect([site, check(method, { ...MARK, "sec-fetch-site": site, origin: OURS })]).toEqual([site, false]);
  }
  for (const origin of [
    "null",
    "https://evil.test",
    "http://lintel.test",
    "https://lintel.test:8443",
    `${OURS}/`,
    "https://lintel.test.evil.test",
  ]) {
    expect([origin, check(method, { ...MARK, origin })]).toEqual([origin, false]);
  }
  expect(check(method, MARK)).toBe(false);
  expect(check(method, { "sec-fetch-site": "same-origin", origin: OURS })).toBe(false);
  expect(check(method, { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" })).toBe(false);
  expect(check(method, { referer: `${OURS}/insured`, ...MARK })).toBe(false);
});

test("GET needs the app's header, and no foreign site", () => {
  expect(check("GET", MARK)).toBe(true);
  expect(check("GET", { ...MARK, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(check("GET", { ...MARK, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(check("GET", { ...MARK, "sec-fetch-site": "none" })).toBe(false);
  expect(check("GET", { "sec-fetch-site": "same-origin" })).toBe(false);
  expect(check("GET", {})).toBe(false);
});
