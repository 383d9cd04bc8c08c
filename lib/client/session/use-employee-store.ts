"use client";

import { useMemo } from "react";
import { useSession } from "./use-session";

/** Texts that this browser keeps for one employee: saved views, columns, row heights. No secret belongs here. */
export type EmployeeStore = { read: (name: string) => string | null; write: (name: string, text: string) => void };

/** The store of an employee. Where the browser keeps nothing (blocked or full), reads find nothing and writes are lost. */
export function employeeStore(employeeKey: string): EmployeeStore {
  const place = (name: string) => `lintel-of ${employeeKey} ${name}`;
  return {
    read(name) {
      try {
        return localStorage.getItem(place(name));
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        localStorage.setItem(place(name), text);
      } catch {
        // The choice holds for this page.
      }
    },
  };
}

/** The store of whoever is signed in; null until that is known. */
export function useEmployeeStore(): EmployeeStore | null {
  const employeeKey = useSession().session?.employeeKey;
  return useMemo(() => (employeeKey === undefined ? null : employeeStore(employeeKey)), [employeeKey]);
}
