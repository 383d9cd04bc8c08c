"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeInput } from "@/components/ui/inputs/code-input";
import { LinkButton } from "@/components/ui/link-button";
import { MFA_CODE_LENGTH, MFA_CODE_LIFETIME_MS } from "@/lib/domain/constants";
import { BackLink } from "./back-link";
import { CODE_COPY } from "./code-copy";
import { codeFailureOf } from "./code-failure";
import { CodeNotices } from "./code-notices";
import { COPY } from "./copy";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import { type SentCode, sentCode } from "./sent-code";
import styles from "./sign-in-form.module.css";
import { useCodeCheck } from "./use-code-check";

const SECOND_MS = 1_000;

/** Returns minutes and seconds, for example "9:41". */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time for which the code is still valid; `until` in milliseconds since 1970. */
function CodeCountdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <span role="timer" className={styles.countdown}>
      {isOver ? CODE_COPY.isOver : CODE_COPY.expiresIn(clockText(secondsLeft))}
    </span>
  );
}

/** Describes the channel that the code was sent by; null if it is unknown. */
function channelText(sent: SentCode | null): string | null {
  if (!sent?.channel) return null;
  return sent.channel === "text" ? CODE_COPY.byText(sent.phoneEnding) : CODE_COPY.byEmail(sent.email);
}

/** The form for the one-time code; the last digit submits it. */
export function CodeForm({ from }: { from: string | null }) {
  const { check, isBusy, failure: error, tries } = useCodeCheck(from);
  const [code, setCode] = useState("");
  const [sent] = useState(sentCode);
  const failure = error ? codeFailureOf(error) : null;
  const isLocked = failure?.isLocked ?? false;
  const isOutage = failure?.isOutage ?? false;
  const send = async (complete: string) => {
    if (await check(complete)) setCode("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === MFA_CODE_LENGTH && !isBusy) void send(code);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormHead title={CODE_COPY.title} subtitle={CODE_COPY.subtitle(channelText(sent))} />
      <CodeInput
        key={tries}
        value={code}
        label={failure?.label ?? CODE_COPY.label}
        boxLabel={CODE_COPY.box}
        length={MFA_CODE_LENGTH}
        onValueChange={setCode}
        onComplete={(complete) => void send(complete)}
        error={isLocked || isOutage ? null : failure?.message}
        disabled={isLocked || isBusy}
        shouldFocus
      />
      <p className={styles.resend}>
        <span>
          {CODE_COPY.notReceived} <Link href={withFrom("/resend-mfa", from)}>{CODE_COPY.resend}</Link>
        </span>
        {sent ? <CodeCountdown until={sent.sentAt + MFA_CODE_LIFETIME_MS} /> : null}
      </p>
      <CodeNotices failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isLoading={isBusy}
        disabled={isLocked || code.length !== MFA_CODE_LENGTH}
      >
        {CODE_COPY.submit}
      </Button>
      <p className={styles.or}>{CODE_COPY.or}</p>
      <LinkButton size="lg" isFullWidth href={withFrom("/verify-backup-code", from)}>
        {CODE_COPY.backup}
      </LinkButton>
      <BackLink href={withFrom("/login", from)}>{COPY.backToLogin}</BackLink>
    </form>
  );
}
