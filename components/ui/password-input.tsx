"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button";
import { TextInput, type TextInputProps } from "./text-input";

export type PasswordInputProps = Omit<TextInputProps, "type" | "trailing"> & {
  showLabel?: string;
  hideLabel?: string;
};

/** A password field whose eye shows the text and hides it again. */
export function PasswordInput({
  showLabel = "Show password",
  hideLabel = "Hide password",
  disabled,
  ...rest
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
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
