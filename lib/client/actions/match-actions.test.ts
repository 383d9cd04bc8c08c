import fc from "fast-check";
import { matching } from "./match-actions";

const LABELS = ["Go to Insured", "Go to Inspections", "Theme: Dark", "Collapse navigation", "Ünïcode Straße"];
const found = (search: string) => matching(LABELS, search, (label) => label);

test("every word must be found, wherever it stands; the start counts most", () => {
  expect(found("go ins")).toEqual(["Go to Insured", "Go to Inspections"]);
  expect(found("insp")).toEqual(["Go to Inspections"]);
  expect(found("dark theme")).toEqual(["Theme: Dark"]);
  expect(matching(["navigation of go", "Go to"], "go", (label) => label)).toEqual(["Go to", "navigation of go"]);
  expect(found("go nowhere")).toEqual([]);
});

test("a keyword finds too, after what bears the word in its name", () => {
  const items = [
    { label: "Theme: Light", keywords: "dark" },
    { label: "Theme: Dark", keywords: "" },
  ];
  const answer = matching(
    items,
    "theme dark",
    ({ label }) => label,
    ({ keywords }) => keywords,
  );
  expect(answer.map(({ label }) => label)).toEqual(["Theme: Dark", "Theme: Light"]);
});

test("case, accents and what has no width make no difference", () => {
  expect(found("UNICODE")).toEqual(["Ünïcode Straße"]);
  expect(found("the\u200Bme")).toEqual(["Theme: Dark"]);
});

test("an empty search leaves all as they are", () => {
  expect(found("  ")).toEqual(LABELS);
});

test("no text makes it throw or answer anything that is not there, 100 KB included", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (search) => {
      for (const label of found(search)) expect(LABELS).toContain(label);
    }),
  );
  expect(found("x".repeat(100_000))).toEqual([]);
});
