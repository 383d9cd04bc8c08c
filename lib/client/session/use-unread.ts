"use client";
/** What the shell does not know because a read failed, and how to ask again. */
import useSWR from "swr";
import { useBackend } from "../reads/use-backend";
import { readSession } from "./read-session";
import { SESSION_KEY, useSession } from "./use-session";

export type Unread = {
  /** Asked, not answered, and nothing is kept from before. */
  isUnread: boolean;
  isAsking: boolean;
  ask: () => Promise<unknown>;
};

/** The session: without it not even the role is known. */
export function useUnreadSession(): Unread {
  const { data, error, isValidating, mutate } = useSWR(SESSION_KEY, readSession);
  return { isUnread: error !== undefined && data === undefined, isAsking: isValidating, ask: () => mutate() };
}

/** The employee: the session is known, but the backend does not tell whose it is. */
export function useUnreadEmployee(): Unread {
  const { session } = useSession();
  const isSignedIn = session !== null && !session.isMfaPending;
  const { data, error, isValidating, reload } = useBackend("employee.me", isSignedIn ? {} : null);
  return { isUnread: error !== undefined && data === undefined, isAsking: isValidating, ask: reload };
}
