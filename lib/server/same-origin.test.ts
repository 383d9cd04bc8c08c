import { isFromOurPages } from "./same-origin";

const APP_ORIGIN = "https://lintel.test";
const check = (method: string, headers: Record<string, string>) =>
  isFromOurPages(method, new Headers(headers), APP_ORIGIN);
const APP_HEADER = { "x-requested-with": "lintel" };

test.each(["POST", "PUT", "DELETE", "PATCH"])("%s needs the app's header and origin", (method) => {
  expect(check(method, { ...APP_HEADER, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(check(method, { ...APP_HEADER, "sec-fetch-site": "same-origin", origin: APP_ORIGIN })).toBe(true);
  expect(check(method, { ...APP_HEADER, origin: APP_ORIGIN })).toBe(true);
  for (const site of ["cross-site", "same-site", "none", "", "same-origin, cross-site"]) {
    expect([site, check(method, { ...APP_HEADER, "sec-fetch-site": site, origin: APP_ORIGIN })]).toEqual([site, false]);
  }
  for (const origin of [
    "null",
    "https://evil.test",
    "http://lintel.test",
    "https://lintel.test:8443",
    `${APP_ORIGIN}/`,
    "https://lintel.test.evil.test",
  ]) {
    expect([origin, check(method, { ...APP_HEADER, origin })]).toEqual([origin, false]);
  }
  expect(check(method, APP_HEADER)).toBe(false);
  expect(check(method, { "sec-fetch-site": "same-origin", origin: APP_ORIGIN })).toBe(false);
  expect(check(method, { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" })).toBe(false);
  expect(check(method, { referer: `${APP_ORIGIN}/insured`, ...APP_HEADER })).toBe(false);
});

test("GET needs the app's header, and Sec-Fetch-Site must be same-origin or missing", () => {
  expect(check("GET", APP_HEADER)).toBe(true);
  expect(check("GET", { ...APP_HEADER, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(check("GET", { ...APP_HEADER, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(check("GET", { ...APP_HEADER, "sec-fetch-site": "none" })).toBe(false);
  expect(check("GET", { "sec-fetch-site": "same-origin" })).toBe(false);
  expect(check("GET", {})).toBe(false);
});
