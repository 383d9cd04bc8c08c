"use client";

import { Check, Minus } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useId, useRef } from "react";
import { checkPassword, containsEmail, isStrongPassword, PASSWORD_MESSAGES } from "@/lib/validation/password";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import { VisuallyHidden } from "../visually-hidden";
import styles from "./password-checklist.module.css";
import { PASSWORD_COPY } from "./password-copy";
import { PasswordInput } from "./password-input";
import type { TextInputProps } from "./text-input";
import { useSilentFill } from "./use-silent-fill";

/** The password rules, checked off while typing. Unmet rules are shown quietly, not as errors. */
function PasswordChecklist({ password }: { password: string }) {
  const titleId = useId();
  return (
    <div className={styles.checklist}>
      <p id={titleId} className={styles.title}>
        {PASSWORD_COPY.mustContain}
      </p>
      <ul aria-labelledby={titleId} className={styles.rules}>
        {checkPassword(password).map(({ rule, isMet }) => (
          <li key={rule} className={classNames(styles.rule, isMet && styles.met)}>
            {isMet ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
            <span>
              {PASSWORD_COPY.rules[rule]}
              <VisuallyHidden>{isMet ? PASSWORD_COPY.met : PASSWORD_COPY.notYet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type NewPassword = { password: string; confirmation: string };

export type NewPasswordFieldsProps = {
  value: NewPassword;
  onValueChange: (value: NewPassword) => void;
  /** The focus left both fields. */
  onBlur?: () => void;
  /** Shown on the confirmation if the password itself is valid, otherwise on the password. */
  error?: string | null;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** The owner's email, which the password must not contain. Password managers also read it. */
  email: string;
  /** Shows errors of the confirmation at once instead of after blur. */
  isTried?: boolean;
  size?: TextInputProps["size"];
  /** Puts the checklist at the side of the fields where there is room. */
  hasSideChecklist?: boolean;
  /** The first field. */
  ref?: Ref<HTMLInputElement>;
};

/** A new password and its confirmation, with the checklist of rules. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onValueChange, onBlur, error, name, email, isTried, size, ref } = props;
  const { password, confirmation } = value;
  const isMismatch = confirmation !== "" && confirmation !== password;
  const isMatch = confirmation !== "" && confirmation === password;
  const pair = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(first, ref);
  // A password manager fills both fields at once, so each change reads both.
  const readFields = () =>
    onValueChange({
      password: first.current?.value ?? password,
      confirmation: second.current?.value ?? confirmation,
    });
  useSilentFill(first, { rendered: password, onFill: readFields });
  useSilentFill(second, { rendered: confirmation, onFill: readFields });
  // The pair counts as left only when the focus leaves both fields and their show-password buttons.
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && pair.current?.contains(relatedTarget))) onBlur?.();
  });
  useEffect(() => {
    const element = pair.current;
    const onFocusOut = (event: FocusEvent) => handleFocusOut(event);
    element?.addEventListener("focusout", onFocusOut);
    return () => element?.removeEventListener("focusout", onFocusOut);
  }, []);
  const isPasswordInvalid = !isStrongPassword(password) || containsEmail(password, email);
  const shared = { autoComplete: "new-password", size, required: props.required, disabled: props.disabled };
  return (
    <div ref={pair} className={classNames(styles.fields, props.hasSideChecklist && styles.sideChecklist)}>
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
        {...shared}
        ref={joinedRef}
        label={PASSWORD_COPY.password}
        name={name ?? "new-password"}
        value={password}
        error={isPasswordInvalid ? error : null}
        onChange={readFields}
        customMessage={containsEmail(password, email) ? PASSWORD_MESSAGES.containsEmail : ""}
        // An empty field is not an error until it is left.
        isInstantError={isTried || password !== ""}
      />
      <PasswordChecklist password={password} />
      <PasswordInput
        {...shared}
        ref={second}
        label={PASSWORD_COPY.confirmation}
        name="confirm-password"
        value={confirmation}
        error={isPasswordInvalid ? null : error}
        onChange={readFields}
        customMessage={isMismatch ? PASSWORD_MESSAGES.mismatch : ""}
        isInstantError={isTried}
        hint={
          isMatch ? (
            <span className={styles.match}>
              <Check aria-hidden="true" />
              {PASSWORD_COPY.match}
            </span>
          ) : null
        }
      />
    </div>
  );
}
