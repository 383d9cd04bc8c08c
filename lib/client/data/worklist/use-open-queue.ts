"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useSession } from "../../session/use-session";
import { type OpenQueue, parsedQueue, storedQueue, watchOpenQueue } from "./open-queue";

/** Returns the open queue of this tab, if it belongs to the signed-in person. */
export function useOpenQueue(): OpenQueue | null {
  const { session } = useSession();
  const text = useSyncExternalStore(watchOpenQueue, storedQueue, () => null);
  const queue = useMemo(() => parsedQueue(text), [text]);
  const isOfSession = queue?.employeeKey === session?.employeeKey && queue?.role === session?.effectiveRole;
  return isOfSession ? queue : null;
}
