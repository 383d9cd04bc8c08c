"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type ApiError, asApiError } from "@/lib/client/api-error";
import { verifyMfa } from "@/lib/client/session/verify-mfa";
import { destinationOf } from "./destination";
import { CODE_WORDS } from "./words";

/** Sends a code or a backup code, and leads on when it was right. `tries` counts the refusals. */
export function useCodeCheck(from: string | null) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const check = async (code: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { employee } = await verifyMfa(code);
      router.replace(destinationOf(from, employee.role));
    } catch (error) {
      setFailure(asApiError(error, CODE_WORDS.tryAgain));
      setTries((before) => before + 1);
      setIsBusy(false);
    }
  };
  return { check, isBusy, failure, tries };
}
