"use client";

import { LogIn } from "lucide-react";
import Link from "next/link";
import { LinkButton } from "@/components/ui/link-button";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { callBackend } from "@/lib/client/calls/call-backend";
import { signOut } from "@/lib/client/session/sign-out";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useNextPage } from "@/lib/client/session/use-next-page";
import { BackLink } from "./back-link";
import { COPY } from "./copy";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import { dropLink } from "./link-memory";
import { NewPasswordForm } from "./new-password-form";
import { OpenMailAgain } from "./open-mail-again";
import { LINK_COPY, RESET_COPY } from "./password-copy";
import { resetFailureOf } from "./reset-failure";
import styles from "./sign-in-form.module.css";
import { useLinkCheck } from "./use-link-check";
import { useMailedLink } from "./use-mailed-link";

/**
 * Shown without a valid token for an expired password. Sign-in issues that token, so there is no mail to open again.
 */
function LogInAgain({ from }: { from: string | null }) {
  return (
    <div className={styles.form}>
      <div>
        <LogIn className={styles.quietMark} aria-hidden="true" />
        <FormHead title={RESET_COPY.logInAgain} subtitle={RESET_COPY.logInAgainText} />
      </div>
      <LinkButton href={withFrom("/login", from)} variant="primary" size="lg" isFullWidth>
        {RESET_COPY.logInAgain}
      </LinkButton>
    </div>
  );
}

export type ResetByLinkProps = {
  page: "/reset-password" | "/reset-expired-password";
  /** The address's last two segments, unchanged. */
  email: string;
  token: string;
  /** The page requested before the sign-in that led here. */
  from: string | null;
};

/** Sets a new password by link. The employee then signs in again: a reset ends all their sessions. */
export function ResetByLink({ page, email: emailPart, token: tokenPart, from }: ResetByLinkProps) {
  const nextPage = useNextPage();
  const { employee } = useCurrentEmployee();
  const { values, isBeingTaken } = useMailedLink(page, [emailPart, tokenPart]);
  const [email = "", passwordResetLink = ""] = values ?? [];
  const { isDead } = useLinkCheck(values === null || isBeingTaken ? null : email, passwordResetLink);
  const isExpired = page === "/reset-expired-password";
  if (values === null || isDead) {
    if (isExpired) return <LogInAgain from={from} />;
    const title = isDead ? LINK_COPY.deadTitle : LINK_COPY.openAgainTitle;
    return (
      <OpenMailAgain title={title} text={isDead ? RESET_COPY.deadText : RESET_COPY.openAgainText} from={from}>
        <LinkButton href={withFrom("/forgot-password", from)} variant="primary" size="lg" isFullWidth>
          {RESET_COPY.newLink}
        </LinkButton>
      </OpenMailAgain>
    );
  }
  const save = async (password: string) => {
    await callBackend("employee.resetPassword", { email, password, passwordResetLink });
    dropLink();
    showAlert({ type: "success", message: RESET_COPY.updated });
    // The reset also revoked this browser's session if it belongs to the same employee.
    if (employee?.email.toLowerCase() === email.toLowerCase()) await signOut().catch(() => undefined);
    nextPage.replace(withFrom("/login", from));
  };
  return (
    <div inert={isBeingTaken}>
      <NewPasswordForm
        title={RESET_COPY.title}
        subtitle={RESET_COPY.subtitleFor(email)}
        submitLabel={RESET_COPY.submit}
        notice={isExpired ? RESET_COPY.expired : null}
        email={email}
        save={save}
        messageOf={resetFailureOf}
        failureAction={
          isExpired ? (
            <Link href={withFrom("/login", from)}>{RESET_COPY.logInAgain}</Link>
          ) : (
            <Link href={withFrom("/forgot-password", from)}>{RESET_COPY.newLink}</Link>
          )
        }
      >
        <BackLink href={withFrom("/login", from)}>{COPY.backToLogin}</BackLink>
      </NewPasswordForm>
    </div>
  );
}
