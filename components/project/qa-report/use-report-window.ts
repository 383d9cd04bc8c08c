"use client";

import { useCallback, useEffect, useState } from "react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { type PopOutState, usePopOutWindow } from "@/lib/client/pop-out/use-pop-out-window";
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import { type FromReport, QA_REPORT_URL, QA_REPORT_WINDOW, readFromReport, type ToReport, toReport } from "./messages";

export type ReportWindow = {
  state: PopOutState;
  /** From a press. */
  open: () => Promise<PopOutState>;
  tell: (message: ToReport) => void;
  /** How often a window has said that it can show something. */
  readyCount: number;
  /** The window itself, while there is one. */
  current: () => Window | null;
};

/** A window of our own that this page, or the one before it in its tab, has opened. */
function isReportWindow(source: MessageEventSource | null): source is Window {
  try {
    const { opener, location } = source as Window;
    return opener === window && location.pathname === QA_REPORT_URL;
  } catch {
    return false;
  }
}

/**
 * The report's window, and the talk with it. It stays over a reload of the page, which takes it over as soon as the window
 * calls; it closes with the session. What another origin or another window says is not heard.
 */
export function useReportWindow(
  staysOpen: boolean,
  onHold: (held: "selected" | ClaimPlace | null) => void,
): ReportWindow {
  const { state, open, close, adopt, current } = usePopOutWindow({
    url: QA_REPORT_URL,
    name: QA_REPORT_WINDOW,
    staysOpen,
    outlivesPage: true,
  });
  const [readyCount, setReadyCount] = useState(0);
  const tell = useCallback(
    (message: ToReport) => current()?.postMessage(toReport(message), window.location.origin),
    [current],
  );

  useEffect(() => {
    const follow = (message: FromReport, source: Window) => {
      // Also when its button is pressed before it knows of a new page.
      adopt(source);
      onHold(message.kind === "ready" ? message.held : message.isHeld ? "selected" : null);
      setReadyCount((count) => count + 1);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin) return;
      const message = readFromReport(data);
      if (message !== null && isReportWindow(source)) follow(message, source);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [adopt, onHold]);

  useEffect(
    () =>
      sessionLifetime.subscribe(({ type }) => {
        if (type === "ended") close();
      }),
    [close],
  );
  // What the browser opens, and what `isReportWindow` takes, is a whole window.
  return { state, open, tell, readyCount, current: current as () => Window | null };
}
