"use client";

import { CloudOff } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { useIsOnline } from "./use-is-online";
import { WORDS } from "./words";

/** While there is no network, or edits wait for an answer: that nothing is lost, and how many are kept. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { pending, waiting } = useQueueState();
  if (isOnline && waiting === 0) return null;
  const kept = isOnline ? waiting : pending;
  return (
    <Notice tone="warn" isBanner icon={<CloudOff aria-hidden="true" />}>
      {isOnline ? WORDS.waitingForBackend : WORDS.offline} {kept > 0 ? WORDS.notSent(kept) : null}
    </Notice>
  );
}
