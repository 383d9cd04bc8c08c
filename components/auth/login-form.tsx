"use client";

import Link from "next/link";
import { type FormEvent, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { EmailInput, holdsEmail } from "@/components/ui/inputs/email-input";
import { PasswordInput } from "@/components/ui/inputs/password-input";
import { type ApiError, asApiError } from "@/lib/client/calls/api-error";
import { signIn } from "@/lib/client/session/sign-in";
import { useNextPage } from "@/lib/client/session/use-next-page";
import { LINTEL_UNREACHED } from "@/lib/contract/failure";
import { COPY, LOGIN_COPY } from "./copy";
import { afterLogin, resetTokenOf, withFrom } from "./destination";
import { FormHead } from "./form-head";
import { carryLink, holdLink } from "./link-memory";
import { LockedNotice } from "./locked-notice";
import styles from "./sign-in-form.module.css";

const EXPIRED_PASSWORD = "/reset-expired-password";

/** Signs in. Continues with the requested page, the code, or the reset of an expired password. */
function useLogin(from: string | null) {
  const nextPage = useNextPage();
  const [isSending, setIsSending] = useState(false);
  // Pending until the next page has loaded: if that page returns here (cookies are off), the form can be sent again.
  const [isLeaving, leave] = useTransition();
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** Opens the next page and returns its address. Throws if the sign-in fails. */
  const openNextPage = async (email: string, password: string): Promise<string> => {
    try {
      const next = afterLogin(await signIn({ email, password }), from);
      leave(() => nextPage.replace(next));
      return next;
    } catch (error) {
      const failed = asApiError(error, LINTEL_UNREACHED);
      if (!failed.passwordResetLink) throw failed;
      // Not in the address: a token in a request's address ends up in logs.
      const link = [email, resetTokenOf(failed.passwordResetLink)];
      const keepLink = nextPage.leavesDocument(`${EXPIRED_PASSWORD}/-/-`) ? carryLink : holdLink;
      const next = withFrom(keepLink(EXPIRED_PASSWORD, link), from);
      leave(() => nextPage.push(next));
      return next;
    }
  };

  const logIn = async (email: string, password: string) => {
    setIsSending(true);
    setFailure(null);
    try {
      const next = await openNextPage(email, password);
      // Nothing more is sent while the next document loads.
      if (nextPage.leavesDocument(next)) return;
    } catch (error) {
      setFailure(asApiError(error, LINTEL_UNREACHED));
    }
    setIsSending(false);
  };
  return { logIn, isBusy: isSending || isLeaving, failure };
}

/** The email and password form. */
export function LoginForm({ from }: { from: string | null }) {
  const { logIn, isBusy, failure } = useLogin(from);
  const [isEmailValid, setIsEmailValid] = useState(false);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const isLocked = failure?.isLockedOut ?? false;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the fields rather than state: a password manager fills them without an event.
    const fields = event.currentTarget.elements;
    const email = fields.namedItem("email") as HTMLInputElement;
    const password = (fields.namedItem("password") as HTMLInputElement).value;
    setIsPasswordMissing(password === "");
    if (holdsEmail(email) && password !== "" && !isBusy) void logIn(email.value, password);
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormHead title={LOGIN_COPY.title} subtitle={LOGIN_COPY.subtitle} />
      <EmailInput
        label={COPY.email}
        autoComplete="username"
        size="lg"
        required
        requiredMarker=""
        onValidChange={setIsEmailValid}
        shouldFocus
        disabled={isLocked}
      />
      <div className={styles.withAside}>
        <PasswordInput
          label={COPY.password}
          name="password"
          size="lg"
          disabled={isLocked}
          error={isPasswordMissing ? COPY.required : null}
          onInput={() => setIsPasswordMissing(false)}
        />
        {/* After the field, so that Tab goes from the email to the password. */}
        <Link href={withFrom("/forgot-password", from)} className={styles.aside}>
          {LOGIN_COPY.forgot}
        </Link>
      </div>
      {isLocked && failure ? <LockedNotice message={failure.message} /> : null}
      {failure && !isLocked ? (
        <Notice tone="bad" isUrgent>
          {failure.message}
        </Notice>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        disabled={!isEmailValid || isLocked}
        isLoading={isBusy}
      >
        {LOGIN_COPY.submit}
      </Button>
    </form>
  );
}
