/** How an account stands, as lists tell it. */
import type { Employee } from "./entities";

export const EMPLOYEE_STATES = ["active", "invited", "locked", "expired"] as const;
export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

/** `now` in milliseconds since 1970. A lock counts before all else: it is what somebody has to do something about. */
export function employeeState(employee: Employee, now: number): EmployeeState {
  if (employee.isLockedOut) return "locked";
  if (employee.isActivated === false) return "invited";
  const { passwordExpiresAt } = employee;
  return passwordExpiresAt && Date.parse(passwordExpiresAt) <= now ? "expired" : "active";
}
