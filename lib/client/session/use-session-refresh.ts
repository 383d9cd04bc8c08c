"use client";
/** Refreshes the session every 60 s while a page is open; only a key, a pointer or a touch counts as activity. */
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { backendKey } from "../backend-key";
import { refreshSession } from "./refresh-session";
import { sessionLifetime } from "./session-lifetime";
import { SESSION_KEY } from "./use-session";

export const SESSION_REFRESH_MS = 60_000;
const ACTIVITY = ["keydown", "pointerdown", "pointermove", "touchstart"] as const;

/** `role`: the session's own role; when the backend says another, the session is read again. */
export function useSessionRefresh(role: string | null): void {
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (role === null) return;
    let isActive = false;
    let running = new AbortController();
    const note = () => {
      isActive = true;
    };
    const refresh = async () => {
      const wasActive = isActive;
      isActive = false;
      running = new AbortController();
      const employee = await refreshSession(wasActive, running.signal);
      if (!employee) {
        // Nobody heard of the activity: the next refresh tells of it.
        isActive ||= wasActive;
        return;
      }
      await mutate(backendKey("employee.me", {}), employee, { revalidate: false });
      if (employee.role !== role) await mutate(SESSION_KEY);
    };
    const timer = setInterval(refresh, SESSION_REFRESH_MS);
    const unsubscribe = sessionLifetime.subscribe((event) => {
      if (event.type === "changing") running.abort();
    });
    for (const type of ACTIVITY) window.addEventListener(type, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      unsubscribe();
      for (const type of ACTIVITY) window.removeEventListener(type, note, { capture: true });
    };
  }, [role, mutate]);
}
