"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** When a dashboard without an answer is slow, and when it is silent. */
const SLOW_MS = 10_000;
const SILENT_MS = 30_000;
const LOOK_MS = 250;

/**
 * opening, slow, silent: nothing has loaded. refused: this page's policy blocked it. answered: something has loaded;
 * whether it is the dashboard, its refusal or the browser's error page is hidden, like everything in a frame of another
 * origin.
 */
export type FrameAnswer = "opening" | "slow" | "silent" | "answered" | "refused";

/** The one visible sign: a frame's initial empty document is readable, and a loaded one is not. */
const hasAnswered = (frame: HTMLIFrameElement | null) => frame !== null && frame.contentDocument === null;

const isOf = (address: string, url: string) => URL.canParse(address) && new URL(address).origin === new URL(url).origin;

/**
 * The state of the frame of `url`; call `look` on its load event. `isAlone`: no other frame of this document can be the
 * blocked one.
 */
export function useFrameAnswer(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, isAlone }: { url: string; isAlone: boolean },
) {
  const [answer, setAnswer] = useState<FrameAnswer>("opening");
  const look = useCallback(() => {
    if (hasAnswered(frame.current)) setAnswer((before) => (before === "refused" ? before : "answered"));
  }, [frame]);
  const isOver = answer === "answered" || answer === "refused";
  useEffect(() => {
    if (isOver) return;
    // Not only on load: a dashboard is visible long before its last picture.
    const looks = setInterval(look, LOOK_MS);
    const slow = setTimeout(() => setAnswer("slow"), SLOW_MS);
    const silent = setTimeout(() => {
      // After that, wait only for its load event.
      clearInterval(looks);
      setAnswer("silent");
    }, SILENT_MS);
    return () => {
      clearInterval(looks);
      clearTimeout(slow);
      clearTimeout(silent);
    };
  }, [isOver, look]);
  useEffect(() => {
    // A blocked redirect is reported by its start or its target, depending on the browser, and without the frame.
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && (isAlone || isOf(blockedURI, url))) setAnswer("refused");
    };
    document.addEventListener("securitypolicyviolation", hear);
    return () => document.removeEventListener("securitypolicyviolation", hear);
  }, [url, isAlone]);
  return { answer, look };
}
