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

type Standing = {
  /** Whether the window may stay open; also while the claim loads. */
  staysOpen: boolean;
  /** Null while unknown. */
  status: ProjectStatus | null;
};

const NONE: Standing = { staysOpen: false, status: null };
const UNKNOWN: Standing = { staysOpen: true, status: null };

/** Status of the report's claim, from the same read as its page; `place` is null if no claim is selected. */
function useStanding(place: ClaimPlace | null): Standing {
  const params = place && { key: place.insuredKey, expandedFields: "property,project,survey" };
  const { data, error } = useBackend("insured.get", params);
  if (place === null) return NONE;
  // Also for a claim that was loaded before it was deleted.
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
 * Holds the QA report's window for all signed-in pages: opens it from a claim, follows the claim of the address or
 * holds one, and closes it by the specification's rule. Its controls load at the first interaction, or when a window of
 * an earlier page sends a message.
 */
export function QaReportProvider() {
  const path = usePathname();
  const selected = claimOfPath(path);
  const [held, setHeld] = useState<ClaimPlace | null>(null);
  const place = held ?? selected;
  const { session } = useSession();
  const standing = useStanding(place);
  // Until the session is read after a reload, the earlier role applies.
  const isAllowed = session === null || may(session.effectiveRole, "viewClaims");

  const shown = useRef(place);
  useEffect(() => {
    shown.current = place;
  });
  const hold = useCallback((what: "selected" | ClaimPlace | null) => {
    setHeld(what === "selected" ? shown.current : what);
  }, []);

  const [requestCount, setRequestCount] = useState(0);
  const isRefused = standing.status !== null && !standing.staysOpen;
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
      disabledReason: isRefused ? copy.notWhile(statusLook(standing.status!).label) : null,
      run: () => setRequestCount((count) => count + 1),
    },
  ]);

  const [early, setEarly] = useState<MessageEvent | null>(null);
  const Control = useLazyPart(control, requestCount > 0 || early !== null, () => setRequestCount(0));
  const isThere = Control !== null;
  useEffect(() => {
    if (isThere) return;
    const note = (event: MessageEvent) => {
      if (event.origin === window.location.origin && event.source !== window) setEarly(event);
    };
    window.addEventListener("message", note);
    return () => window.removeEventListener("message", note);
  }, [isThere]);
  // The control listens already, because effects of a child run first.
  useEffect(() => {
    if (!isThere || !early) return;
    const { data, origin, source } = early;
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  }, [isThere, early]);

  if (!Control) return null;
  const staysOpen = isAllowed && standing.staysOpen;
  return <Control {...{ place, staysOpen, requestCount }} isHeld={held !== null} onHold={hold} />;
}
