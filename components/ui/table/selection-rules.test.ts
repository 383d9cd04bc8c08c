import fc from "fast-check";
import {
  isAllChosen,
  NOTHING_CHOSEN,
  reconcileSelection,
  type Selection,
  selectAllRows,
  toggleRow,
} from "./selection-rules";

type Row = { key: string; note?: string };
const itemKey = ({ key }: Row) => key;
const rows = (text: string): { items: Row[]; itemKey: typeof itemKey } => ({
  items: [...text].map((key) => ({ key })),
  itemKey,
});
const keys = (selection: Selection<Row>) => [...selection.chosen.keys()].sort().join("");
const start: Selection<Row> = NOTHING_CHOSEN;

test("toggles a row, and starts a range at the last toggled row", () => {
  const once = toggleRow(start, rows("abc"), "b", false);
  expect(keys(once)).toBe("b");
  expect(once.anchor).toBe("b");
  expect(keys(toggleRow(once, rows("abc"), "b", false))).toBe("");
});

test("selects and deselects a range in either direction", () => {
  const down = toggleRow(toggleRow(start, rows("abcdef"), "b", false), rows("abcdef"), "e", true);
  expect(keys(down)).toBe("bcde");
  const up = toggleRow(toggleRow(start, rows("abcdef"), "e", false), rows("abcdef"), "c", true);
  expect(keys(up)).toBe("cde");
  expect(keys(toggleRow(down, rows("abcdef"), "c", true))).toBe("b");
});

test("changes one row if the start of the range has left the list", () => {
  expect(keys(toggleRow(start, rows("abc"), "c", true))).toBe("c");
  const far = toggleRow(start, rows("xyz"), "x", false);
  expect(keys(toggleRow(far, rows("abc"), "c", true))).toBe("cx");
});

test("ignores a row outside the list", () => {
  expect(toggleRow(start, rows("abc"), "z", false)).toEqual({ chosen: new Map(), anchor: null });
});

test("adds all loaded rows to the selected ones", () => {
  const before = toggleRow(start, rows("xyz"), "x", false);
  const all = selectAllRows(before, rows("abc"));
  expect(keys(all)).toBe("abcx");
  expect(isAllChosen(all, rows("abc"))).toBe(true);
  expect(isAllChosen(all, rows("abcd"))).toBe(false);
  expect(isAllChosen(all, rows(""))).toBe(false);
});

const chosen = selectAllRows(start, rows("abc"));
test.each([
  ["more rows have loaded", "abcdef", false, "abc", "abc"],
  ["a row vanished from the same order", "acdef", false, "abcdef", "ac"],
  ["another order has loaded other rows first", "xyz", false, "", "abc"],
  ["another order has loaded completely", "xya", true, "", "a"],
  ["all rows vanished", "", true, "abc", ""],
])("reconciles the selection if %s", (_name, now, isComplete, before, remaining) => {
  expect(keys(reconcileSelection(chosen, { ...rows(now), isComplete }, rows(before).items))).toBe(remaining);
});

test("keeps the newest record of each selected row", () => {
  const now = { items: [{ key: "a", note: "new" }], itemKey, isComplete: false };
  expect(reconcileSelection(chosen, now, []).chosen.get("a")).toEqual({ key: "a", note: "new" });
});

test("never selects a row outside a complete list, and selects nothing on a reload", () => {
  const letters = fc.uniqueArray(fc.constantFrom(..."abcdefghij"));
  fc.assert(
    fc.property(letters, letters, letters, fc.boolean(), (picked, now, before, isComplete) => {
      const selection = selectAllRows(start, rows(picked.join("")));
      const remaining = [
        ...keys(reconcileSelection(selection, { ...rows(now.join("")), isComplete }, rows(before.join("")).items)),
      ];
      for (const key of remaining) expect(picked).toContain(key);
      if (isComplete) for (const key of remaining) expect(now).toContain(key);
      for (const key of picked) if (now.includes(key)) expect(remaining).toContain(key);
    }),
  );
});
