"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { type NewPassword, NewPasswordFields } from "@/components/ui/inputs/new-password-fields";
import { passwordProblem } from "@/lib/validation/password";
import { FormHead } from "./form-head";
import styles from "./sign-in-form.module.css";

export type NewPasswordFormProps = {
  title: string;
  subtitle: string;
  submitLabel: string;
  /** Why the password must be reset, or another notice. */
  notice: ReactNode;
  email: string;
  /** Saves the password and continues; throws ApiError. */
  save: (password: string) => Promise<void>;
  /** Returns the message for a failure of `save`. */
  messageOf: (error: unknown) => string;
  /** Shown next to the message of a failure. */
  failureAction?: ReactNode;
  /** The alternative below the button. */
  children: ReactNode;
};

function checkPassword({ password, confirmation }: NewPassword, email: string) {
  const problem = passwordProblem(password, { email, confirmation });
  return { problem, isIncomplete: confirmation === "" || (problem !== null && problem !== "mismatch") };
}

/** Sets a new password, which is typed twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { title, subtitle, submitLabel, notice, email, save, messageOf, failureAction, children } = props;
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<NewPassword>({ password: "", confirmation: "" });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => first.current?.focus(), []);

  const { isIncomplete } = checkPassword(typed, email);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the fields rather than state: a password manager fills them without an event.
    const data = new FormData(event.currentTarget);
    const input = { password: String(data.get("new-password")), confirmation: String(data.get("confirm-password")) };
    const { problem, isIncomplete: isRefused } = checkPassword(input, email);
    if (isRefused || isBusy) return;
    setTyped(input);
    setIsTried(true);
    if (problem) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await save(input.password);
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormHead title={title} subtitle={subtitle} />
      {typeof notice === "string" ? <Notice tone="warn">{notice}</Notice> : notice}
      <NewPasswordFields ref={first} value={typed} onValueChange={setTyped} email={email} isTried={isTried} size="lg" />
      {failure ? (
        <Notice tone="bad" isUrgent action={failureAction}>
          {failure}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isBusy} disabled={isIncomplete}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
