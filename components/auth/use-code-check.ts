"use client";

import { useState } from "react";
import { type ApiError, asApiError } from "@/lib/client/calls/api-error";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { useNextPage } from "@/lib/client/session/use-next-page";
import { verifyMfa } from "@/lib/client/session/verify-mfa";
import { LINTEL_UNREACHED } from "@/lib/contract/failure";
import { codeFailureOf } from "./code-failure";
import { afterSignIn, withFrom } from "./destination";
import { forgetSentCode } from "./sent-code";
import { useBackToLogin } from "./use-back-to-login";

/** Sends a code or a backup code, and continues if it is correct. `tries` counts the failures. */
export function useCodeCheck(from: string | null) {
  const nextPage = useNextPage();
  const goBackToLogin = useBackToLogin(from);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  /** Returns false if the code could not be checked and may be sent again; true otherwise. */
  const check = async (code: string): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { employee } = await verifyMfa(code);
      forgetSentCode();
      nextPage.replace(afterSignIn(employee, from));
      return true;
    } catch (error) {
      const failed = asApiError(error, LINTEL_UNREACHED);
      // The session has ended, so the code itself is not at fault.
      if (failed.status === 401) {
        goBackToLogin();
        return true;
      }
      // The session is verified already, and an earlier answer was lost. Sign-in redirects a signed-in person.
      if (failed.status === 409) {
        leaveDocument(withFrom("/login", from));
        return true;
      }
      setFailure(failed);
      setTries((before) => before + 1);
      setIsBusy(false);
      return !codeFailureOf(failed).isOutage;
    }
  };
  return { check, isBusy, failure, tries };
}
