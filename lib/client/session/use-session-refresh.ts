"use client";
/** Refreshes the session every 60 s while a page is open; only a key, a pointer or a touch counts as activity. */
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { backendKey } from "../backend-key";
import { timesStale } from "../shown-reads";
import { activity, watchActivity } from "./activity";
import { refreshSession } from "./refresh-session";
import { sessionLifetime } from "./session-lifetime";
import { SESSION_KEY } from "./use-session";

export const SESSION_REFRESH_MS = 60_000;

/** `role`: the session's own role; when the backend says another, the session is read again. */
export function useSessionRefresh(role: string | null): void {
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (role === null) return;
    let running = new AbortController();
    const refresh = async () => {
      const wasActive = activity.take();
      const before = timesStale("employee.me");
      running = new AbortController();
      const employee = await refreshSession(wasActive, running.signal);
      if (!employee) {
        // Nobody heard of the activity: the next refresh tells of it.
        if (wasActive) activity.note();
        return;
      }
      // An edit of one's own record in the meantime is newer than this answer.
      if (timesStale("employee.me") === before) {
        await mutate(backendKey("employee.me", {}), employee, { revalidate: false });
      }
      if (employee.role !== role) await mutate(SESSION_KEY);
    };
    const timer = setInterval(refresh, SESSION_REFRESH_MS);
    const unsubscribe = sessionLifetime.subscribe((event) => {
      if (event.type === "changing") running.abort();
    });
    const unwatch = watchActivity();
    return () => {
      clearInterval(timer);
      unsubscribe();
      unwatch();
    };
  }, [role, mutate]);
}
