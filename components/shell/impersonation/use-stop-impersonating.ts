"use client";

import { useCallback, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { useUploadNews } from "@/lib/client/data/media/upload-news";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import { IMPERSONATION_WORDS as WORDS } from "./words";

/** Goes back to oneself; says what failed, which edits of the other role are still here, and what ended with it. */
export function useStopImpersonating(): { isStopping: boolean; stop: () => Promise<void> } {
  const { stop: change } = useImpersonation();
  const { pending } = useQueueState();
  const { open, failed } = useUploadNews();
  const uploads = open + failed.length;
  const [isStopping, setIsStopping] = useState(false);
  const stop = useCallback(async () => {
    setIsStopping(true);
    try {
      await change();
      if (pending > 0) showAlert({ type: "warning", message: WORDS.keptOfRole(pending) });
      if (uploads > 0) showAlert({ type: "warning", message: WORDS.lostOfRole(uploads) });
    } catch (error) {
      const { status, message } = asApiError(error, WORDS.stopFailed);
      // A session that is over says so by itself.
      if (status !== 401) showAlert({ type: "error", message });
    } finally {
      setIsStopping(false);
    }
  }, [change, pending, uploads]);
  return { isStopping, stop };
}
