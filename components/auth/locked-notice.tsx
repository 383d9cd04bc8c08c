"use client";

import { Lock } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import { usePublicConfig } from "@/lib/client/public-config";
import { LOGIN_COPY } from "./copy";

/** Shows the server's message that the account is locked, and how to contact support. */
export function LockedNotice({ message }: { message: string }) {
  const { supportEmail } = usePublicConfig();
  const mentionsSupport = /contact support/i.test(message);
  return (
    <Notice
      tone="bad"
      isUrgent
      icon={<Lock aria-hidden="true" />}
      action={supportEmail ? <a href={`mailto:${supportEmail}`}>{LOGIN_COPY.contactSupport}</a> : null}
    >
      {mentionsSupport ? message : `${message} ${LOGIN_COPY.pleaseContactSupport}`}
    </Notice>
  );
}
