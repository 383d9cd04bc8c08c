"use client";

import { useCallback, useEffect } from "react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { useIsSignedOut } from "@/lib/client/session/use-session";
import { withFrom } from "./destination";

/**
 * Returns to the first step of sign-in, with the return path, once the session has ended. Callers use the returned
 * function when a backend call fails with 401; it also shows the message of an expired session.
 */
export function useBackToLogin(from: string | null): () => void {
  const isSignedOut = useIsSignedOut();
  const address = withFrom("/login", from);
  useEffect(() => {
    if (isSignedOut) leaveDocument(address);
  }, [isSignedOut, address]);
  return useCallback(() => {
    sessionLifetime.end("expired");
    leaveDocument(address);
  }, [address]);
}
