"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { useSession } from "@/lib/client/session/use-session";
import { type ClaimPlace, claimOfPath } from "@/lib/domain/insured-paths";
import { statusLook } from "@/lib/domain/status-look";
import { keeperWords as words } from "./keeper-words";
import { useStanding } from "./use-standing";

/** The id by which a claim's head reaches it. */
export const QA_REPORT_ACTION = "claim.qa-report";

const control = lazyPart(() => import("./qa-report-control").then(({ QaReportControl }) => QaReportControl));

/**
 * Keeps the QA report's window beside every signed-in page: opens it from a claim, lets it follow the claim of the address
 * or hold one, and closes it by its rule. What controls the window is loaded at the first sign of life, or when a window
 * that the page before had opened sends a message.
 */
export function QaReportKeeper() {
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
      label: words.open,
      keywords: words.keywords,
      icon: SquareArrowOutUpRight,
      keys: ["shift+q"],
      isFor: (role) => may(role, "viewClaims"),
      isOffered: selected !== null,
      disabledReason: isRefused ? words.notWhile(statusLook(standing.status!).label) : null,
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
