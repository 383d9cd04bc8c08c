"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/** Fills are noticed within this time, so that a button that waits for the field is enabled before a hand reaches it. */
const LOOK_MS = 200;
const EVENTS = ["focusin", "pointerdown", "keydown", "submit"] as const;

/** Chromium shows what it filled in, but tells no script the text before the first key or press on the page. */
export function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(":autofill");
  } catch {
    return false;
  }
}

/**
 * Finds text that a password manager put into a field without an event, and makes up for it: the field's `input` event
 * is dispatched, and `onFill` gets the text. `rendered` is the value that React holds, for a controlled field.
 */
export function useSilentFill(
  element: RefObject<HTMLInputElement | null>,
  { rendered, onFill }: { rendered?: string; onFill?: (text: string) => void } = {},
): void {
  const fill = useEffectEvent((text: string) => onFill?.(text));
  const renderedNow = useEffectEvent(() => rendered);
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const seen = { text: input.value, handedOn: null as string | null, isAutofilled: false };
    const note = () => {
      seen.text = input.value;
    };
    const look = () => {
      const before = renderedNow() ?? seen.text;
      const wasAutofilled = seen.isAutofilled;
      seen.isAutofilled = isAutofilled(input);
      if (input.value === before) seen.handedOn = null;
      // Text that was handed on and not taken, such as letters in a field of digits, is not handed on again.
      const isFilled = input.value !== before && input.value !== seen.handedOn;
      if (!isFilled && seen.isAutofilled === wasAutofilled) return;
      seen.handedOn = input.value;
      note();
      input.dispatchEvent(new Event("input", { bubbles: true }));
      if (isFilled) fill(input.value);
    };
    input.addEventListener("input", note);
    for (const event of EVENTS) document.addEventListener(event, look, { capture: true });
    const timer = setInterval(look, LOOK_MS);
    return () => {
      input.removeEventListener("input", note);
      for (const event of EVENTS) document.removeEventListener(event, look, { capture: true });
      clearInterval(timer);
    };
  }, [element]);
}
