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
  const place = (name: string) => prefix + name;
  return {
    owner: employeeKey,
    read: (name) => localStore.get(place(name)),
    write: (name, text) => localStore.set(place(name), text),
    remove: (name) => localStore.remove(place(name)),
    names: () => localStore.places().flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : [])),
  };
}

/** The store of the signed-in employee; null until known. */
export function useEmployeeStore(): EmployeeStore | null {
  const employeeKey = useSession().session?.employeeKey;
  return useMemo(() => (employeeKey === undefined ? null : employeeStore(employeeKey)), [employeeKey]);
}
