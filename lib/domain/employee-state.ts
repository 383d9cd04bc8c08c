/** The state of an account in lists. */
import type { Employee } from "./entities";

export const EMPLOYEE_STATES = ["active", "invited", "locked", "expired"] as const;
export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

/** Returns one state; a lock comes first, because it needs action. `now` in milliseconds since 1970. */
export function employeeState(employee: Employee, now: number): EmployeeState {
  if (employee.isLockedOut) return "locked";
  if (employee.isActivated === false) return "invited";
  const { passwordExpiresAt } = employee;
  return passwordExpiresAt && Date.parse(passwordExpiresAt) <= now ? "expired" : "active";
}
