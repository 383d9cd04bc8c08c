import { employeeStore } from "./use-employee-store";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("keeps texts for each employee separately", () => {
  employeeStore("emp-1").write("policies", "wide");
  expect(employeeStore("emp-1").read("policies")).toBe("wide");
  expect(employeeStore("emp-1").read("inspections")).toBeNull();
  expect(employeeStore("emp-2").read("policies")).toBeNull();
});
