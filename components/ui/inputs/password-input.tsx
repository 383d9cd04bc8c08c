"use client";

import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button";
import { useJoinedRef } from "../use-joined-ref";
import { TextInput, type TextInputProps } from "./text-input";
import { useSilentFill } from "./use-silent-fill";

/** React writes what is typed into the markup too, as the `value` attribute. What is secret is kept out of it. */
function useUnwrittenValue(element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const unwrite = () => {
      if (!input.hasAttribute("value")) return;
      const typed = input.value;
      input.removeAttribute("value");
      if (input.value !== typed) input.value = typed;
    };
    unwrite();
    const observer = new MutationObserver(unwrite);
    observer.observe(input, { attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [element]);
}

export type PasswordInputProps = Omit<TextInputProps, "type" | "trailing"> & {
  showLabel?: string;
  hideLabel?: string;
};

/** For fields whose form reads silent fills itself. */
const UNWATCHED = { current: null };

/** Every character that is pasted belongs to the password. */
const asTyped = (text: string) => text;

/** A password field whose eye shows the text and hides it again. The markup never holds what is typed. */
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
  useUnwrittenValue(element);
  // Uncontrolled: React would write the rendered value over a fill that no event has announced yet.
  const [initialValue] = useState(value ?? defaultValue);
  const written = useRef(value);
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    if (element.current && element.current.value !== value) element.current.value = value ?? "";
  }, [value]);
  const { onValueChange } = rest;
  useSilentFill(onValueChange ? element : UNWATCHED, { rendered: value, onFill: onValueChange });
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      ref={joinedRef}
      defaultValue={initialValue}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      clean={asTyped}
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
