"use client";

import { useMemo } from "react";
import { localStore } from "../../browser-storage";
import { useSession } from "./use-session";

/** Texts that this browser stores per employee: saved views, columns, row heights, drafts. No secrets. */
export type EmployeeStore = {
  owner: string;
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  names: () => readonly string[];
};

export function employeeStore(employeeKey: string): EmployeeStore {
  const prefix = `lintel-of ${employeeKey} `;
  const storageKey = (name: string) => prefix + name;
  return {
    owner: employeeKey,
    read: (name) => localStore.get(storageKey(name)),
    write: (name, text) => localStore.set(storageKey(name), text),
    remove: (name) => localStore.remove(storageKey(name)),
    names: () => localStore.places().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  };
}

/** Returns the store of the signed-in employee; null until known. */
export function useEmployeeStore(): EmployeeStore | null {
  const employeeKey = useSession().session?.employeeKey;
  return useMemo(() => (employeeKey === undefined ? null : employeeStore(employeeKey)), [employeeKey]);
}
