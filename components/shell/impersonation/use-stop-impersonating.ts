"use client";

import { useCallback, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { asApiError } from "@/lib/client/api-error";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import { IMPERSONATION_WORDS as WORDS } from "../words";

/** Goes back to oneself; says what failed, and which edits of the other role are still here. */
export function useStopImpersonating(): { isStopping: boolean; stop: () => Promise<void> } {
  const { stop: change } = useImpersonation();
  const { pending } = useQueueState();
  const [isStopping, setIsStopping] = useState(false);
  const stop = useCallback(async () => {
    setIsStopping(true);
    try {
      await change();
      if (pending > 0) showAlert({ type: "warning", message: WORDS.keptOfRole(pending) });
    } catch (error) {
      const { status, message } = asApiError(error, WORDS.stopFailed);
      // A session that is over says so by itself.
      if (status !== 401) showAlert({ type: "error", message });
    } finally {
      setIsStopping(false);
    }
  }, [change, pending]);
  return { isStopping, stop };
}
