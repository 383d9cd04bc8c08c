"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "@/lib/client/api-error";
import { callBackend } from "@/lib/client/call-backend";
import { rowOf } from "@/lib/contract/endpoints";

/** So long before its end a token is asked for again; of a short life, after half of it. */
const AHEAD_MS = 60_000;
/** Never sooner than that, even where the two clocks disagree. */
const SOONEST_MS = 15_000;
/** Nor later: a timer of 25 days or more goes off at once. */
const LATEST_MS = 3_600_000;

/** How long a token of this end is used, in milliseconds. */
export function chartsTokenLife(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? "") - now;
  return Number.isNaN(left) ? SOONEST_MS : Math.min(Math.max(left - AHEAD_MS, left / 2, SOONEST_MS), LATEST_MS);
}

export type ChartsToken = { token: string | null; failure: string | null; isAsking: boolean; retry: () => void };

/** What opens the analytics dashboard, asked for again before it ends for as long as this is shown. */
export function useChartsToken(): ChartsToken {
  const [state, setState] = useState<Omit<ChartsToken, "retry">>({ token: null, failure: null, isAsking: true });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isThere = useRef(false);
  const ask = useCallback(async () => {
    clearTimeout(timer.current);
    setState((before) => ({ ...before, isAsking: true }));
    const { fallback } = rowOf("employee.refreshChartsToken");
    try {
      const { chartsAccessToken, chartsAccessTokenExpiresAt } = await callBackend("employee.refreshChartsToken", {});
      if (!isThere.current) return;
      if (!chartsAccessToken) return setState({ token: null, failure: fallback, isAsking: false });
      timer.current = setTimeout(ask, chartsTokenLife(chartsAccessTokenExpiresAt, Date.now()));
      setState({ token: chartsAccessToken, failure: null, isAsking: false });
    } catch (thrown) {
      // What is shown with a token that has ended would fail on its own, and say less.
      if (isThere.current) setState({ token: null, failure: asApiError(thrown, fallback).message, isAsking: false });
    }
  }, []);
  useEffect(() => {
    isThere.current = true;
    void ask();
    return () => {
      isThere.current = false;
      clearTimeout(timer.current);
    };
  }, [ask]);
  return { ...state, retry: () => void ask() };
}
