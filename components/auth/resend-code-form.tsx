"use client";

import { Mail, MessageSquare } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { object, string } from "yup";
import { Form, FormFailureNotice } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { Segmented } from "@/components/ui/inputs/segmented";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { useSession } from "@/lib/client/session/use-session";
import type { MfaChannel } from "@/lib/domain/entities";
import { BackLink } from "./back-link";
import { RESEND_COPY } from "./code-copy";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import { LockedNotice } from "./locked-notice";
import { noteResentCode } from "./sent-code";
import styles from "./sign-in-form.module.css";
import { useBackToLogin } from "./use-back-to-login";

const ICONS = { email: <Mail aria-hidden="true" />, text: <MessageSquare aria-hidden="true" /> };
const schema = object({ channel: string<MfaChannel>().required() });

/** The form that sends a new code, by email or, if the account allows it, by text. */
export function ResendCodeForm({ from }: { from: string | null }) {
  const router = useRouter();
  const { session } = useSession();
  const goBackToLogin = useBackToLogin(from);
  const [lockMessage, setLockMessage] = useState<string | null>(null);
  const channels: readonly MfaChannel[] = session?.availableMfaChannels.length
    ? session.availableMfaChannels
    : ["email"];
  const form = useSchemaForm({
    schema,
    initialValues: { channel: channels[0] ?? "email" },
    save: async ({ channel }) => {
      await callBackend("employee.sendMfa", { channel });
      noteResentCode(channel);
      showAlert({ type: "success", message: RESEND_COPY.sent });
      router.push(withFrom("/verify-mfa", from));
    },
    failureOf: (error) => {
      const { status, isLockedOut, message } = asApiError(error, RESEND_COPY.failed);
      if (status === 401) goBackToLogin();
      else if (isLockedOut) setLockMessage(message);
      else return { message };
      return {};
    },
    isLeftWhenSaved: true,
  });
  return (
    <Form form={form}>
      <FormHead title={RESEND_COPY.title} subtitle={RESEND_COPY.subtitle} />
      <FormField form={form} name="channel">
        {({ value, onValueChange }) => (
          <fieldset className={styles.choice} disabled={lockMessage !== null}>
            <Segmented
              label={RESEND_COPY.channel}
              value={value}
              onValueChange={onValueChange}
              options={channels.map((item) => ({ value: item, label: RESEND_COPY.channels[item], icon: ICONS[item] }))}
            />
          </fieldset>
        )}
      </FormField>
      {lockMessage === null ? <FormFailureNotice form={form} /> : <LockedNotice message={lockMessage} />}
      <SubmitButton form={form} size="lg" isFullWidth disabled={lockMessage !== null}>
        {RESEND_COPY.submit}
      </SubmitButton>
      <BackLink href={withFrom("/verify-mfa", from)}>{RESEND_COPY.back}</BackLink>
    </Form>
  );
}
