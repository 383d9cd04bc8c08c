import { employeeStore } from "./use-employee-store";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("each employee has texts of their own in this browser", () => {
  employeeStore("emp-1").write("policies", "wide");
  expect(employeeStore("emp-1").read("policies")).toBe("wide");
  expect(employeeStore("emp-1").read("inspections")).toBeNull();
  expect(employeeStore("emp-2").read("policies")).toBeNull();
});

test("a browser that keeps nothing stops nobody", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const store = employeeStore("emp-1");
  store.write("policies", "wide");
  expect(store.read("policies")).toBeNull();
});
