"use client";

import { useEffect, useState } from "react";
import { type EmployeeStore, useEmployeeStore } from "@/lib/client/session/use-employee-store";

const STORAGE_KEY = "seen media";
/** Maximum number of stored keys; the least recently seen are dropped first. */
const MAX_KEYS = 2000;

/** Returns the keys of media that this employee has viewed in this browser. `visibleKeys` are on screen now. */
export function useSeen(visibleKeys: readonly string[]): ReadonlySet<string> {
  const store = useEmployeeStore();
  const [state, setState] = useState(() => loadState(store));
  if (state.store !== store) setState(loadState(store));
  const joinedKeys = visibleKeys.join(" ");
  useEffect(() => {
    if (store === null || joinedKeys === "") return;
    const current = joinedKeys.split(" ");
    // Read again, to keep keys that another tab has added meanwhile.
    const stored = readSeen(store);
    if (current.every((key) => stored.includes(key))) return;
    const seen = [...stored.filter((key) => !current.includes(key)), ...current].slice(-MAX_KEYS);
    store.write(STORAGE_KEY, JSON.stringify(seen));
    setState({ store, seen: new Set(seen) });
  }, [store, joinedKeys]);
  return state.seen;
}

const loadState = (store: EmployeeStore | null) => ({ store, seen: new Set(store ? readSeen(store) : []) });

function readSeen(store: EmployeeStore): string[] {
  try {
    const value: unknown = JSON.parse(store.read(STORAGE_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}
