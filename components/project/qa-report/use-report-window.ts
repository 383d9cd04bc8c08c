"use client";

import { useCallback, useEffect, useState } from "react";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { type PopOutState, usePopOutWindow } from "@/lib/client/pop-out/use-pop-out-window";
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import { type FromReport, QA_REPORT_URL, QA_REPORT_WINDOW, readFromReport, type ToReport, toReport } from "./messages";

export type ReportWindow = {
  state: PopOutState;
  /** Call from a press, or the browser blocks the window. */
  open: () => Promise<PopOutState>;
  send: (message: ToReport) => void;
  /** Counts the window's "ready" messages. */
  readyCount: number;
  /** The open window, if any. */
  current: () => Window | null;
};

/** Whether this page, or an earlier page of this tab, opened the window. */
function isReportWindow(source: MessageEventSource | null): source is Window {
  try {
    const { opener, location } = source as Window;
    return opener === window && location.pathname === QA_REPORT_URL;
  } catch {
    return false;
  }
}

/**
 * Opens the report's window and exchanges messages with it. The window survives a reload: the next page takes it over
 * when the window sends "ready". It closes with the session. Messages of another origin or window are ignored.
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
  const send = useCallback(
    (message: ToReport) => current()?.postMessage(toReport(message), window.location.origin),
    [current],
  );

  useEffect(() => {
    const handleMessage = (message: FromReport, source: Window) => {
      // Adopts the window also for "hold": the button may be pressed before the window knows the new page.
      adopt(source);
      onHold(message.kind === "ready" ? message.held : message.isHeld ? "selected" : null);
      setReadyCount((count) => count + 1);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin) return;
      const message = readFromReport(data);
      if (message !== null && isReportWindow(source)) handleMessage(message, source);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [adopt, onHold]);

  useEffect(
    () =>
      sessionLifetime.subscribe(({ type }) => {
        if (type === "ended") close();
      }),
    [close],
  );
  // `window.open` and `isReportWindow` both yield a full Window.
  return { state, open, send, readyCount, current: current as () => Window | null };
}
