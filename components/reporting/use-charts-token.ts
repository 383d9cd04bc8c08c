"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { serverNow } from "@/lib/client/session/server-clock";
import { rowOf } from "@/lib/contract/endpoints";

/** How long before its end a token is renewed; a short-lived one after half of its life. */
const AHEAD_MS = 60_000;
/** The earliest renewal, even if the two clocks disagree. */
const SOONEST_MS = 15_000;
/** The latest renewal: a timer of 25 days or more fires at once. */
const MAX_DELAY_MS = 3_600_000;
/** How often renewal is checked: timers stand still while the machine sleeps. */
const LOOK_MS = 60_000;

/** How long a token with this end is used, in milliseconds. */
export function chartsTokenLife(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? "") - now;
  return Number.isNaN(left) ? SOONEST_MS : Math.min(Math.max(left - AHEAD_MS, left / 2, SOONEST_MS), MAX_DELAY_MS);
}

/** `retry` discards the token in use and its dashboard, and requests another. */
export type ChartsToken = { token: string | null; failure: string | null; isAsking: boolean; retry: () => void };
/** By the server's clock: when the token ends, and when the next one is requested, or null. */
type State = Omit<ChartsToken, "retry"> & { ends: number; due: number | null };

const NONE: State = { token: null, failure: null, isAsking: false, ends: 0, due: null };

/** A failed renewal is retried while the token lives, since it still opens the dashboard. */
function afterFailure(held: State, failure: string, now: number): State {
  // A dashboard with an expired token would fail by itself, and say less.
  if (held.token === null || !(now < held.ends)) return { ...NONE, failure };
  return { ...held, isAsking: false, due: Math.min(now + SOONEST_MS, held.ends) };
}

/** The token of the analytics dashboard, renewed before it ends while the panel is shown. */
export function useChartsToken(): ChartsToken {
  const [state, setState] = useState<State>({ ...NONE, isAsking: true });
  const isThere = useRef(false);
  const ask = useCallback(async () => {
    setState((before) => ({ ...before, isAsking: true, due: null }));
    const { fallback } = rowOf("employee.refreshChartsToken");
    const fail = (failure: string) => {
      const now = serverNow();
      setState((held) => afterFailure(held, failure, now));
    };
    try {
      const { chartsAccessToken, chartsAccessTokenExpiresAt } = await callBackend("employee.refreshChartsToken", {});
      if (!isThere.current) return;
      if (!chartsAccessToken) return fail(fallback);
      const now = serverNow();
      const due = now + chartsTokenLife(chartsAccessTokenExpiresAt, now);
      setState({ ...NONE, token: chartsAccessToken, ends: Date.parse(chartsAccessTokenExpiresAt ?? ""), due });
    } catch (thrown) {
      if (isThere.current) fail(asApiError(thrown, fallback).message);
    }
  }, []);
  useEffect(() => {
    isThere.current = true;
    void ask();
    return () => {
      isThere.current = false;
    };
  }, [ask]);
  const { token, failure, isAsking, due } = state;
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
  const retry = () => {
    // A failure's message stays until it is replaced.
    setState((before) => ({ ...NONE, failure: before.failure }));
    void ask();
  };
  return { token, failure, isAsking, retry };
}
