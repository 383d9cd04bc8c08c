"use client";

import { useEffect, useRef } from "react";
import { withoutMarks } from "@/lib/validation/invisible-marks";
import { useJoinedRef } from "../use-joined-ref";
import { TextInput, type TextInputProps } from "./text-input";
import { isAutofilled, useSilentFill } from "./use-silent-fill";

export type EmailInputProps = Omit<TextInputProps, "type"> & {
  /** Called with whether the value is present and valid by the browser's own rule, also after an autofill. */
  onValidChange?: (isValid: boolean) => void;
  shouldFocus?: boolean;
};

/** Whether an email field holds a valid email by the browser's own rule. */
export const holdsEmail = (input: HTMLInputElement) => input.value !== "" && input.validity.valid;

const isFilled = (input: HTMLInputElement) => holdsEmail(input) || isAutofilled(input);

/** The browser trims ordinary spaces by itself, but not non-breaking ones. */
const cleanEmail = (text: string) => withoutMarks(text).trim();

/** An email field with the browser's own validity that accepts no spaces. */
export function EmailInput({ onValidChange, shouldFocus, ref, onInput, onKeyDown, ...rest }: EmailInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  useSilentFill(element, { rendered: rest.value, onFill: rest.onValueChange });
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    onValidChange?.(isFilled(input));
    if (shouldFocus) input.focus();
  }, [onValidChange, shouldFocus]);
  return (
    <TextInput
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={joinedRef}
      type="email"
      clean={cleanEmail}
      onKeyDown={(event) => {
        if (event.key === " ") event.preventDefault();
        onKeyDown?.(event);
      }}
      // An on-screen keyboard sends no key names, but announces the text before inserting it.
      onBeforeInput={(event) => {
        if (event.data === " ") event.preventDefault();
      }}
      onInput={(event) => {
        onValidChange?.(isFilled(event.currentTarget));
        onInput?.(event);
      }}
    />
  );
}
