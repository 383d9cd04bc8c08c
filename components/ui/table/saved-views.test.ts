import fc from "fast-check";
import {
  addView,
  cleanViewName,
  isSameQuery,
  MAX_VIEWS,
  readViews,
  removeView,
  type SavedView,
  writeViews,
} from "./saved-views";

const hail: SavedView = { name: "Hail", query: "?search=hail" };
const late: SavedView = { name: "Late", query: "?sort=age" };

test("adds a view at the end, and replaces one of the same name in place", () => {
  expect(addView([hail], late)).toEqual([hail, late]);
  expect(addView([hail, late], { name: " hAIL ", query: "" })).toEqual([{ name: "hAIL", query: "" }, late]);
});

test("ignores a view without a name or with an invalid query", () => {
  expect(addView([hail], { name: "  ", query: "" })).toEqual([hail]);
  expect(addView([hail], { name: "Bad", query: "//elsewhere.test" })).toEqual([hail]);
  expect(addView([hail], { name: "Long", query: `?${"a".repeat(2_000)}` })).toEqual([hail]);
});

test("removes the oldest view when there are too many", () => {
  const many = Array.from({ length: MAX_VIEWS }, (_, at) => ({ name: `View ${at}`, query: "" }));
  const after = addView(many, late);
  expect(after).toHaveLength(30);
  expect(after[0]?.name).toBe("View 1");
  expect(after.at(-1)).toEqual(late);
});

test("removes a view by its name", () => {
  expect(removeView([hail, late], "HAIL")).toEqual([late]);
});

test("limits a name to one line of 60 characters", () => {
  expect(cleanViewName("  two \n words ")).toBe("two words");
  expect(cleanViewName("a".repeat(80))).toHaveLength(60);
});

test("compares queries regardless of the order of their parameters", () => {
  expect(isSameQuery("?a=1&b=2", "?b=2&a=1")).toBe(true);
  expect(isSameQuery("?a=1", "?a=2")).toBe(false);
  expect(isSameQuery("", "?")).toBe(true);
});

test.each([null, "", "{", "7", '{"name":"x"}', '[{"name":7,"query":""},{"query":""},null,"x"]'])(
  "finds no view in %p",
  (text) => {
    expect(readViews(text)).toEqual([]);
  },
);

test("reads back what it wrote", () => {
  const view = fc.record({
    name: fc.stringMatching(/^[a-z]{1,20}$/),
    query: fc.webQueryParameters().map((text) => `?${text}`),
  });
  fc.assert(
    fc.property(fc.array(view, { maxLength: 10 }), (views) => {
      const kept = views.reduce<SavedView[]>((saved, added) => addView(saved, added), []);
      expect(readViews(writeViews(kept))).toEqual(kept);
    }),
  );
});
