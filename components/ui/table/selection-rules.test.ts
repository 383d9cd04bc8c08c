import fc from "fast-check";
import { isAllChosen, NOTHING_CHOSEN, reconciled, type Selection, toggled, withAll } from "./selection-rules";

type Row = { key: string; note?: string };
const itemKey = ({ key }: Row) => key;
const rows = (text: string): { items: Row[]; itemKey: typeof itemKey } => ({
  items: [...text].map((key) => ({ key })),
  itemKey,
});
const keys = (selection: Selection<Row>) => [...selection.chosen.keys()].sort().join("");
const start: Selection<Row> = NOTHING_CHOSEN;

test("a row is chosen and given up; the last one touched is where a range starts", () => {
  const once = toggled(start, rows("abc"), "b", false);
  expect(keys(once)).toBe("b");
  expect(once.anchor).toBe("b");
  expect(keys(toggled(once, rows("abc"), "b", false))).toBe("");
});

test("a range goes either way, and gives up as it chooses", () => {
  const down = toggled(toggled(start, rows("abcdef"), "b", false), rows("abcdef"), "e", true);
  expect(keys(down)).toBe("bcde");
  const up = toggled(toggled(start, rows("abcdef"), "e", false), rows("abcdef"), "c", true);
  expect(keys(up)).toBe("cde");
  expect(keys(toggled(down, rows("abcdef"), "c", true))).toBe("b");
});

test("without a start that is still in the list, a range is one row", () => {
  expect(keys(toggled(start, rows("abc"), "c", true))).toBe("c");
  const far = toggled(start, rows("xyz"), "x", false);
  expect(keys(toggled(far, rows("abc"), "c", true))).toBe("cx");
});

test("a row that is not in the list changes nothing", () => {
  expect(toggled(start, rows("abc"), "z", false)).toEqual({ chosen: new Map(), anchor: null });
});

test("all loaded rows, beside those chosen before", () => {
  const before = toggled(start, rows("xyz"), "x", false);
  const all = withAll(before, rows("abc"));
  expect(keys(all)).toBe("abcx");
  expect(isAllChosen(all, rows("abc"))).toBe(true);
  expect(isAllChosen(all, rows("abcd"))).toBe(false);
  expect(isAllChosen(all, rows(""))).toBe(false);
});

const chosen = withAll(start, rows("abc"));
test.each([
  ["more rows have loaded", "abcdef", false, "abc", "abc"],
  ["one vanished from the same order", "acdef", false, "abcdef", "ac"],
  ["another order has loaded other rows first", "xyz", false, "", "abc"],
  ["another order has loaded all there is", "xya", true, "", "a"],
  ["all vanished", "", true, "abc", ""],
])("%s", (_name, now, isComplete, before, left) => {
  expect(keys(reconciled(chosen, { ...rows(now), isComplete }, rows(before).items))).toBe(left);
});

test("the records are the newest ones", () => {
  const now = { items: [{ key: "a", note: "new" }], itemKey, isComplete: false };
  expect(reconciled(chosen, now, []).chosen.get("a")).toEqual({ key: "a", note: "new" });
});

test("of a complete list never anything is chosen that is not in it; nothing is chosen by reading again", () => {
  const letters = fc.uniqueArray(fc.constantFrom(..."abcdefghij"));
  fc.assert(
    fc.property(letters, letters, letters, fc.boolean(), (picked, now, before, isComplete) => {
      const selection = withAll(start, rows(picked.join("")));
      const left = [...keys(reconciled(selection, { ...rows(now.join("")), isComplete }, rows(before.join("")).items))];
      for (const key of left) expect(picked).toContain(key);
      if (isComplete) for (const key of left) expect(now).toContain(key);
      for (const key of picked) if (now.includes(key)) expect(left).toContain(key);
    }),
  );
});
