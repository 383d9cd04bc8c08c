"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** A dashboard that has not begun to answer by then is slow, and by then silent. */
const SLOW_MS = 10_000;
const SILENT_MS = 30_000;
const LOOK_MS = 250;

/**
 * opening, slow, silent: nothing has come. refused: this page's policy let in nothing of it. answered: something has come.
 * Whether that is the dashboard, its refusal or the browser's own page about one is kept from us, as all else in a frame
 * of another origin.
 */
export type FrameAnswer = "opening" | "slow" | "silent" | "answered" | "refused";

/** The one sign from outside: the empty document that a frame begins with is ours to read, and what comes is not. */
const hasAnswered = (frame: HTMLIFrameElement | null) => frame !== null && frame.contentDocument === null;

const isOf = (address: string, url: string) => URL.canParse(address) && new URL(address).origin === new URL(url).origin;

/**
 * How far the frame of `url` has come; `look` is to be called when it tells that it has loaded. `isAlone`: no other frame of
 * this document can be the one that the policy stopped.
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
    // Not at its load alone: a dashboard shows itself long before its last picture.
    const looks = setInterval(look, LOOK_MS);
    const slow = setTimeout(() => setAnswer("slow"), SLOW_MS);
    const silent = setTimeout(() => {
      // From here on its load alone is waited for.
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
    // A redirect that is stopped is told by where it began or by where it led, as the browser has it; by no frame.
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && (isAlone || isOf(blockedURI, url))) setAnswer("refused");
    };
    document.addEventListener("securitypolicyviolation", hear);
    return () => document.removeEventListener("securitypolicyviolation", hear);
  }, [url, isAlone]);
  return { answer, look };
}
