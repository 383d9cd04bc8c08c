"use client";

import { UserRoundX } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { readCompanyNames } from "@/lib/client/session/impersonated-companies";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import { useSession } from "@/lib/client/session/use-session";
import { STOP_IMPERSONATING_ACTION } from "../actions/shell-actions";
import { IMPERSONATION_COPY as COPY } from "./copy";
import { ImpersonationBanner } from "./impersonation-banner";

/**
 * Ends impersonation. Reports a failure, unsent edits of the impersonated role, and the unsent files that are lost.
 */
function useStopImpersonating(): { isStopping: boolean; stop: () => Promise<void> } {
  const { stop: endImpersonation } = useImpersonation();
  const { pending } = useQueueState();
  const { open, failed } = useUploadSummary();
  const uploads = open + failed.length;
  const [isStopping, setIsStopping] = useState(false);
  const stop = useCallback(async () => {
    setIsStopping(true);
    try {
      await endImpersonation();
      if (pending > 0) showAlert({ type: "warning", message: COPY.keptOfRole(pending) });
      if (uploads > 0) showAlert({ type: "warning", message: COPY.lostOfRole(uploads) });
    } catch (error) {
      const { status, message } = asApiError(error, COPY.stopFailed);
      // An ended session is reported elsewhere.
      if (status !== 401) showAlert({ type: "error", message });
    } finally {
      setIsStopping(false);
    }
  }, [endImpersonation, pending, uploads]);
  return { isStopping, stop };
}

/** The number of companies shown by name; further companies are only counted. */
const NAMED_COMPANIES = 3;

/**
 * The banner during impersonation, and the command that ends it. `onRemoved` is called after the banner is removed,
 * because the focus may be lost with it.
 */
export function ActiveImpersonation({ onRemoved }: { onRemoved: () => void }) {
  const impersonation = useSession().session?.impersonation ?? null;
  const { isStopping, stop } = useStopImpersonating();
  const isActive = impersonation !== null;
  useActions([
    {
      id: STOP_IMPERSONATING_ACTION,
      group: "account",
      label: COPY.stop,
      icon: UserRoundX,
      isOffered: isActive && !isStopping,
      run: stop,
    },
  ]);
  const wasActive = useRef(false);
  useEffect(() => {
    if (wasActive.current && !isActive) onRemoved();
    wasActive.current = isActive;
  }, [isActive, onRemoved]);
  const companies = useMemo(() => companiesText(impersonation?.companyKeys ?? []), [impersonation?.companyKeys]);
  return impersonation === null ? null : (
    <ImpersonationBanner
      seenAs={impersonation.role}
      companies={companies}
      isStopping={isStopping}
      onStop={() => void stop()}
    />
  );
}

function companiesText(companyKeys: readonly string[]): string[] {
  const named = readCompanyNames(companyKeys).slice(0, NAMED_COMPANIES);
  const rest = companyKeys.length - named.length;
  if (rest === 0) return named;
  return named.length === 0 ? [COPY.companyCount(rest)] : [...named, COPY.more(rest)];
}
