import { goActions } from "./go-actions";

test("in the scan editor, which has G for itself, the screens are reached without keys", () => {
  const keysOf = (hasKeys?: boolean) => goActions(() => {}, hasKeys).map(({ id, keys }) => [id, keys]);
  expect(keysOf()).toContainEqual(["go.insured", ["g i"]]);
  expect(keysOf(false)).toContainEqual(["go.insured", undefined]);
  expect(keysOf(false).every(([, keys]) => keys === undefined)).toBe(true);
});
