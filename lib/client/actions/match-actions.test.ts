import fc from "fast-check";
import { matching } from "./match-actions";

const LABELS = ["Go to Insured", "Go to Inspections", "Theme: Dark", "Collapse navigation", "Ünïcode Straße"];
const found = (search: string) => matching(LABELS, search, (label) => label);

test("requires every word, anywhere in the text, and ranks starts of words first", () => {
  expect(found("go ins")).toEqual(["Go to Insured", "Go to Inspections"]);
  expect(found("insp")).toEqual(["Go to Inspections"]);
  expect(found("dark theme")).toEqual(["Theme: Dark"]);
  expect(matching(["navigation of go", "Go to"], "go", (label) => label)).toEqual(["Go to", "navigation of go"]);
  expect(found("go nowhere")).toEqual([]);
});

test("matches keywords, ranked after labels", () => {
  const items = [
    { label: "Theme: Light", keywords: "dark" },
    { label: "Theme: Dark", keywords: "" },
  ];
  const matches = matching(
    items,
    "theme dark",
    ({ label }) => label,
    ({ keywords }) => keywords,
  );
  expect(matches.map(({ label }) => label)).toEqual(["Theme: Dark", "Theme: Light"]);
});

test("ignores case, accents and zero-width characters", () => {
  expect(found("UNICODE")).toEqual(["Ünïcode Straße"]);
  expect(found("the\u200Bme")).toEqual(["Theme: Dark"]);
});

test("returns all items for an empty search", () => {
  expect(found("  ")).toEqual(LABELS);
});

test("never throws and returns only items of the list, even for 100 KB of text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (search) => {
      for (const label of found(search)) expect(LABELS).toContain(label);
    }),
  );
  expect(found("x".repeat(100_000))).toEqual([]);
});
