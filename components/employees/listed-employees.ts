/** Which employees a list shows, and in which order. */
import { EMPLOYEE_STATES, type EmployeeState, employeeState } from "@/lib/domain/employee-state";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { roleRank } from "@/lib/domain/roles";
import type { EmployeesList, SortName } from "./use-employees-query";
import { orderOf } from "./use-employees-query";

/** Normalizes a name for comparison, regardless of case, accents and spaces. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().replace(/\s+/g, " ").trim();
}

export type Surroundings = {
  /** Milliseconds since 1970. */
  now: number;
  companyNames: ReadonlyMap<string, string>;
};

/** The known names of the employee's companies, sorted. */
export function companiesOf({ companyKeys }: Employee, names: ReadonlyMap<string, string>): string[] {
  return companyKeys.flatMap((key) => names.get(key) ?? []).sort((one, other) => one.localeCompare(other, "en-US"));
}

/** The employee's sort value for a column: a text or a number; null sorts last. */
function placeBy(column: SortName, employee: Employee, { now, companyNames }: Surroundings): string | number | null {
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

type Place = { employee: Employee; by: string | number | null; name: string };

function compare(one: Place, other: Place): number {
  if (one.by === null || other.by === null) {
    if (one.by !== other.by) return one.by === null ? 1 : -1;
  } else if (one.by !== other.by) {
    const isText = typeof one.by === "string" && typeof other.by === "string";
    return isText ? names.compare(`${one.by}`, `${other.by}`) : Number(one.by) - Number(other.by);
  }
  return names.compare(one.name, other.name) || (one.employee.key < other.employee.key ? -1 : 1);
}

function inOrder(found: readonly Employee[], list: EmployeesList, around: Surroundings): Employee[] {
  const { columnId, isDescending } = orderOf(list.sort);
  const places = found.map((employee) => ({
    employee,
    by: placeBy(columnId, employee, around),
    name: `${employee.familyName} ${employee.givenName}`,
  }));
  places.sort(compare);
  if (isDescending) places.reverse();
  return places.map(({ employee }) => employee);
}

/** The employees that match search and filters, in the list's order. */
export function listEmployees(employees: readonly Employee[], list: EmployeesList, around: Surroundings): Employee[] {
  const words = folded(list.search).split(" ").filter(Boolean);
  const isFound = (employee: Employee) => {
    if (employee.key === list.search) return true;
    const text = folded(`${personName(employee)} ${employee.email}`);
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
  return inOrder(found, list, around);
}
