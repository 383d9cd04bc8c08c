"use client";

import { Check } from "lucide-react";
import type { Ref } from "react";
import { containsEmail, PASSWORD_MESSAGES } from "@/lib/validation/password";
import { PasswordChecklist } from "./password-checklist";
import styles from "./password-checklist.module.css";
import { PasswordInput } from "./password-input";
import { PASSWORD_WORDS } from "./password-words";
import type { TextInputProps } from "./text-input";

export type NewPassword = { password: string; confirmation: string };

export type NewPasswordFieldsProps = {
  value: NewPassword;
  onValueChange: (value: NewPassword) => void;
  /** Whose password it is; it must not contain it. Also tells password managers. */
  email: string;
  /** Says at once what is wrong with the confirmation, not only after the field was left. */
  isTried?: boolean;
  size?: TextInputProps["size"];
  /** The first field. */
  ref?: Ref<HTMLInputElement>;
};

/** A new password and its confirmation, with the list of what it must contain. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onValueChange, email, isTried, size, ref } = props;
  const { password, confirmation } = value;
  const isMismatch = confirmation !== "" && confirmation !== password;
  const isMatch = confirmation !== "" && confirmation === password;
  return (
    <div className={styles.fields}>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordInput
        ref={ref}
        label={PASSWORD_WORDS.password}
        name="new-password"
        autoComplete="new-password"
        size={size}
        value={password}
        onChange={(event) => onValueChange({ ...value, password: event.target.value })}
        customMessage={containsEmail(password, email) ? PASSWORD_MESSAGES.containsEmail : ""}
        isInstantError
      />
      <PasswordChecklist password={password} />
      <PasswordInput
        label={PASSWORD_WORDS.confirmation}
        name="confirm-password"
        autoComplete="new-password"
        size={size}
        value={confirmation}
        onChange={(event) => onValueChange({ ...value, confirmation: event.target.value })}
        customMessage={isMismatch ? PASSWORD_MESSAGES.mismatch : ""}
        isInstantError={isTried}
        hint={
          isMatch ? (
            <span className={styles.match}>
              <Check aria-hidden="true" />
              {PASSWORD_WORDS.match}
            </span>
          ) : null
        }
      />
    </div>
  );
}
