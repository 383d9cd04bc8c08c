"use client";
/** Who is signed in in this browser. */
import useSWR from "swr";
import type { SessionView } from "../../domain/session-view";
import { readSession } from "./read-session";

export const SESSION_KEY = "session";

/** `session` is null where nobody is signed in, and while it is not known yet (`isLoading`). */
export function useSession(): { session: SessionView | null; isLoading: boolean } {
  const { data, isLoading } = useSWR(SESSION_KEY, readSession, { shouldRetryOnError: true });
  return { session: data ?? null, isLoading };
}
