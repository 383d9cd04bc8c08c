"use client";
/** Keeps the session of this page: refreshes it, and carries out what follows from its end. Shows nothing. */
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { endpointNames } from "../../contract/endpoints";
import { SESSION_EXPIRED } from "../../contract/failure";
import { clearAlert, showAlert } from "../alerts-store";
import { dropCache } from "../drop-cache";
import { adoptEdits } from "../mutations/adopt-edits";
import { browserQueue } from "../queue/browser-queue";
import { markStale } from "../shown-reads";
import { leaveDocument } from "./leave-document";
import { loginAddress } from "./login-address";
import { type SessionEnd, sessionLifetime } from "./session-lifetime";
import { scopeOf } from "./session-scope";
import { sessionTabs } from "./session-tabs";
import { SESSION_KEY, useIsSignedOut, useSession } from "./use-session";
import { useSessionRefresh } from "./use-session-refresh";
import { LOGIN_PATH } from "./words";

const EXPIRED_ALERT = "session-expired";

export function SessionKeeper() {
  const router = useRouter();
  const pathname = usePathname();
  const { cache, mutate } = useSWRConfig();
  const { session } = useSession();
  const isSignedOut = useIsSignedOut();
  const wasSignedIn = useRef(false);
  const scope = scopeOf(session);

  useSessionRefresh(scope === null ? null : (session?.role ?? null));

  useEffect(() => {
    if (scope === null) {
      browserQueue().stop();
      return;
    }
    void browserQueue().start(scope);
    return adoptEdits(browserQueue());
  }, [scope]);

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

  // Back from the sign-in to a page that the router still holds: the middleware says where it leads now.
  useEffect(() => {
    if (sessionLifetime.isEnded() && pathname !== LOGIN_PATH) router.refresh();
  }, [pathname, router]);

  useEffect(() => {
    let isFromTab = false;
    const leave = (reason: SessionEnd) => {
      browserQueue().stop();
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
        clearAlert(EXPIRED_ALERT);
        dropCache(cache, mutate);
        void mutate(SESSION_KEY);
        void markStale(endpointNames);
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
      isFromTab = false;
    });
    return () => {
      unsubscribe();
      unlisten();
    };
  }, [router, cache, mutate]);

  return null;
}
