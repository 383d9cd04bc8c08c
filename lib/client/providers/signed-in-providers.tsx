"use client";
/** What the pages of the signed-in stand on besides: URL state and the queue of their edits. */
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { AppearanceKeeper } from "../appearance/appearance-keeper";
import { QueueKeeper } from "../session/queue-keeper";

export function SignedInProviders({ children }: { children: ReactNode }) {
  return (
    <NuqsAdapter>
      <AppearanceKeeper />
      <QueueKeeper />
      {children}
    </NuqsAdapter>
  );
}
