import fc from "fast-check";
import {
  isSameQuery,
  MOST_VIEWS,
  readViews,
  type SavedView,
  viewName,
  withoutView,
  withView,
  writeViews,
} from "./saved-views";

const hail: SavedView = { name: "Hail", query: "?search=hail" };
const late: SavedView = { name: "Late", query: "?sort=age" };

test("a view is added at the end, and one of the same name gives way in its place", () => {
  expect(withView([hail], late)).toEqual([hail, late]);
  expect(withView([hail, late], { name: " hAIL ", query: "" })).toEqual([{ name: "hAIL", query: "" }, late]);
});

test("a view without a name, or whose query is no query, is not kept", () => {
  expect(withView([hail], { name: "  ", query: "" })).toEqual([hail]);
  expect(withView([hail], { name: "Bad", query: "//elsewhere.test" })).toEqual([hail]);
  expect(withView([hail], { name: "Long", query: `?${"a".repeat(2_000)}` })).toEqual([hail]);
});

test("the oldest goes when there are too many", () => {
  const many = Array.from({ length: MOST_VIEWS }, (_, at) => ({ name: `View ${at}`, query: "" }));
  const after = withView(many, late);
  expect(after).toHaveLength(30);
  expect(after[0]?.name).toBe("View 1");
  expect(after.at(-1)).toEqual(late);
});

test("a view is taken away by its name", () => {
  expect(withoutView([hail, late], "HAIL")).toEqual([late]);
});

test("a name is one line of at most 60 characters", () => {
  expect(viewName("  two \n words ")).toBe("two words");
  expect(viewName("a".repeat(80))).toHaveLength(60);
});

test("queries are alike in whatever order", () => {
  expect(isSameQuery("?a=1&b=2", "?b=2&a=1")).toBe(true);
  expect(isSameQuery("?a=1", "?a=2")).toBe(false);
  expect(isSameQuery("", "?")).toBe(true);
});

test.each([null, "", "{", "7", '{"name":"x"}', '[{"name":7,"query":""},{"query":""},null,"x"]'])(
  "%p holds no view",
  (text) => {
    expect(readViews(text)).toEqual([]);
  },
);

test("what is written is read again", () => {
  const view = fc.record({
    name: fc.stringMatching(/^[a-z]{1,20}$/),
    query: fc.webQueryParameters().map((text) => `?${text}`),
  });
  fc.assert(
    fc.property(fc.array(view, { maxLength: 10 }), (views) => {
      const kept = views.reduce<SavedView[]>((all, one) => withView(all, one), []);
      expect(readViews(writeViews(kept))).toEqual(kept);
    }),
  );
});
