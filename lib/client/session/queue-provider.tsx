"use client";
/** Runs the queue of the signed-in employee, and stops it when the session ends. Renders nothing. */
import { useEffect } from "react";
import { showStorageNotice } from "../alerts/storage-notice";
import { sessionLifetime } from "../calls/session-lifetime";
import { scopeOf } from "../calls/session-scope";
import { adoptEdits } from "../data/edits/adopt-edits";
import { browserQueue } from "../queue/browser-queue";
import { hearOfStale } from "../reads/stale-tabs";
import { useSession } from "./use-session";

/** Mounted on signed-in pages only; the sign-in pages need no queue. */
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

  // After these pages are left, the next queue event may come when nobody is signed in.
  useEffect(() => () => browserQueue().stop(), []);

  return null;
}
