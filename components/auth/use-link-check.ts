"use client";

import { useCallback, useEffect, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";

export type LinkCheck = {
  isDead: boolean;
  /** Checks again, for example after a refusal that the link may have caused. */
  check: () => void;
};

/**
 * Checks whether a mailed link is used or expired, as soon as `email` is known. The check does not use the link up. If
 * it brings no result, the backend decides when the form is sent.
 */
export function useLinkCheck(email: string | null, token: string): LinkCheck {
  const [isDead, setIsDead] = useState(false);
  const check = useCallback(() => {
    if (email === null) return;
    callBackend("employee.checkLink", { email, passwordResetLink: token }).catch((error: unknown) => {
      if (asApiError(error, "").type === "expired") setIsDead(true);
    });
  }, [email, token]);
  useEffect(check, [check]);
  return { isDead, check };
}
