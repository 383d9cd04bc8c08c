import { goActions } from "./go-actions";

test("the scan editor uses G itself, so there the screens have no keys", () => {
  const keysOf = (hasKeys?: boolean) => goActions(() => {}, hasKeys).map(({ id, keys }) => [id, keys]);
  expect(keysOf()).toContainEqual(["go.insured", ["g i"]]);
  expect(keysOf(false)).toContainEqual(["go.insured", undefined]);
  expect(keysOf(false).every(([, keys]) => keys === undefined)).toBe(true);
});
