"use client";

import { useEffect } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import { providerCopy as copy } from "./provider-copy";
import { useReportWindow } from "./use-report-window";

const BLOCKED_ALERT = "qa-report-blocked";

const feed = lazyPart(() => import("./qa-report-feed").then(({ QaReportFeed }) => QaReportFeed));

export type QaReportControlProps = {
  /** The claim that the window shows. */
  place: ClaimPlace | null;
  isHeld: boolean;
  /** False closes the window. */
  staysOpen: boolean;
  /** How often the report was requested; each new request opens the window. */
  requestCount: number;
  onHold: (what: "selected" | ClaimPlace | null) => void;
};

/** Opens, closes and feeds the QA report's window. Draws nothing. */
export function QaReportControl({ place, isHeld, staysOpen, requestCount, onHold }: QaReportControlProps) {
  const { state, open, send, readyCount, current } = useReportWindow(staysOpen, onHold);
  const isClosed = state === "closed";
  // A held claim belongs to the closed window.
  useEffect(() => {
    if (isClosed) onHold(null);
  }, [isClosed, onHold]);

  useEffect(() => {
    const show = async () => {
      if ((await open()) !== "blocked") return;
      const buttonProps = { label: copy.tryAgain, onClick: () => void show() };
      showAlert({ id: BLOCKED_ALERT, type: "warning", message: copy.blocked, isPersistent: true, buttonProps });
    };
    if (requestCount > 0) void show();
  }, [requestCount, open]);

  const Feed = useLazyPart(feed, state === "open");
  if (state !== "open" || place === null || !Feed) return null;
  return (
    <Feed key={place.projectKey} place={place} isHeld={isHeld} readyCount={readyCount} send={send} current={current} />
  );
}
