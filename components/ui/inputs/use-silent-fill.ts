"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Fills are noticed within this time, so that a button that depends on the field is enabled before the user reaches it.
 */
const CHECK_INTERVAL_MS = 200;
const CHECK_EVENTS = ["focusin", "pointerdown", "keydown", "submit"] as const;

/**
 * Whether Chromium has filled the input; it hides the filled text from scripts until the first key or press on the
 * page.
 */
export function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(":autofill");
  } catch {
    return false;
  }
}

/**
 * Detects text that a password manager put into a field without an event: dispatches the field's `input` event and
 * calls `onFill` with the text. `rendered` is the value that React holds, for a controlled field.
 */
export function useSilentFill(
  element: RefObject<HTMLInputElement | null>,
  { rendered, onFill }: { rendered?: string; onFill?: (text: string) => void } = {},
): void {
  const fill = useEffectEvent((text: string) => onFill?.(text));
  const readRendered = useEffectEvent(() => rendered);
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const last = { text: input.value, reported: null as string | null, isAutofilled: false };
    const recordText = () => {
      last.text = input.value;
    };
    const checkForFill = () => {
      const before = readRendered() ?? last.text;
      const wasAutofilled = last.isAutofilled;
      last.isAutofilled = isAutofilled(input);
      if (input.value === before) last.reported = null;
      // Text that was reported and rejected, such as letters in a digits field, is not reported again.
      const isFilled = input.value !== before && input.value !== last.reported;
      if (!isFilled && last.isAutofilled === wasAutofilled) return;
      last.reported = input.value;
      recordText();
      input.dispatchEvent(new Event("input", { bubbles: true }));
      if (isFilled) fill(input.value);
    };
    input.addEventListener("input", recordText);
    for (const event of CHECK_EVENTS) document.addEventListener(event, checkForFill, { capture: true });
    const timer = setInterval(checkForFill, CHECK_INTERVAL_MS);
    return () => {
      input.removeEventListener("input", recordText);
      for (const event of CHECK_EVENTS) document.removeEventListener(event, checkForFill, { capture: true });
      clearInterval(timer);
    };
  }, [element]);
}
