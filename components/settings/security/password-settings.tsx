"use client";

import { useEffect, useRef, useState } from "react";
import { formatDay } from "@/components/ui/format-time";
import { Form, FormFailureNotice } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { NewPasswordFields } from "@/components/ui/inputs/new-password-fields";
import { PasswordInput } from "@/components/ui/inputs/password-input";
import { useNow } from "@/components/ui/use-now";
import { daysLeft } from "@/lib/domain/days-left";
import type { Employee } from "@/lib/domain/entities";
import { SettingsSection } from "../settings-section";
import { PASSWORD_COPY as copy } from "./copy";
import styles from "./security.module.css";
import { useOwnPassword } from "./use-own-password";

/** Shows when the password expires, and the form that changes it. */
export function PasswordSettings({ employee }: { employee: Employee }) {
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title={copy.title} detail={<Expiry until={employee.passwordExpiresAt} />}>
      <PasswordForm key={changes} employee={employee} isAgain={changes > 0} onDone={() => setChanges(changes + 1)} />
    </SettingsSection>
  );
}

function Expiry({ until }: { until: string | null | undefined }) {
  const now = useNow();
  if (!until || Number.isNaN(Date.parse(until))) return copy.neverExpires;
  return <time dateTime={until}>{copy.expires(daysLeft(until, now), formatDay(until))}</time>;
}

type Props = { employee: Employee; isAgain: boolean; onDone: () => void };

/** Remounts after each change, to clear the typed passwords; the button then takes the focus again. */
function PasswordForm({ employee, isAgain, onDone }: Props) {
  const { email } = employee;
  const form = useOwnPassword(employee, onDone);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAgain) button.current?.focus();
  }, [isAgain]);
  return (
    <Form form={form} label={copy.title} className={styles.password}>
      <div className={styles.current}>
        <FormField form={form} name="oldPassword">
          {(field) => <PasswordInput {...field} label={copy.current} />}
        </FormField>
      </div>
      <FormField form={form} name="secret">
        {(field) => <NewPasswordFields {...field} email={email} hasSideChecklist />}
      </FormField>
      <FormFailureNotice form={form} />
      <p className={styles.note}>{copy.othersEnd}</p>
      <SubmitButton form={form} ref={button} variant="secondary">
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
