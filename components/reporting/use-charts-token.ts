"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "@/lib/client/api-error";
import { callBackend } from "@/lib/client/call-backend";
import { serverNow } from "@/lib/client/session/server-clock";
import { rowOf } from "@/lib/contract/endpoints";

/** So long before its end a token is asked for again; of a short life, after half of it. */
const AHEAD_MS = 60_000;
/** Never sooner than that, even where the two clocks disagree. */
const SOONEST_MS = 15_000;
/** Nor later: a timer of 25 days or more goes off at once. */
const LATEST_MS = 3_600_000;
/** So often it is looked whether one is due: timers stand still while the machine sleeps. */
const LOOK_MS = 60_000;

/** How long a token of this end is used, in milliseconds. */
export function chartsTokenLife(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? "") - now;
  return Number.isNaN(left) ? SOONEST_MS : Math.min(Math.max(left - AHEAD_MS, left / 2, SOONEST_MS), LATEST_MS);
}

export type ChartsToken = { token: string | null; failure: string | null; isAsking: boolean; retry: () => void };
/** `due`: when the next one is asked for, by the server's clock; null while none will be. */
type State = Omit<ChartsToken, "retry"> & { due: number | null };

/** What opens the analytics dashboard, asked for again before it ends for as long as this is shown. */
export function useChartsToken(): ChartsToken {
  const [state, setState] = useState<State>({ token: null, failure: null, isAsking: true, due: null });
  const isThere = useRef(false);
  const ask = useCallback(async () => {
    setState((before) => ({ ...before, isAsking: true, due: null }));
    const { fallback } = rowOf("employee.refreshChartsToken");
    try {
      const { chartsAccessToken, chartsAccessTokenExpiresAt } = await callBackend("employee.refreshChartsToken", {});
      if (!isThere.current) return;
      if (!chartsAccessToken) return setState({ token: null, failure: fallback, isAsking: false, due: null });
      const now = serverNow();
      const due = now + chartsTokenLife(chartsAccessTokenExpiresAt, now);
      setState({ token: chartsAccessToken, failure: null, isAsking: false, due });
    } catch (thrown) {
      if (!isThere.current) return;
      // What is shown with a token that has ended would fail on its own, and say less.
      setState({ token: null, failure: asApiError(thrown, fallback).message, isAsking: false, due: null });
    }
  }, []);
  useEffect(() => {
    isThere.current = true;
    void ask();
    return () => {
      isThere.current = false;
    };
  }, [ask]);
  const { due } = state;
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const wait = due - serverNow();
      if (wait <= 0) void ask();
      else timer = setTimeout(look, Math.min(wait, LOOK_MS));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [due, ask]);
  return { ...state, retry: () => void ask() };
}
