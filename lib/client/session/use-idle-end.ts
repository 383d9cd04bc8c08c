"use client";
/**
 * Warns in the last two minutes of an idle session. The server decides: before warning, the page reports its activity
 * since the last refresh, and asks whether another tab has extended the session.
 */
import { useCallback, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { SessionView } from "../../domain/session-view";
import { activity } from "./activity";
import { type IdleEnd, idleEnd, untilWarning } from "./idle-end";
import { refreshSession } from "./refresh-session";
import { serverNow } from "./server-clock";
import { SESSION_KEY } from "./use-session";

const SECOND_MS = 1_000;
/** The interval in which a changed clock or a suspension is noticed. */
const MAX_WAIT_MS = 60_000;
/** Without an answer for this long, the warning is shown anyway. */
const ANSWER_WAIT_MS = 2_000;
/** The seconds between two checks during the countdown: another tab may have extended the session. */
const CHECK_INTERVAL_SECONDS = 10;

export type IdleWarning = {
  /** Null while there is nothing to warn of. */
  end: IdleEnd | null;
  isStaying: boolean;
  /** The user chose to stay, and the server has not answered; each check tries again. */
  hasStayFailed: boolean;
  /** Extends the session. */
  stay: () => Promise<void>;
};

export function useIdleEnd(session: SessionView | null): IdleWarning {
  const { mutate } = useSWRConfig();
  const [end, setEnd] = useState<IdleEnd | null>(null);
  const [isStaying, setIsStaying] = useState(false);
  const [hasStayFailed, setHasStayFailed] = useState(false);
  const idleExpiresAt = session?.isMfaPending === false ? session.idleExpiresAt : null;
  const absoluteExpiresAt = session?.absoluteExpiresAt ?? "";

  const readAgain = useCallback(
    async (isActive: boolean) => {
      const isAnswered = !isActive || (await refreshSession(true)) !== null;
      if (!isAnswered) activity.note();
      await mutate(SESSION_KEY).catch(() => undefined);
      return isAnswered;
    },
    [mutate],
  );

  useEffect(() => {
    setEnd(null);
    setHasStayFailed(false);
    if (idleExpiresAt === null) return;
    const ends = { idleExpiresAt, absoluteExpiresAt };
    let timer: ReturnType<typeof setTimeout>;
    let isOutdated = false;
    let shown: IdleEnd | null = null;
    let untilCheck = 0;

    const checkEnd = async () => {
      clearTimeout(timer);
      const wait = untilWarning(ends, serverNow());
      if (wait > 0) {
        timer = setTimeout(checkEnd, Math.min(wait, MAX_WAIT_MS));
        return;
      }
      const next = idleEnd(ends, serverNow());
      const isNewlyOver = next?.secondsLeft === 0 && shown?.secondsLeft !== 0;
      if (untilCheck === 0 || isNewlyOver) {
        untilCheck = CHECK_INTERVAL_SECONDS;
        const answer = readAgain(activity.take());
        if (shown === null) await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
      }
      // The end has changed: this countdown is outdated.
      if (isOutdated) return;
      untilCheck -= 1;
      shown = next;
      setEnd(next);
      timer = setTimeout(checkEnd, SECOND_MS);
    };
    const onVisible = () => {
      if (document.visibilityState === "visible" && shown === null) void checkEnd();
    };
    void checkEnd();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [idleExpiresAt, absoluteExpiresAt, readAgain]);

  const stay = useCallback(async () => {
    setIsStaying(true);
    setHasStayFailed(false);
    setHasStayFailed(!(await readAgain(true)));
    setIsStaying(false);
  }, [readAgain]);

  return { end, isStaying, hasStayFailed, stay };
}
