"use client";

import type { Actor } from "../reads/optimistic-view";
import { useCurrentEmployee } from "./use-current-employee";

/** Who edits, as it shows in what they have edited; null until it is known. */
export function useActor(): Actor | null {
  const { employee } = useCurrentEmployee();
  return employee && { key: employee.key, name: `${employee.givenName} ${employee.familyName}` };
}
