"use client";

import type { Actor } from "../reads/optimistic-view";
import { useCurrentEmployee } from "./use-current-employee";

/** Returns the current employee as the author shown with optimistic changes; null until known. */
export function useActor(): Actor | null {
  const { employee } = useCurrentEmployee();
  return employee && { key: employee.key, name: `${employee.givenName} ${employee.familyName}` };
}
