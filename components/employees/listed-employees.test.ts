import type { Employee } from "@/lib/domain/entities";
import { listEmployees } from "./listed-employees";
import type { EmployeesList } from "./use-employees-query";

const NOW = Date.parse("2026-03-02T10:00:00.000Z");
const companyNames = new Map([
  ["cous-1", "Keystone"],
  ["cous-2", "Bayou"],
]);
const person = (key: string, givenName: string, familyName: string, more: Partial<Employee> = {}): Employee => ({
  key,
  givenName,
  familyName,
  email: `${key}@keystone.test`,
  role: "employee",
  companyKeys: ["cous-1"],
  isActivated: true,
  ...more,
});
const all = [
  person("emp-1", "Tomás", "Echeverría", { role: "admin", lastSeenAt: "2026-03-01T10:00:00.000Z" }),
  person("emp-2", "Ada", "Nwosu", { companyKeys: ["cous-2", "cous-1"], isLockedOut: true }),
  person("emp-3", "שרה", "🦊", { isActivated: false, companyKeys: [] }),
  person("emp-4", "Zoë", "Brandt", { role: "superadmin", lastSeenAt: "2026-01-01T10:00:00.000Z" }),
];
const list = (more: Partial<EmployeesList> = {}): EmployeesList => ({
  tab: "all",
  search: "",
  sort: "name",
  company: [],
  role: [],
  state: null,
  ...more,
});
const keys = (more: Partial<EmployeesList>) =>
  listEmployees(all, list(more), { now: NOW, companyNames })
    .map(({ key }) => key.slice(4))
    .join("");

test.each<[Partial<EmployeesList>, string]>([
  [{ search: "echeverria tomas" }, "1"],
  [{ search: "ZOE" }, "4"],
  [{ search: "EMP-2@" }, "2"],
  [{ search: "🦊" }, "3"],
  [{ search: "emp-3" }, "3"],
  [{ search: "nobody" }, ""],
  [{ company: ["cous-2"] }, "2"],
  [{ company: ["cous-2", "cous-1"], role: ["admin", "superadmin"] }, "41"],
  [{ state: "invited" }, "3"],
  [{ state: "locked" }, "2"],
])("the filter %j finds %s", (query, found) => {
  expect(keys(query)).toBe(found);
});

test.each([
  ["name", "3412"],
  ["-name", "2143"],
  ["role", "4132"],
  ["company", "2413"],
  ["state", "4132"],
  ["lastSeenAt", "4132"],
  ["-lastSeenAt", "2314"],
] as const)("sorts employees by %s: %s", (sort, order) => {
  expect(keys({ sort })).toBe(order);
});
