import { surveyExpiry } from "./survey-expiry";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const open = { reviewedAt: null, done: false };

test("an inspection does not expire without an expiry, once it is reviewed, or once it is complete", () => {
  expect(surveyExpiry({ ...open, expiresAt: null }, NOW)).toBeNull();
  expect(
    surveyExpiry({ ...open, reviewedAt: "2026-11-20T00:00:00Z", expiresAt: "2026-11-21T13:00:00Z" }, NOW),
  ).toBeNull();
  expect(surveyExpiry({ ...open, done: true, expiresAt: "2026-11-21T13:00:00Z" }, NOW)).toBeNull();
});

test.each([
  ["2026-11-21T12:30:00Z", "30 min", "bad"],
  ["2026-11-21T23:59:59Z", "11 h", "bad"],
  ["2026-11-22T00:00:00Z", "12 h", "warn"],
  ["2026-11-22T11:59:59Z", "23 h", "warn"],
])("an expiry at %s is soon: %s, %s", (expiresAt, text, tone) => {
  expect(surveyExpiry({ ...open, expiresAt }, NOW)).toEqual({ state: "soon", expiresAt, text, tone });
});

test("an expiry a day ahead is later, and the moment of expiry counts as expired", () => {
  expect(surveyExpiry({ ...open, expiresAt: "2026-11-22T12:00:00Z" }, NOW)?.state).toBe("later");
  expect(surveyExpiry({ ...open, expiresAt: "2026-11-21T12:00:00Z" }, NOW)?.state).toBe("expired");
});
