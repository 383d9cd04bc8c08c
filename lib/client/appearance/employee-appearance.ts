/**
 * Density, single-letter keys and the narrow navigation belong to each employee of this browser, the theme to the
 * browser. The cookie holds the settings of the signed-in employee, for the first render; this
 * module stores the settings of other employees.
 */
import { localStore } from "../../browser-storage";
import { readScope } from "../calls/session-scope";
import { employeeStore } from "../session/use-employee-store";
import { type Appearance, readAppearance, writeAppearance } from "./appearance";
import { changeAppearance } from "./use-appearance";

/** The employee whose settings are in the cookie. */
const OWNER = "lintel-appearance-of";
const NAME = "appearance";

/** Impersonation does not change whose settings apply. */
function currentEmployeeKey(): string | null {
  return readScope()?.split(" ")[0] || null;
}

function readOwner(): string | null {
  return localStore.get(OWNER);
}

/** Switches to the settings of the employee who has signed in, or to the defaults on their first sign-in. */
export function takeEmployeeAppearance(): void {
  const employeeKey = currentEmployeeKey();
  const owner = readOwner();
  if (employeeKey === null || employeeKey === owner) return;
  localStore.set(OWNER, employeeKey);
  // Settings from before the first sign-in go to the first employee.
  if (owner === null) return;
  const { theme: _theme, ...settings } = readAppearance(employeeStore(employeeKey).read(NAME));
  changeAppearance(settings);
}

/** Stores the choices of the signed-in employee. */
export function keepEmployeeAppearance(chosen: Appearance): void {
  const employeeKey = currentEmployeeKey();
  if (employeeKey !== null && employeeKey === readOwner()) {
    employeeStore(employeeKey).write(NAME, writeAppearance(chosen));
  }
}
