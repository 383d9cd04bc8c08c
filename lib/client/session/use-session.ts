"use client";
/** The session of this browser. */
import useSWR from "swr";
import type { SessionView } from "../../domain/session-view";
import { readSession } from "./read-session";

export const SESSION_KEY = "session";

/** Returns the session: null if nobody is signed in, or while it is unknown (`isLoading`). */
export function useSession(): { session: SessionView | null; isLoading: boolean } {
  const { data, isLoading } = useSWR(SESSION_KEY, readSession);
  return { session: data ?? null, isLoading };
}

/** Whether it is certain that nobody is signed in. */
export function useIsSignedOut(): boolean {
  return useSWR(SESSION_KEY, readSession).data === null;
}
