"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { showAlert } from "@/lib/client/alerts-store";
import { useSession } from "@/lib/client/session/use-session";
import { type ClaimPlace, claimOfPath } from "@/lib/domain/insured-paths";
import { statusLook } from "@/lib/domain/status-look";
import { keeperWords as words } from "./keeper-words";
import { useReportWindow } from "./use-report-window";
import { useStanding } from "./use-standing";

/** The id by which a claim's head reaches it. */
export const QA_REPORT_ACTION = "claim.qa-report";
const BLOCKED_ALERT = "qa-report-blocked";

const feed = lazyPart(() => import("./qa-report-feed").then(({ QaReportFeed }) => QaReportFeed));

/**
 * Keeps the QA report's window beside every signed-in page: opens it from a claim, lets it follow the claim of the address
 * or hold one, and closes it by its rule. Draws nothing.
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
  const { state, open, tell, readyCount, current } = useReportWindow(isAllowed && standing.staysOpen, hold);
  const isClosed = state === "closed";
  // What was held, was so in a window that is gone.
  useEffect(() => {
    if (isClosed) setHeld(null);
  }, [isClosed]);

  const show = async () => {
    if ((await open()) !== "blocked") return;
    const buttonProps = { label: words.tryAgain, onClick: () => void show() };
    showAlert({ id: BLOCKED_ALERT, type: "warning", message: words.blocked, isPersistent: true, buttonProps });
  };
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
      run: () => void show(),
    },
  ]);

  const Feed = useLazyPart(feed, state === "open");
  if (state !== "open" || place === null || !Feed) return null;
  const isHeld = held !== null;
  return <Feed key={place.projectKey} {...{ place, isHeld, readyCount, tell, current }} />;
}
