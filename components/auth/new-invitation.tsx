"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { callBackend } from "@/lib/client/calls/call-backend";
import { ACTIVATE_WORDS, LINK_WORDS } from "./words";

/** Says that an invitation's link is dead, and sends a new one; the answer never tells whether the email is on file. */
export function NewInvitation({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const request = async () => {
    setIsBusy(true);
    try {
      await callBackend("employee.requestActivation", { email });
      setIsSent(true);
    } catch {
      showAlert({ type: "error", message: ACTIVATE_WORDS.newLinkFailed });
    }
    setIsBusy(false);
  };
  if (isSent) return <Notice tone="ok">{ACTIVATE_WORDS.newLinkSent(email)}</Notice>;
  const action = (
    <Button size="sm" isLoading={isBusy} onClick={() => void request()}>
      {ACTIVATE_WORDS.newLink}
    </Button>
  );
  return (
    <Notice tone="warn" action={action}>
      {LINK_WORDS.dead}
    </Notice>
  );
}
