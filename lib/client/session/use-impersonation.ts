"use client";
/** Starting and stopping to act in another role, from any page of the shell. */
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

/** A page that does not come does not keep the session from changing. */
const LONGEST_LEAVE_MS = 5_000;

export type ImpersonationControl = {
  /** `names`: of the chosen companies, by key. Throws ApiError. */
  start: (choice: Impersonation, names: CompanyNames) => Promise<void>;
  /** Throws ApiError. */
  stop: () => Promise<void>;
};

export function useImpersonation(): ImpersonationControl {
  const router = useRouter();
  const path = usePathname();
  const { mutate } = useSWRConfig();
  const here = useRef(path);
  const arrived = useRef<(() => void) | null>(null);
  useEffect(() => {
    here.current = path;
    arrived.current?.();
    // Where it was begun on the page that is left, that page has no time to see the next one's path.
    return () => arrived.current?.();
  }, [path]);

  /**
   * To the role's home, where it is not shown this page, before anything of this page is read as that role; and from a page
   * that says no more than what another role could not have.
   */
  const leave = useCallback(
    async ({ effectiveRole }: SessionView) => {
      if (mayOpenPage(effectiveRole, here.current) && !isErrorRoute(here.current)) return;
      await new Promise<void>((resolve) => {
        arrived.current = resolve;
        setTimeout(resolve, LONGEST_LEAVE_MS);
        router.replace(homeOf(effectiveRole));
      });
    },
    [router],
  );

  const follow = useCallback(
    async (change: Promise<SessionView>) => {
      try {
        const session = await change;
        await leave(session);
        sessionLifetime.begin();
        // At once, so that the shell never stands without a session.
        void mutate(SESSION_KEY, session, { revalidate: false });
      } catch (error) {
        // Without an answer only the session itself can tell which role it is.
        if (error instanceof ApiError && error.isUnanswered) void mutate(SESSION_KEY);
        throw error;
      }
      // Pages that the router holds were let through for the role before.
      router.refresh();
    },
    [router, mutate, leave],
  );

  return {
    start: useCallback((choice, names) => follow(impersonate(choice, names)), [follow]),
    stop: useCallback(() => follow(stopImpersonating()), [follow]),
  };
}
