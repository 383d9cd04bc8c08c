"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { activateAccount } from "@/lib/client/session/activate-account";
import { signIn } from "@/lib/client/session/sign-in";
import { useNextPage } from "@/lib/client/session/use-next-page";
import { BackLink } from "./back-link";
import { COPY } from "./copy";
import { afterLogin } from "./destination";
import { dropLink } from "./link-memory";
import { NewPasswordForm } from "./new-password-form";
import { OpenMailAgain } from "./open-mail-again";
import { ACTIVATE_COPY, LINK_COPY } from "./password-copy";
import { useLinkCheck } from "./use-link-check";
import { useMailedLink } from "./use-mailed-link";

/**
 * Says that an invitation's link is dead and offers a new one; the answer never reveals whether the email is on file.
 */
function NewInvitation({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const request = async () => {
    setIsBusy(true);
    try {
      await callBackend("employee.requestActivation", { email });
      setIsSent(true);
    } catch {
      showAlert({ type: "error", message: ACTIVATE_COPY.newLinkFailed });
    }
    setIsBusy(false);
  };
  if (isSent) return <Notice tone="ok">{ACTIVATE_COPY.newLinkSent(email)}</Notice>;
  const action = (
    <Button size="sm" isLoading={isBusy} onClick={() => void request()}>
      {ACTIVATE_COPY.newLink}
    </Button>
  );
  return (
    <Notice tone="warn" action={action}>
      {LINK_COPY.dead}
    </Notice>
  );
}

/** The address's last three segments, unchanged. */
export type ActivateByLinkProps = { email: string; token: string; activationToken: string };

/** Sets an invited employee's first password and signs them in. */
export function ActivateByLink(props: ActivateByLinkProps) {
  const nextPage = useNextPage();
  const parts = [props.email, props.token, props.activationToken];
  const { values, isBeingTaken } = useMailedLink("/activate-account", parts);
  /** The password is set; only sign-in is left. */
  const isActivated = useRef(false);
  const [email = "", token = "", activationToken = ""] = values ?? [];
  const { isDead, check } = useLinkCheck(values === null || isBeingTaken ? null : email, activationToken);
  if (values === null) return <OpenMailAgain text={ACTIVATE_COPY.openAgainText} />;

  const save = async (password: string) => {
    try {
      const started = await (isActivated.current
        ? signIn({ email, password })
        : activateAccount({ email, token, activationToken }, password));
      dropLink();
      nextPage.replace(afterLogin(started, null));
    } catch (error) {
      if (asApiError(error, ACTIVATE_COPY.failed).step === "login") {
        isActivated.current = true;
        dropLink();
      } else check();
      throw error;
    }
  };
  const messageOf = (error: unknown) => {
    const { type, message } = asApiError(error, ACTIVATE_COPY.failed);
    if (isActivated.current) return ACTIVATE_COPY.loginFailed;
    return type === "invalid_input" ? message : ACTIVATE_COPY.failed;
  };
  return (
    <div inert={isBeingTaken}>
      <NewPasswordForm
        title={ACTIVATE_COPY.title}
        subtitle={ACTIVATE_COPY.subtitleFor(email)}
        submitLabel={ACTIVATE_COPY.submit}
        // A backend that only knows reset links may call a valid invitation dead, so the form stays.
        notice={isDead && !isActivated.current ? <NewInvitation email={email} /> : null}
        email={email}
        save={save}
        messageOf={messageOf}
      >
        <BackLink href="/login">{COPY.backToLogin}</BackLink>
      </NewPasswordForm>
    </div>
  );
}
