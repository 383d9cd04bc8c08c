"use client";

import { useState } from "react";
import { type ApiError, asApiError } from "@/lib/client/api-error";
import { useWayOn } from "@/lib/client/session/use-way-on";
import { verifyMfa } from "@/lib/client/session/verify-mfa";
import { destinationOf } from "./destination";
import { forgetSentCode } from "./sent-code";
import { useBackToLogin } from "./use-back-to-login";
import { CODE_WORDS } from "./words";

/** Sends a code or a backup code, and leads on when it was right. `tries` counts the refusals. */
export function useCodeCheck(from: string | null) {
  const way = useWayOn();
  const goBackToLogin = useBackToLogin(from);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const check = async (code: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { employee } = await verifyMfa(code);
      forgetSentCode();
      way.replace(destinationOf(from, employee.role));
    } catch (error) {
      const failed = asApiError(error, CODE_WORDS.tryAgain);
      // Not the code is at fault: there is no session left that it could open.
      if (failed.status === 401) return goBackToLogin();
      setFailure(failed);
      setTries((before) => before + 1);
      setIsBusy(false);
    }
  };
  return { check, isBusy, failure, tries };
}
