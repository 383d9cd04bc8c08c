"use client";
/** Keeps the session of this page: refreshes it, and carries out what follows from its end. Shows nothing. */
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { decideRoute, isSignInRoute } from "../../access/decide-route";
import { rowOf } from "../../contract/endpoints";
import { SESSION_EXPIRED } from "../../contract/failure";
import { clearAlert, showAlert } from "../alerts-store";
import { dropCache } from "../drop-cache";
import { markAllStale, markStale } from "../shown-reads";
import { judgeUnauthorized } from "./judge-unauthorized";
import { leaveDocument } from "./leave-document";
import { loginAddress } from "./login-address";
import { serverNow } from "./server-clock";
import { type SessionEnd, sessionLifetime } from "./session-lifetime";
import { scopeOf } from "./session-scope";
import { sessionTabs } from "./session-tabs";
import { SESSION_KEY, useIsSignedOut, useSession } from "./use-session";
import { useSessionRefresh } from "./use-session-refresh";
import { LOGIN_PATH } from "./words";

const EXPIRED_ALERT = "session-expired";

// What was said was said to whoever sat here, and a Retry would run as whoever sits here next. Here and not in an effect:
// it comes before whatever is said of the end.
sessionLifetime.onChangeOfHands(() => clearAlert());

export function SessionKeeper() {
  const router = useRouter();
  const pathname = usePathname();
  const { cache, mutate } = useSWRConfig();
  const { session } = useSession();
  const isSignedOut = useIsSignedOut();
  const wasSignedIn = useRef(false);
  const scope = scopeOf(session);

  useSessionRefresh(scope === null ? null : session);

  const shown = useRef(session);
  useEffect(() => {
    // While it is being read again, the last one stands.
    if (session !== null || isSignedOut) shown.current = session;
  }, [session, isSignedOut]);
  useEffect(
    () =>
      sessionLifetime.judgeBy(async () => {
        const verdict = await judgeUnauthorized(shown);
        if (verdict === "another") router.refresh();
        return verdict;
      }),
    [router],
  );

  // Another person, or another impersonation, in the middle of a session: what was read was for the one before.
  const lastScope = useRef<string | null>(null);
  useEffect(() => {
    if (scope !== null && lastScope.current !== null && lastScope.current !== scope) sessionLifetime.begin();
    if (session !== null || isSignedOut) lastScope.current = scope;
  }, [scope, session, isSignedOut]);

  // The cookie can go without a call of this page finding out, as when its time is over.
  useEffect(() => {
    if (wasSignedIn.current && isSignedOut) sessionLifetime.end("expired");
    wasSignedIn.current = scope !== null;
  }, [scope, isSignedOut]);

  // A cookie that was nobody's any more opened this page; the read that found out has taken it away.
  useEffect(() => {
    if (!isSignedOut || wasSignedIn.current || sessionLifetime.isEnded()) return;
    const { search } = window.location;
    const decision = decideRoute({ path: pathname, search, session: null, now: serverNow() });
    if (decision.kind === "redirect") router.replace(decision.to);
  }, [isSignedOut, pathname, router]);

  // Back from the sign-in to a page that the router still holds: the middleware says where it leads now.
  useEffect(() => {
    if (sessionLifetime.isEnded() && pathname !== LOGIN_PATH) router.refresh();
  }, [pathname, router]);

  // The same the other way round: Back to a page of the sign-in, which is behind whoever is signed in.
  const isIn = useRef(false);
  useEffect(() => {
    isIn.current = scope !== null;
  });
  useEffect(() => {
    if (isIn.current && isSignInRoute(pathname)) router.refresh();
  }, [pathname, router]);

  useEffect(() => {
    let isFromTab = false;
    const leave = (reason: SessionEnd) => {
      dropCache(cache, mutate);
      void mutate(SESSION_KEY, null, { revalidate: false });
      if (reason === "expired") {
        showAlert({ id: EXPIRED_ALERT, type: "error", message: SESSION_EXPIRED, isPersistent: true });
        if (!isFromTab) sessionTabs().post({ type: "ended", reason });
      }
      const address = loginAddress(reason, window.location);
      if (address === null) return;
      if (reason === "manual") leaveDocument(address);
      else router.replace(address);
    };
    const unsubscribe = sessionLifetime.subscribe((event) => {
      if (event.type === "ended") leave(event.reason);
      if (event.type === "began") {
        // Whoever it is now has been told of: the effect above is for what nobody told.
        lastScope.current = null;
        dropCache(cache, mutate);
        void mutate(SESSION_KEY);
        void markAllStale();
      }
    });
    const unlisten = sessionTabs().listen((event) => {
      isFromTab = true;
      if (event.type === "changing") sessionLifetime.change();
      if (event.type === "ended") sessionLifetime.end(event.reason);
      if (event.type === "began") {
        sessionLifetime.begin();
        // The middleware knows where this page belongs now.
        router.refresh();
      }
      if (event.type === "renewed") {
        void mutate(SESSION_KEY);
        router.refresh();
      }
      if (event.type === "changed-oneself") void markStale(rowOf("employee.updateProfile").refreshes);
      isFromTab = false;
    });
    return () => {
      unsubscribe();
      unlisten();
    };
  }, [router, cache, mutate]);

  return null;
}
