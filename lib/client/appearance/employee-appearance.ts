/**
 * Density, single-letter keys and the narrow navigation are each employee's own in this browser; the theme is the
 * browser's. The cookie has those of whoever is signed in, so that the first page is drawn right; what the others chose
 * waits here for them.
 */
import { localStore } from "../../browser-storage";
import { readScope } from "../calls/session-scope";
import { employeeStore } from "../session/use-employee-store";
import { type Appearance, readAppearance, writeAppearance } from "./appearance";
import { changeAppearance } from "./use-appearance";

/** Whose choices the cookie has; of the browser, not of a person. */
const OWNER = "lintel-appearance-of";
const NAME = "appearance";

/** In another role one is still oneself. */
function employeeNow(): string | null {
  return readScope()?.split(" ")[0] || null;
}

function readOwner(): string | null {
  return localStore.get(OWNER);
}

/** Once somebody else is signed in, the page looks as they chose; who is here for the first time has the defaults. */
export function takeEmployeeAppearance(): void {
  const employeeKey = employeeNow();
  const owner = readOwner();
  if (employeeKey === null || employeeKey === owner) return;
  localStore.set(OWNER, employeeKey);
  // What was chosen before choices were anybody's is of whoever comes first.
  if (owner === null) return;
  const { theme: _theme, ...own } = readAppearance(employeeStore(employeeKey).read(NAME));
  changeAppearance(own);
}

/** Notes what the one who is signed in has chosen. */
export function keepEmployeeAppearance(chosen: Appearance): void {
  const employeeKey = employeeNow();
  if (employeeKey !== null && employeeKey === readOwner()) {
    employeeStore(employeeKey).write(NAME, writeAppearance(chosen));
  }
}
