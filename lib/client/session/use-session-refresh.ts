"use client";
/**
 * Refreshes the session every 60 s while a page is open; only a key, a pointer or a touch counts as activity. What has
 * changed of the employee's role or password reaches this page, what it has read, and the other tabs.
 */
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import type { Employee } from "../../domain/entities";
import type { SessionView } from "../../domain/session-view";
import { backendKey } from "../calls/backend-key";
import { sessionLifetime } from "../calls/session-lifetime";
import { timesStale } from "../reads/shown-reads";
import { activity, watchActivity } from "./activity";
import { refreshSession } from "./refresh-session";
import { sessionTabs } from "./session-tabs";
import { SESSION_KEY } from "./use-session";

export const SESSION_REFRESH_MS = 60_000;

/** As the session keeps it: what is no time is none. */
function expiryOf({ passwordExpiresAt }: Employee): string | null {
  return passwordExpiresAt && !Number.isNaN(Date.parse(passwordExpiresAt)) ? passwordExpiresAt : null;
}

/** `session`: as this page knows it; null while nothing is to be refreshed. */
export function useSessionRefresh(session: SessionView | null): void {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const known = useRef(session);
  useEffect(() => {
    known.current = session;
  });
  const isOn = session !== null;

  useEffect(() => {
    if (!isOn) return;
    let running = new AbortController();
    let lastAt = Date.now();

    const follow = async (employee: Employee, wasStale: number) => {
      const before = known.current;
      if (before && employee.role !== before.role) {
        // Another role may see other things: everything is read anew, in every tab, and every page asks where it leads.
        sessionTabs().post({ type: "began" });
        sessionLifetime.begin();
        router.refresh();
        return;
      }
      // An edit of one's own record in the meantime is newer than this answer.
      if (timesStale("employee.me") === wasStale) {
        await mutate(backendKey("employee.me", {}), employee, { revalidate: false });
      }
      if (before && expiryOf(employee) !== before.passwordExpiresAt) {
        sessionTabs().post({ type: "renewed" });
        await mutate(SESSION_KEY);
        router.refresh();
      }
    };
    const refresh = async () => {
      lastAt = Date.now();
      const wasActive = activity.take();
      const wasStale = timesStale("employee.me");
      const epoch = sessionLifetime.epoch();
      running = new AbortController();
      const employee = await refreshSession(wasActive, running.signal);
      if (employee && epoch === sessionLifetime.epoch()) await follow(employee, wasStale);
      // Nobody heard of the activity: the next refresh tells of it.
      if (!employee && wasActive) activity.note();
    };
    const onVisible = () => {
      // A hidden page's timers sleep.
      if (document.visibilityState === "visible" && Date.now() - lastAt >= SESSION_REFRESH_MS) void refresh();
    };
    const timer = setInterval(refresh, SESSION_REFRESH_MS);
    document.addEventListener("visibilitychange", onVisible);
    const unsubscribe = sessionLifetime.subscribe((event) => {
      if (event.type === "changing") running.abort();
    });
    const unwatch = watchActivity();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
      unsubscribe();
      unwatch();
    };
  }, [isOn, mutate, router]);
}
