"use client";

import { Lock } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import { usePublicConfig } from "@/lib/client/public-config";
import { LOGIN_COPY } from "./copy";

/** Says that the account is locked, in the server's words, and whom to ask. */
export function LockedNotice({ message }: { message: string }) {
  const { supportEmail } = usePublicConfig();
  const saysWhomToAsk = /contact support/i.test(message);
  return (
    <Notice
      tone="bad"
      isUrgent
      icon={<Lock aria-hidden="true" />}
      action={supportEmail ? <a href={`mailto:${supportEmail}`}>{LOGIN_COPY.contactSupport}</a> : null}
    >
      {saysWhomToAsk ? message : `${message} ${LOGIN_COPY.pleaseContactSupport}`}
    </Notice>
  );
}
