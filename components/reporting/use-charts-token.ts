"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { serverNow } from "@/lib/client/session/server-clock";
import { rowOf } from "@/lib/contract/endpoints";

/** A token is renewed this long before its end; a short-lived token after half of its life. */
const RENEW_BEFORE_END_MS = 60_000;
/** The earliest renewal, even if the two clocks disagree. */
const MIN_DELAY_MS = 15_000;
/** The latest renewal: a timer of 25 days or more fires at once. */
const MAX_DELAY_MS = 3_600_000;
/** How often renewal is checked, because timers pause while the machine sleeps. */
const CHECK_INTERVAL_MS = 60_000;

/** Returns how long a token with this end is used, in milliseconds. */
export function chartsTokenLife(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? "") - now;
  if (Number.isNaN(left)) return MIN_DELAY_MS;
  return Math.min(Math.max(left - RENEW_BEFORE_END_MS, left / 2, MIN_DELAY_MS), MAX_DELAY_MS);
}

/** `retry` discards the token in use and its dashboard, and requests another. */
export type ChartsToken = { token: string | null; failure: string | null; isAsking: boolean; retry: () => void };
/** By the server's clock, `ends` is when the token expires, `due` when the next one is requested; null for never. */
type State = Omit<ChartsToken, "retry"> & { ends: number; due: number | null };

const NONE: State = { token: null, failure: null, isAsking: false, ends: 0, due: null };

/** Returns the state after a failed request. A valid token still opens the dashboard, so its renewal is retried. */
function afterFailure(current: State, failure: string, now: number): State {
  // A dashboard with an expired token would fail by itself, with a less helpful message.
  if (current.token === null || !(now < current.ends)) return { ...NONE, failure };
  return { ...current, isAsking: false, due: Math.min(now + MIN_DELAY_MS, current.ends) };
}

/** Returns the token of the analytics dashboard, and renews it before its end while the panel is shown. */
export function useChartsToken(): ChartsToken {
  const [state, setState] = useState<State>({ ...NONE, isAsking: true });
  const isMounted = useRef(false);
  const requestToken = useCallback(async () => {
    setState((before) => ({ ...before, isAsking: true, due: null }));
    const { fallback } = rowOf("employee.refreshChartsToken");
    const fail = (failure: string) => {
      const now = serverNow();
      setState((current) => afterFailure(current, failure, now));
    };
    try {
      const { chartsAccessToken, chartsAccessTokenExpiresAt } = await callBackend("employee.refreshChartsToken", {});
      if (!isMounted.current) return;
      if (!chartsAccessToken) return fail(fallback);
      const now = serverNow();
      const due = now + chartsTokenLife(chartsAccessTokenExpiresAt, now);
      setState({ ...NONE, token: chartsAccessToken, ends: Date.parse(chartsAccessTokenExpiresAt ?? ""), due });
    } catch (thrown) {
      if (isMounted.current) fail(asApiError(thrown, fallback).message);
    }
  }, []);
  useEffect(() => {
    isMounted.current = true;
    void requestToken();
    return () => {
      isMounted.current = false;
    };
  }, [requestToken]);
  const { token, failure, isAsking, due } = state;
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const wait = due - serverNow();
      if (wait <= 0) void requestToken();
      else timer = setTimeout(check, Math.min(wait, CHECK_INTERVAL_MS));
    };
    check();
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [due, requestToken]);
  const retry = () => {
    // A failure's message stays until it is replaced.
    setState((before) => ({ ...NONE, failure: before.failure }));
    void requestToken();
  };
  return { token, failure, isAsking, retry };
}
