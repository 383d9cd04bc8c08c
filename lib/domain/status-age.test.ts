import { statusAge } from "./status-age";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:34:00Z", "26 min", "plain"],
  ["2026-11-20T12:00:00Z", "1 d", "plain"],
  ["2026-11-20T11:59:59Z", "1 d", "warn"],
  ["2026-11-18T12:00:00Z", "3 d", "warn"],
  ["2026-11-18T11:59:59Z", "3 d", "bad"],
  ["2026-11-14T12:00:00Z", "7 d", "bad"],
  ["2026-11-21T12:05:00Z", "now", "plain"],
])("a claim in needs review since %s is shown as %s, %s", (since, text, tone) => {
  expect(statusAge("needs review", since, NOW)).toEqual({ text, tone });
});

test.each(["delivered", "invalid", "rejected"] as const)("an old %s claim has no color", (status) => {
  expect(statusAge(status, "2026-11-01T12:00:00Z", NOW)).toEqual({ text: "20 d", tone: "plain" });
});
