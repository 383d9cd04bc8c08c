"use client";
/** Keeps the queue of this page with the session: it sends for who is signed in, and for nobody else. Shows nothing. */
import { useEffect } from "react";
import { showStorageNotice } from "../alerts/storage-notice";
import { sessionLifetime } from "../calls/session-lifetime";
import { scopeOf } from "../calls/session-scope";
import { adoptEdits } from "../data/edits/adopt-edits";
import { browserQueue } from "../queue/browser-queue";
import { hearOfStale } from "../reads/stale-tabs";
import { useSession } from "./use-session";

/** Stands on every page that somebody signed in may see; the pages before the sign-in do without the queue. */
export function QueueProvider() {
  const scope = scopeOf(useSession().session);

  useEffect(
    () =>
      sessionLifetime.subscribe(({ type }) => {
        if (type === "ended") browserQueue().stop();
      }),
    [],
  );

  useEffect(() => {
    if (scope === null) {
      browserQueue().stop();
      return;
    }
    void browserQueue().start(scope);
    const stopNotice = showStorageNotice();
    const stopAdopting = adoptEdits(browserQueue());
    return () => {
      stopNotice();
      stopAdopting();
    };
  }, [scope]);

  useEffect(hearOfStale, []);

  // Whoever leaves these pages may be nobody by the time they hear of it.
  useEffect(() => () => browserQueue().stop(), []);

  return null;
}
