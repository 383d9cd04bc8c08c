"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import { type ClaimPlace, claimOfPath } from "@/lib/domain/insured-paths";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { qaReportStaysOpen } from "@/lib/domain/qa-report";
import { statusLook } from "@/lib/domain/status-look";
import { providerCopy as copy } from "./provider-copy";

type ReportState = {
  /** Whether the window may stay open; true while the claim loads. */
  staysOpen: boolean;
  /** Null while unknown. */
  status: ProjectStatus | null;
};

const NONE: ReportState = { staysOpen: false, status: null };
const UNKNOWN: ReportState = { staysOpen: true, status: null };

/** State of the report's claim, from the same read as the claim's page; `place` is null if no claim is selected. */
function useReportState(place: ClaimPlace | null): ReportState {
  const params = place && { key: place.insuredKey, expandedFields: "property,project,survey" };
  const { data, error } = useBackend("insured.get", params);
  if (place === null) return NONE;
  // A claim that is deleted after it was loaded has both data and this error.
  if (error?.status === 404) return NONE;
  if (data === undefined) return UNKNOWN;
  const project = data.projects?.find(({ key }) => key === place.projectKey);
  if (project === undefined) return NONE;
  const { status, rejectedAt } = project;
  return { staysOpen: qaReportStaysOpen(status, Boolean(rejectedAt)), status };
}

/** Id of the action that a claim's header offers. */
export const QA_REPORT_ACTION = "claim.qa-report";

const control = lazyPart(() => import("./qa-report-control").then(({ QaReportControl }) => QaReportControl));

/**
 * Controls the QA report's window on all signed-in pages: opens it from a claim, shows the claim of the current page or
 * stays on a held one, and closes it by the specification's rule. `QaReportControl` loads at the first interaction, or
 * when a window that was opened before a reload sends a message.
 */
export function QaReportProvider() {
  const path = usePathname();
  const selected = claimOfPath(path);
  const [held, setHeld] = useState<ClaimPlace | null>(null);
  const place = held ?? selected;
  const { session } = useSession();
  const state = useReportState(place);
  // While the session loads after a reload, the window stays open.
  const isAllowed = session === null || may(session.effectiveRole, "viewClaims");

  const latestPlace = useRef(place);
  useEffect(() => {
    latestPlace.current = place;
  });
  const hold = useCallback((target: "selected" | ClaimPlace | null) => {
    setHeld(target === "selected" ? latestPlace.current : target);
  }, []);

  const [requestCount, setRequestCount] = useState(0);
  const isRefused = state.status !== null && !state.staysOpen;
  useActions([
    {
      id: QA_REPORT_ACTION,
      group: "page",
      label: copy.open,
      keywords: copy.keywords,
      icon: SquareArrowOutUpRight,
      keys: ["shift+q"],
      isFor: (role) => may(role, "viewClaims"),
      isOffered: selected !== null,
      disabledReason: isRefused ? copy.notWhile(statusLook(state.status!).label) : null,
      run: () => setRequestCount((count) => count + 1),
    },
  ]);

  const [earlyMessage, setEarlyMessage] = useState<MessageEvent | null>(null);
  const Control = useLazyPart(control, requestCount > 0 || earlyMessage !== null, () => setRequestCount(0));
  const isLoaded = Control !== null;
  useEffect(() => {
    if (isLoaded) return;
    const keepMessage = (event: MessageEvent) => {
      if (event.origin === window.location.origin && event.source !== window) setEarlyMessage(event);
    };
    window.addEventListener("message", keepMessage);
    return () => window.removeEventListener("message", keepMessage);
  }, [isLoaded]);
  // Replays the early message: the control already listens, because a child's effects run first.
  useEffect(() => {
    if (!isLoaded || !earlyMessage) return;
    const { data, origin, source } = earlyMessage;
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  }, [isLoaded, earlyMessage]);

  if (!Control) return null;
  const staysOpen = isAllowed && state.staysOpen;
  return (
    <Control place={place} staysOpen={staysOpen} requestCount={requestCount} isHeld={held !== null} onHold={hold} />
  );
}
