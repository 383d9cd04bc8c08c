"use client";
/** Starts and ends acting in another role, from any page of the shell. */
import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { homeOf, isErrorRoute, mayOpenPage } from "../../access/role-table";
import type { Impersonation, SessionView } from "../../domain/session-view";
import { ApiError } from "../calls/api-error";
import { sessionLifetime } from "../calls/session-lifetime";
import { impersonate, stopImpersonating } from "./impersonate";
import type { CompanyNames } from "./impersonated-companies";
import { SESSION_KEY } from "./use-session";

/** A page that does not load must not block the change of session. */
const MAX_LEAVE_MS = 5_000;

export type ImpersonationControl = {
  /** `names`: the names of the chosen companies, by key. Throws ApiError. */
  start: (choice: Impersonation, names: CompanyNames) => Promise<void>;
  /** Throws ApiError. */
  stop: () => Promise<void>;
};

export function useImpersonation(): ImpersonationControl {
  const router = useRouter();
  const path = usePathname();
  const { mutate } = useSWRConfig();
  const currentPath = useRef(path);
  const onArrival = useRef<(() => void) | null>(null);
  useEffect(() => {
    currentPath.current = path;
    onArrival.current?.();
    // The page that started the change may unmount before it sees the next path.
    return () => onArrival.current?.();
  }, [path]);

  /**
   * Navigates to the role's home if the role may not open this page, before anything is read as that role; also from
   * the no-access page.
   */
  const leave = useCallback(
    async ({ effectiveRole }: SessionView) => {
      if (mayOpenPage(effectiveRole, currentPath.current) && !isErrorRoute(currentPath.current)) return;
      await new Promise<void>((resolve) => {
        onArrival.current = resolve;
        setTimeout(resolve, MAX_LEAVE_MS);
        router.replace(homeOf(effectiveRole));
      });
    },
    [router],
  );

  const switchSession = useCallback(
    async (change: Promise<SessionView>) => {
      try {
        const session = await change;
        await leave(session);
        sessionLifetime.begin();
        // Sets the session at once, so that the shell always has one.
        void mutate(SESSION_KEY, session, { revalidate: false });
      } catch (error) {
        // Without an answer the current role is unknown, so the session is read again.
        if (error instanceof ApiError && error.isUnanswered) void mutate(SESSION_KEY);
        throw error;
      }
      // The router's cached pages were allowed for the previous role.
      router.refresh();
    },
    [router, mutate, leave],
  );

  return {
    start: useCallback((choice, names) => switchSession(impersonate(choice, names)), [switchSession]),
    stop: useCallback(() => switchSession(stopImpersonating()), [switchSession]),
  };
}
