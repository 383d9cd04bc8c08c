/** Filters and sorts the employees of a list. */
import { EMPLOYEE_STATES, type EmployeeState, employeeState } from "@/lib/domain/employee-state";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { roleRank } from "@/lib/domain/roles";
import type { EmployeesList, SortName } from "./use-employees-query";
import { orderOf } from "./use-employees-query";

/** Normalizes a name for comparison, regardless of case, accents and spaces. */
function normalizeText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().replace(/\s+/g, " ").trim();
}

export type Surroundings = {
  /** Milliseconds since 1970. */
  now: number;
  companyNames: ReadonlyMap<string, string>;
};

/** Returns the known names of the employee's companies, sorted. */
export function companiesOf({ companyKeys }: Employee, names: ReadonlyMap<string, string>): string[] {
  return companyKeys.flatMap((key) => names.get(key) ?? []).sort((a, b) => a.localeCompare(b, "en-US"));
}

/** Returns the employee's sort value for a column: a text or a number; null sorts last. */
function sortValue(column: SortName, employee: Employee, { now, companyNames }: Surroundings): string | number | null {
  switch (column) {
    case "role":
      // From the most rights to the fewest.
      return -roleRank(employee.role);
    case "company":
      return companiesOf(employee, companyNames)[0] ?? null;
    case "state":
      return EMPLOYEE_STATES.indexOf(employeeState(employee, now));
    case "lastSeenAt":
      return employee.lastSeenAt ? Date.parse(employee.lastSeenAt) : null;
    default:
      return null;
  }
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });

type SortEntry = { employee: Employee; by: string | number | null; name: string };

function compare(a: SortEntry, b: SortEntry): number {
  if (a.by === null || b.by === null) {
    if (a.by !== b.by) return a.by === null ? 1 : -1;
  } else if (a.by !== b.by) {
    const isText = typeof a.by === "string" && typeof b.by === "string";
    return isText ? names.compare(`${a.by}`, `${b.by}`) : Number(a.by) - Number(b.by);
  }
  return names.compare(a.name, b.name) || (a.employee.key < b.employee.key ? -1 : 1);
}

function sortEmployees(found: readonly Employee[], list: EmployeesList, around: Surroundings): Employee[] {
  const { columnId, isDescending } = orderOf(list.sort);
  const entries = found.map((employee) => ({
    employee,
    by: sortValue(columnId, employee, around),
    name: `${employee.familyName} ${employee.givenName}`,
  }));
  entries.sort(compare);
  if (isDescending) entries.reverse();
  return entries.map(({ employee }) => employee);
}

/** Returns the employees that match search and filters, in the list's order. */
export function listEmployees(employees: readonly Employee[], list: EmployeesList, around: Surroundings): Employee[] {
  const words = normalizeText(list.search).split(" ").filter(Boolean);
  const isFound = (employee: Employee) => {
    if (employee.key === list.search) return true;
    const text = normalizeText(`${personName(employee)} ${employee.email}`);
    return words.every((word) => text.includes(word));
  };
  const isState = (state: EmployeeState | null, employee: Employee) =>
    state === null || employeeState(employee, around.now) === state;
  const found = employees.filter(
    (employee) =>
      (list.role.length === 0 || list.role.includes(employee.role)) &&
      (list.company.length === 0 || employee.companyKeys.some((key) => list.company.includes(key))) &&
      isState(list.state, employee) &&
      isFound(employee),
  );
  return sortEmployees(found, list, around);
}
