"use client";

import { useEffect, useRef } from "react";
import { TextInput, type TextInputProps } from "@/components/ui/text-input";
import { WORDS } from "./words";

type EmailInputProps = Omit<TextInputProps, "label" | "type" | "ref"> & {
  /** Told whether the value is there and valid by the browser's own rule, also for what the browser filled in. */
  onValidChange: (isValid: boolean) => void;
  shouldFocus?: boolean;
};

/** The email of a sign-in: the browser's own validity, and no spaces. */
export function EmailInput({ onValidChange, shouldFocus, ...rest }: EmailInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    onValidChange(input.value !== "" && input.validity.valid);
    if (shouldFocus) input.focus();
  }, [onValidChange, shouldFocus]);
  return (
    <TextInput
      {...rest}
      ref={ref}
      label={WORDS.email}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      required
      requiredMarker=""
      onKeyDown={(event) => {
        if (event.key === " ") event.preventDefault();
      }}
      onInput={({ currentTarget }) => onValidChange(currentTarget.value !== "" && currentTarget.validity.valid)}
    />
  );
}
