"use client";

import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button";
import { useJoinedRef } from "../use-joined-ref";
import { TextInput, type TextInputProps } from "./text-input";
import { useSilentFill } from "./use-silent-fill";

/** Keeps a secret out of the markup: React writes the text into the `value` attribute; this hook removes it. */
function useValueKeptOutOfMarkup(element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const removeAttribute = () => {
      if (!input.hasAttribute("value")) return;
      const typed = input.value;
      input.removeAttribute("value");
      if (input.value !== typed) input.value = typed;
    };
    removeAttribute();
    const observer = new MutationObserver(removeAttribute);
    observer.observe(input, { attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [element]);
}

export type PasswordInputProps = Omit<TextInputProps, "type" | "trailing"> & {
  showLabel?: string;
  hideLabel?: string;
};

/** For fields whose form reads silent fills itself. */
const NO_ELEMENT = { current: null };

/** Every pasted character belongs to the password. */
const keepText = (text: string) => text;

/** A password field with a button that shows and hides the text. The markup never contains the typed text. */
export function PasswordInput({
  showLabel = "Show password",
  hideLabel = "Hide password",
  disabled,
  ref,
  value,
  defaultValue,
  ...rest
}: PasswordInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  useValueKeptOutOfMarkup(element);
  // Uncontrolled: React would overwrite a browser fill that no event has announced yet.
  const [initialValue] = useState(value ?? defaultValue);
  const lastWritten = useRef(value);
  useLayoutEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    if (element.current && element.current.value !== value) element.current.value = value ?? "";
  }, [value]);
  const { onValueChange } = rest;
  useSilentFill(onValueChange ? element : NO_ELEMENT, { rendered: value, onFill: onValueChange });
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      ref={joinedRef}
      defaultValue={initialValue}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      clean={keepText}
      spellCheck={false}
      autoCapitalize="none"
      data-private
      trailing={
        <IconButton
          size="sm"
          icon={isShown ? <EyeOff /> : <Eye />}
          label={isShown ? hideLabel : showLabel}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
