"use client";
/** The additional providers of signed-in pages: URL state and the queue of edits. */
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { AppearanceProvider } from "../appearance/appearance-provider";
import { QueueProvider } from "../session/queue-provider";

export function SignedInProviders({ children }: { children: ReactNode }) {
  return (
    <NuqsAdapter>
      <AppearanceProvider />
      <QueueProvider />
      {children}
    </NuqsAdapter>
  );
}
