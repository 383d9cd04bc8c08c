"use client";

import { useCallback, useEffect, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";

export type LinkCheck = {
  isDead: boolean;
  /** Asks again, as after a refusal that may have been the link's. */
  check: () => void;
};

/**
 * Whether a mailed link is known to have been used or to have expired; asked as soon as there is an `email`, which uses
 * nothing up. A backend that cannot tell, or does not answer, leaves it to the form.
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
