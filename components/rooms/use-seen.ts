"use client";

import { useEffect, useState } from "react";
import { type EmployeeStore, useEmployeeStore } from "@/lib/client/session/use-employee-store";

const STORAGE_KEY = "seen media";
/** Keys kept; the longest unseen are dropped first. */
const MOST = 2000;

/** Keys of the media that this employee has viewed in this browser. `looked`: those on screen now. */
export function useSeen(looked: readonly string[]): ReadonlySet<string> {
  const store = useEmployeeStore();
  const [state, setState] = useState(() => loaded(store));
  if (state.store !== store) setState(loaded(store));
  const text = looked.join(" ");
  useEffect(() => {
    if (store === null || text === "") return;
    const now = text.split(" ");
    // Keeps what another tab has added meanwhile.
    const before = readSeen(store);
    if (now.every((key) => before.includes(key))) return;
    const seen = [...before.filter((key) => !now.includes(key)), ...now].slice(-MOST);
    store.write(STORAGE_KEY, JSON.stringify(seen));
    setState({ store, seen: new Set(seen) });
  }, [store, text]);
  return state.seen;
}

const loaded = (store: EmployeeStore | null) => ({ store, seen: new Set(store ? readSeen(store) : []) });

function readSeen(store: EmployeeStore): string[] {
  try {
    const value: unknown = JSON.parse(store.read(STORAGE_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}
