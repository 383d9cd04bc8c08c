"use client";

import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmailInput, holdsEmail } from "@/components/ui/inputs/email-input";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { callBackend } from "@/lib/client/calls/call-backend";
import { FORGOT_PASSWORD_RESEND_LOCK_MS } from "@/lib/domain/constants";
import { BackLink } from "./back-link";
import { COPY } from "./copy";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import { FORGOT_COPY } from "./password-copy";
import styles from "./sign-in-form.module.css";

/**
 * Requests a reset link. Each press disables the button for 7 seconds; the answer never reveals whether the email is
 * known.
 */
export function ForgotPasswordForm({ from }: { from: string | null }) {
  const [isEmailValid, setIsEmailValid] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setIsBlocked(false), FORGOT_PASSWORD_RESEND_LOCK_MS);
    return () => clearTimeout(timer);
  }, [isBlocked]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the field rather than state, which misses text typed before hydration or filled in without an event.
    const field = event.currentTarget.elements.namedItem("email") as HTMLInputElement;
    const email = field.value;
    if (!holdsEmail(field) || isBlocked) return;
    setIsBlocked(true);
    try {
      await callBackend("employee.requestPasswordReset", { email });
      setIsSent(true);
    } catch {
      showAlert({ type: "error", message: FORGOT_COPY.failed });
    }
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div role="status">
        {isSent ? (
          <>
            <MailCheck className={styles.mark} aria-hidden="true" />
            <FormHead title={FORGOT_COPY.sentTitle} subtitle={FORGOT_COPY.sentText} />
          </>
        ) : (
          <FormHead title={FORGOT_COPY.title} subtitle={FORGOT_COPY.subtitle} />
        )}
      </div>
      <EmailInput
        label={COPY.email}
        autoComplete="username"
        size="lg"
        required
        requiredMarker=""
        onValidChange={setIsEmailValid}
        shouldFocus
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth disabled={!isEmailValid || isBlocked}>
        {isSent ? FORGOT_COPY.sendAgain : FORGOT_COPY.submit}
      </Button>
      <BackLink href={withFrom("/login", from)}>{COPY.backToLogin}</BackLink>
    </form>
  );
}
