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
  /** Whether the report's window stays: also while the claim is being read. */
  staysOpen: boolean;
  /** Null until it is known. */
  status: ProjectStatus | null;
};

const NONE: Standing = { staysOpen: false, status: null };
const UNKNOWN: Standing = { staysOpen: true, status: null };

/** How the claim of the report stands, from the same read as its page; `place` null: none is selected. */
function useStanding(place: ClaimPlace | null): Standing {
  const asked = place && { key: place.insuredKey, expandedFields: "property,project,survey" };
  const { data, error } = useBackend("insured.get", asked);
  if (place === null) return NONE;
  // Also one that was read before it was deleted.
  if (error?.status === 404) return NONE;
  if (data === undefined) return UNKNOWN;
  const project = data.projects?.find(({ key }) => key === place.projectKey);
  if (project === undefined) return NONE;
  const { status, rejectedAt } = project;
  return { staysOpen: qaReportStaysOpen(status, Boolean(rejectedAt)), status };
}

/** The id by which a claim's head reaches it. */
export const QA_REPORT_ACTION = "claim.qa-report";

const control = lazyPart(() => import("./qa-report-control").then(({ QaReportControl }) => QaReportControl));

/**
 * Keeps the QA report's window beside every signed-in page: opens it from a claim, lets it follow the claim of the address
 * or hold one, and closes it by its rule. What controls the window is loaded at the first sign of life, or when a window
 * that the page before had opened sends a message.
 */
export function QaReportProvider() {
  const path = usePathname();
  const selected = claimOfPath(path);
  const [held, setHeld] = useState<ClaimPlace | null>(null);
  const place = held ?? selected;
  const { session } = useSession();
  const standing = useStanding(place);
  // Until the session is read again after a reload, the role of the page before it holds.
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
  // The control listens by now: effects of a child come first.
  useEffect(() => {
    if (!isThere || !early) return;
    const { data, origin, source } = early;
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  }, [isThere, early]);

  if (!Control) return null;
  const staysOpen = isAllowed && standing.staysOpen;
  return <Control {...{ place, staysOpen, requestCount }} isHeld={held !== null} onHold={hold} />;
}
