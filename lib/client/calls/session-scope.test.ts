import { readScope, writeScope } from "./session-scope";

afterEach(() => {
  jest.restoreAllMocks();
  writeScope(null);
});

test("a full storage leaves no other tab the scope of the session before", () => {
  writeScope("emp-ann");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeScope("emp-bea");
  expect([readScope(), localStorage.getItem("lintel-session-scope")]).toEqual(["emp-bea", null]);
});
