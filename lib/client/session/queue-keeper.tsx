"use client";
/** Keeps the queue of this page with the session: it sends for who is signed in, and for nobody else. Shows nothing. */
import { useEffect } from "react";
import { adoptEdits } from "../mutations/adopt-edits";
import { browserQueue } from "../queue/browser-queue";
import { hearOfStale } from "../stale-tabs";
import { showStorageNotice } from "../storage-notice";
import { sessionLifetime } from "./session-lifetime";
import { scopeOf } from "./session-scope";
import { useSession } from "./use-session";

/** Stands on every page that somebody signed in may see; the pages before the sign-in do without the queue. */
export function QueueKeeper() {
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
