"use client";

import { useMemo } from "react";
import { useSession } from "./use-session";

/** Texts that this browser keeps for one employee: saved views, columns, row heights, drafts. No secret belongs here. */
export type EmployeeStore = {
  owner: string;
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  names: () => readonly string[];
};

/** The store of an employee. Where the browser keeps nothing (blocked or full), reads find nothing and writes are lost. */
export function employeeStore(employeeKey: string): EmployeeStore {
  const prefix = `lintel-of ${employeeKey} `;
  const place = (name: string) => prefix + name;
  return {
    owner: employeeKey,
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
    remove(name) {
      try {
        localStorage.removeItem(place(name));
      } catch {
        // Nothing is kept there.
      }
    },
    names() {
      try {
        const places = Object.keys(localStorage).filter((one) => one.startsWith(prefix));
        return places.map((one) => one.slice(prefix.length));
      } catch {
        return [];
      }
    },
  };
}

/** The store of whoever is signed in; null until that is known. */
export function useEmployeeStore(): EmployeeStore | null {
  const employeeKey = useSession().session?.employeeKey;
  return useMemo(() => (employeeKey === undefined ? null : employeeStore(employeeKey)), [employeeKey]);
}
