import { named, quoted } from "./quoted";

test.each([
  ["okafor", "“okafor”"],
  ["José", "“José”"],
  ["<b>x</b>", "“<b>x</b>”"],
  ["مريم", "“\u2068مريم\u2069”"],
  ["\u202Eabc", "“\u2068\u202Eabc\u2069”"],
  ["x".repeat(80), `“${"x".repeat(80)}”`],
  ["x".repeat(100_000), `“${"x".repeat(80)}…”`],
  ["🏠".repeat(81), `“\u2068${"🏠".repeat(80)}…\u2069”`],
])("quotes %p for a sentence", (text, sentence) => {
  expect(quoted(text)).toBe(sentence);
});

test.each([
  ["Keystone", "Keystone"],
  ["شركة التأمين الأهلية", "\u2068شركة التأمين الأهلية\u2069"],
  ["x".repeat(200), `${"x".repeat(80)}…`],
])("writes %p as a name in a sentence", (text, name) => {
  expect(named(text)).toBe(name);
});
