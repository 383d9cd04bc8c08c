import { readScope, writeScope } from "./session-scope";

afterEach(() => {
  jest.restoreAllMocks();
  writeScope(null);
});

test("removes the previous session's scope for other tabs if the storage is full", () => {
  writeScope("emp-ann");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeScope("emp-bea");
  expect([readScope(), localStorage.getItem("lintel-session-scope")]).toEqual(["emp-bea", null]);
});
