"use client";

import type { Actor } from "../reads/optimistic-view";
import { useCurrentEmployee } from "./use-current-employee";

/** The author of edits, as they show it; null until known. */
export function useActor(): Actor | null {
  const { employee } = useCurrentEmployee();
  return employee && { key: employee.key, name: `${employee.givenName} ${employee.familyName}` };
}
