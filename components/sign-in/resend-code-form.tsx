"use client";

import { Mail, MessageSquare } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { showAlert } from "@/lib/client/alerts-store";
import { asApiError } from "@/lib/client/api-error";
import { callBackend } from "@/lib/client/call-backend";
import { useSession } from "@/lib/client/session/use-session";
import type { MfaChannel } from "@/lib/domain/entities";
import { BackLink } from "./back-link";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import styles from "./sign-in-form.module.css";
import { RESEND_WORDS } from "./words";

const ICONS = { email: <Mail aria-hidden="true" />, text: <MessageSquare aria-hidden="true" /> };

/** By which way the next code comes: email, or text where the account has it. */
export function ResendCodeForm({ from }: { from: string | null }) {
  const router = useRouter();
  const { session } = useSession();
  const channels: readonly MfaChannel[] = session?.availableMfaChannels.length
    ? session.availableMfaChannels
    : ["email"];
  const [chosen, setChosen] = useState<MfaChannel | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const channel = chosen ?? channels[0] ?? "email";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await callBackend("employee.sendMfa", { channel });
      showAlert({ type: "success", message: RESEND_WORDS.sent });
      router.push(withFrom("/verify-mfa", from));
    } catch (error) {
      setFailure(asApiError(error, RESEND_WORDS.failed).message);
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormHead title={RESEND_WORDS.title} subtitle={RESEND_WORDS.subtitle} />
      <div>
        <Segmented
          label={RESEND_WORDS.channel}
          value={channel}
          onValueChange={setChosen}
          options={channels.map((value) => ({ value, label: RESEND_WORDS.channels[value], icon: ICONS[value] }))}
        />
      </div>
      {failure ? (
        <Notice tone="bad" isUrgent>
          {failure}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isBusy}>
        {RESEND_WORDS.submit}
      </Button>
      <BackLink href={withFrom("/verify-mfa", from)}>{RESEND_WORDS.back}</BackLink>
    </form>
  );
}
