import { goActions } from "./go-actions";

test("the screens have no keys in the scan editor, which uses G itself", () => {
  const keysOf = (hasKeys?: boolean) => goActions(() => {}, hasKeys).map(({ id, keys }) => [id, keys]);
  expect(keysOf()).toContainEqual(["go.insured", ["g i"]]);
  expect(keysOf(false)).toContainEqual(["go.insured", undefined]);
  expect(keysOf(false).every(([, keys]) => keys === undefined)).toBe(true);
});
