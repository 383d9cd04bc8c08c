import { act, renderHook } from "@testing-library/react";
import { type RowSelectionOptions, useRowSelection } from "./use-row-selection";

type Row = { key: string };
const rows = (text: string): Row[] => [...text].map((key) => ({ key }));
const itemKey = ({ key }: Row) => key;
const listState = { itemKey, listKey: "active", viewKey: "name", isLoading: false, isComplete: false };

type Change = Partial<RowSelectionOptions<Row>> & { items: Row[] };
const start = (items: Row[]) =>
  renderHook((change: Change) => useRowSelection({ ...listState, ...change }), { initialProps: { items } as Change });
const keys = (hook: ReturnType<typeof start>) => [...hook.result.current.chosen.keys()].join("");

test("keeps the selection in another order and with more rows, and drops removed rows", () => {
  const hook = start(rows("abcd"));
  act(() => hook.result.current.toggle("b", false));
  act(() => hook.result.current.toggle("d", true));
  expect(keys(hook)).toBe("bcd");
  // Another order shows no rows at first, then its first rows.
  hook.rerender({ items: [], viewKey: "-name", isLoading: true });
  expect(keys(hook)).toBe("bcd");
  hook.rerender({ items: rows("zyx"), viewKey: "-name" });
  expect(keys(hook)).toBe("bcd");
  const more = rows("zyxdc");
  hook.rerender({ items: more, viewKey: "-name" });
  expect(keys(hook)).toBe("bcd");
  hook.rerender({ items: rows("zyxc"), viewKey: "-name" });
  expect(keys(hook)).toBe("bc");
  hook.rerender({ items: rows("zyxca"), viewKey: "-name", isComplete: true });
  expect(keys(hook)).toBe("c");
});

test("starts another list with an empty selection", () => {
  const hook = start(rows("abcd"));
  act(() => hook.result.current.selectAll());
  expect(hook.result.current.isAllLoaded).toBe(true);
  hook.rerender({ items: rows("ab"), listKey: "inactive" });
  expect(keys(hook)).toBe("");
});

test("is no longer complete when more rows load", () => {
  const hook = start(rows("ab"));
  act(() => hook.result.current.selectAll());
  hook.rerender({ items: rows("abc") });
  expect(hook.result.current.isAllLoaded).toBe(false);
  expect(keys(hook)).toBe("ab");
  act(() => hook.result.current.clear());
  expect(keys(hook)).toBe("");
});

test("keeps its functions stable, so that rows do not render again", () => {
  const hook = start(rows("ab"));
  const { toggle, selectAll, clear } = hook.result.current;
  act(() => toggle("a", false));
  expect(hook.result.current).toMatchObject({ toggle, selectAll, clear });
});
