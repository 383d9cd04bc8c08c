"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
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

/** `retry` gives up the token in use, if there is one, and what it opened, and asks for another. */
export type ChartsToken = { token: string | null; failure: string | null; isAsking: boolean; retry: () => void };
/** By the server's clock: when the one in use ends, and when the next is asked for, which is null while none will be. */
type State = Omit<ChartsToken, "retry"> & { ends: number; due: number | null };

const NONE: State = { token: null, failure: null, isAsking: false, ends: 0, due: null };

/** A renewal that failed is tried again while the token in use lives: it opens the dashboard as before. */
function afterFailure(held: State, failure: string, now: number): State {
  // What is shown with a token that has ended would fail on its own, and say less.
  if (held.token === null || !(now < held.ends)) return { ...NONE, failure };
  return { ...held, isAsking: false, due: Math.min(now + SOONEST_MS, held.ends) };
}

/** What opens the analytics dashboard, asked for again before it ends for as long as this is shown. */
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
    // What a failure says stays until there is something else to say.
    setState((before) => ({ ...NONE, failure: before.failure }));
    void ask();
  };
  return { token, failure, isAsking, retry };
}
