"use client";

import { Eye, EyeOff } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "./icon-button";
import { TextInput, type TextInputProps } from "./text-input";
import { useJoinedRef } from "./use-joined-ref";
import { useUnwrittenValue } from "./use-unwritten-value";

export type PasswordInputProps = Omit<TextInputProps, "type" | "trailing"> & {
  showLabel?: string;
  hideLabel?: string;
};

/** A password field whose eye shows the text and hides it again. The markup never holds what is typed. */
export function PasswordInput({
  showLabel = "Show password",
  hideLabel = "Hide password",
  disabled,
  ref,
  ...rest
}: PasswordInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  useUnwrittenValue(element);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      ref={joinedRef}
      disabled={disabled}
      type={isShown ? "text" : "password"}
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
