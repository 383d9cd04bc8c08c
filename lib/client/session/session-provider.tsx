"use client";
/** Runs the session of this page: refreshes it, and reacts to its end. Renders nothing. */
import { usePathname, useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { decideRoute, isPublicRoute, isSignInRoute } from "../../access/decide-route";
import { SESSION_EXPIRED } from "../../contract/failure";
import { clearAlert, showAlert } from "../alerts/alerts-store";
import { showKeptAlerts } from "../alerts/carried-alerts";
import { type SessionEnd, sessionLifetime } from "../calls/session-lifetime";
import { scopeOf } from "../calls/session-scope";
import { dropCache } from "../reads/drop-cache";
import { markAllStale, markStale } from "../reads/shown-reads";
import { saveBeforeReload } from "../update/before-reload";
import { judgeUnauthorized } from "./judge-unauthorized";
import { leaveDocument } from "./leave-document";
import { loginAddress } from "./login-address";
import { serverNow } from "./server-clock";
import { sessionTabs } from "./session-tabs";
import { SESSION_KEY, useIsSignedOut, useSession } from "./use-session";
import { useSessionRefresh } from "./use-session-refresh";

const EXPIRED_ALERT = "session-expired";
const showExpired = () => showAlert({ id: EXPIRED_ALERT, type: "error", message: SESSION_EXPIRED, isPersistent: true });
/** How long the router may take to leave a page that the session may not open. */
const ROUTER_LIMIT_MS = 4_000;

// Alerts belong to the previous person, and a Retry would run as the next. Not in an effect, so that it runs before
// the alert of the session's end.
sessionLifetime.onChangeOfHands(() => clearAlert());

type ShownSession = ReturnType<typeof useSession>["session"];
type Router = ReturnType<typeof useRouter>;

/** Sets the judge of 401 answers, which knows the session on screen. */
function useUnauthorizedJudge(session: ShownSession, isSignedOut: boolean, router: Router): void {
  const shown = useRef(session);
  useEffect(() => {
    // Keeps the last session while it is read again.
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
}

/** Leaves a page that the session, or its absence, may not open. */
function useForbiddenPageExit(
  session: ShownSession,
  isSignedOut: boolean,
  wasSignedIn: RefObject<boolean>,
  pathname: string,
): void {
  // The page was opened with an invalid cookie, which the read has removed.
  useEffect(() => {
    if (!isSignedOut || wasSignedIn.current || sessionLifetime.isEnded()) return;
    const { search } = window.location;
    const decision = decideRoute({ path: pathname, search, session: null, now: serverNow() });
    if (decision.kind !== "redirect") return;
    // This document may be left before the refused call raises the same alert.
    showExpired();
    leaveDocument(decision.to);
  }, [isSignedOut, pathname, wasSignedIn]);

  // A change of role, impersonation or password expiry navigates by the router, which a search field can supersede.
  useEffect(() => {
    if (session === null || isPublicRoute(pathname)) return;
    let isCanceled = false;
    const leaveForbidden = async () => {
      const { search } = window.location;
      const decision = decideRoute({ path: pathname, search, session, now: serverNow() });
      if (decision.kind !== "redirect") return;
      // The session continues: unsaved text is saved, and uploads may still hold the page.
      await saveBeforeReload();
      if (!isCanceled) leaveDocument(decision.to);
    };
    const timer = setTimeout(() => void leaveForbidden(), ROUTER_LIMIT_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [session, pathname]);
}

/** Corrects navigations by Back: to a page of an ended session, or to a sign-in page while somebody is signed in. */
function useBackNavigationGuard(
  endedBy: RefObject<SessionEnd>,
  isSignedIn: boolean,
  pathname: string,
  router: Router,
): void {
  const lastPath = useRef(pathname);
  // A navigation in this document, such as Back, cancels the load of the sign-in page; Back from there may restore
  // this document.
  useEffect(() => {
    const leaveAgain = () => {
      const address = sessionLifetime.isEnded() ? loginAddress(endedBy.current, window.location) : null;
      if (address !== null) leaveDocument(address);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveAgain();
    };
    if (lastPath.current !== pathname) leaveAgain();
    lastPath.current = pathname;
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [pathname, endedBy]);

  const signedIn = useRef(false);
  useEffect(() => {
    signedIn.current = isSignedIn;
  });
  useEffect(() => {
    if (signedIn.current && isSignInRoute(pathname)) router.refresh();
  }, [pathname, router]);
}

/** Reacts to the beginning and end of the session, here and in other tabs. */
function useSessionEvents(endedBy: RefObject<SessionEnd>, lastScope: RefObject<string | null>, router: Router): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let isFromTab = false;
    const leave = (reason: SessionEnd) => {
      endedBy.current = reason;
      dropCache(cache, mutate);
      void mutate(SESSION_KEY, null, { revalidate: false });
      if (reason === "expired") {
        showExpired();
        if (!isFromTab) sessionTabs().post({ type: "ended", reason });
      }
      const address = loginAddress(reason, window.location);
      // By document: another navigation of the router, such as by a search field, would supersede one by the router.
      if (address !== null) leaveDocument(address);
    };
    const unsubscribe = sessionLifetime.subscribe((event) => {
      if (event.type === "ended") leave(event.reason);
      if (event.type === "began") {
        // Announced changes need no detection by the scope.
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
        // The middleware decides the route of this page.
        router.refresh();
      }
      if (event.type === "renewed") {
        void mutate(SESSION_KEY);
        router.refresh();
      }
      if (event.type === "changed-oneself") void markStale(event.stale ?? []);
      isFromTab = false;
    });
    return () => {
      unsubscribe();
      unlisten();
    };
  }, [router, cache, mutate, endedBy, lastScope]);
}

export function SessionProvider() {
  const router = useRouter();
  const pathname = usePathname();
  const { session } = useSession();
  const isSignedOut = useIsSignedOut();
  const wasSignedIn = useRef(false);
  const endedBy = useRef<SessionEnd>("expired");
  const lastScope = useRef<string | null>(null);
  const scope = scopeOf(session);

  // Shows alerts of the previous document, such as that the session has expired.
  useEffect(() => showKeptAlerts(), []);

  useSessionRefresh(scope === null ? null : session);
  useUnauthorizedJudge(session, isSignedOut, router);

  // After a change of person or impersonation, the cache belongs to the previous session.
  useEffect(() => {
    if (scope !== null && lastScope.current !== null && lastScope.current !== scope) sessionLifetime.begin();
    if (session !== null || isSignedOut) lastScope.current = scope;
  }, [scope, session, isSignedOut]);

  // The cookie can expire without any call of this page.
  useEffect(() => {
    if (wasSignedIn.current && isSignedOut) sessionLifetime.end("expired");
    wasSignedIn.current = scope !== null;
  }, [scope, isSignedOut]);

  useForbiddenPageExit(session, isSignedOut, wasSignedIn, pathname);
  useBackNavigationGuard(endedBy, scope !== null, pathname, router);
  useSessionEvents(endedBy, lastScope, router);

  return null;
}
