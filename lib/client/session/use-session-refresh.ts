"use client";
/**
 * Refreshes the session every 60 s while a page is open; only keys, pointers and touches count as activity. A change
 * of the employee's role or password expiry reaches this page, its cache and the other tabs.
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

/** Returns the expiry as the session stores it: an invalid time is null. */
function expiryOf({ passwordExpiresAt }: Employee): string | null {
  return passwordExpiresAt && !Number.isNaN(Date.parse(passwordExpiresAt)) ? passwordExpiresAt : null;
}

/** `session`: null while there is nothing to refresh. */
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

    const applyEmployee = async (employee: Employee, wasStale: number) => {
      const before = known.current;
      if (before && employee.role !== before.role) {
        // Another role may see other data: every tab reads everything again and checks its route.
        sessionTabs().post({ type: "began" });
        sessionLifetime.begin();
        router.refresh();
        return;
      }
      // An edit that the employee made to their own record meanwhile is newer than this answer.
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
      if (employee && epoch === sessionLifetime.epoch()) await applyEmployee(employee, wasStale);
      // The activity was not reported: the next refresh reports it.
      if (!employee && wasActive) activity.note();
    };
    const onVisible = () => {
      // A hidden page's timers are suspended.
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
