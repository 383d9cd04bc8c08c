"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeInput } from "@/components/ui/inputs/code-input";
import { BACKUP_CODE_LENGTH } from "@/lib/domain/constants";
import { isBackupCode } from "@/lib/validation/codes";
import { BackLink } from "./back-link";
import { BACKUP_COPY, CODE_COPY } from "./code-copy";
import { codeFailureOf } from "./code-failure";
import { CodeNotices } from "./code-notices";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import styles from "./sign-in-form.module.css";
import { useCodeCheck } from "./use-code-check";

/** The form for a backup code in place of the one-time code; spaces and dashes between its groups are ignored. */
export function BackupCodeForm({ from }: { from: string | null }) {
  const { check, isBusy, failure: error } = useCodeCheck(from);
  const [code, setCode] = useState("");
  const [isMalformed, setIsMalformed] = useState(false);
  const failure = error ? codeFailureOf(error) : null;
  const isLocked = failure?.isLocked ?? false;
  const isOutage = failure?.isOutage ?? false;
  const refusal = failure?.label === CODE_COPY.incorrect ? BACKUP_COPY.incorrect : failure?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWellFormed = isBackupCode(code);
    setIsMalformed(!isWellFormed);
    if (isWellFormed && !isBusy) void check(code);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormHead title={BACKUP_COPY.title} subtitle={BACKUP_COPY.subtitle} />
      <CodeInput
        label={BACKUP_COPY.label}
        kind="alphanumeric"
        length={BACKUP_CODE_LENGTH}
        boxLabel={BACKUP_COPY.box}
        disabled={isLocked}
        value={code}
        onValueChange={(next) => {
          setCode(next);
          setIsMalformed(false);
        }}
        error={isMalformed ? BACKUP_COPY.incorrect : failure && !isLocked && !isOutage && !isBusy ? refusal : null}
        shouldFocus
      />
      <CodeNotices failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isLoading={isBusy}
        disabled={isLocked || code === ""}
      >
        {BACKUP_COPY.submit}
      </Button>
      <BackLink href={withFrom("/verify-mfa", from)}>{BACKUP_COPY.back}</BackLink>
    </form>
  );
}
