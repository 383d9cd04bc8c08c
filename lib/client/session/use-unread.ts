"use client";
/** Failed reads of the shell, and how to retry. */
import useSWR from "swr";
import { useBackend } from "../reads/use-backend";
import { readSession } from "./read-session";
import { SESSION_KEY, useSession } from "./use-session";

export type Unread = {
  /** Whether the read has failed and no earlier answer is cached. */
  isUnread: boolean;
  isAsking: boolean;
  ask: () => Promise<unknown>;
};

/** Reports a failed read of the session, without which the role is unknown. */
export function useUnreadSession(): Unread {
  const { data, error, isValidating, mutate } = useSWR(SESSION_KEY, readSession);
  return { isUnread: error !== undefined && data === undefined, isAsking: isValidating, ask: () => mutate() };
}

/** Reports a failed read of the employee while the session is known. */
export function useUnreadEmployee(): Unread {
  const { session } = useSession();
  const isSignedIn = session !== null && !session.isMfaPending;
  const { data, error, isValidating, reload } = useBackend("employee.me", isSignedIn ? {} : null);
  return { isUnread: error !== undefined && data === undefined, isAsking: isValidating, ask: reload };
}
