"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** Time without an answer until a dashboard counts as slow, and as silent. */
const SLOW_MS = 10_000;
const SILENT_MS = 30_000;
const POLL_MS = 250;

/**
 * opening, slow, silent: nothing has loaded. refused: this page's policy blocked it. answered: something has loaded;
 * whether it is the dashboard, its refusal or the browser's error page is hidden, like everything in a frame of another
 * origin.
 */
export type FrameAnswer = "opening" | "slow" | "silent" | "answered" | "refused";

/** The only sign across origins: a frame's initial empty document is readable, and a loaded one is not. */
const hasAnswered = (frame: HTMLIFrameElement | null) => frame !== null && frame.contentDocument === null;

const hasSameOrigin = (address: string, url: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(url).origin;

/**
 * Tracks whether the frame of `url` has answered; call `look` on its load event. `isAlone`: no other frame of this
 * document can be the blocked one.
 */
export function useFrameAnswer(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, isAlone }: { url: string; isAlone: boolean },
) {
  const [answer, setAnswer] = useState<FrameAnswer>("opening");
  const look = useCallback(() => {
    if (hasAnswered(frame.current)) setAnswer((before) => (before === "refused" ? before : "answered"));
  }, [frame]);
  const isSettled = answer === "answered" || answer === "refused";
  useEffect(() => {
    if (isSettled) return;
    // Polls, because a dashboard is visible long before its last image loads and the load event fires.
    const pollTimer = setInterval(look, POLL_MS);
    const slowTimer = setTimeout(() => setAnswer("slow"), SLOW_MS);
    const silentTimer = setTimeout(() => {
      // From here on, only the load event counts.
      clearInterval(pollTimer);
      setAnswer("silent");
    }, SILENT_MS);
    return () => {
      clearInterval(pollTimer);
      clearTimeout(slowTimer);
      clearTimeout(silentTimer);
    };
  }, [isSettled, look]);
  useEffect(() => {
    // The event names the start or the target of a blocked redirect, depending on the browser, but not the frame.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && (isAlone || hasSameOrigin(blockedURI, url))) setAnswer("refused");
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [url, isAlone]);
  return { answer, look };
}
