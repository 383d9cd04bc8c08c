"use client";

import type { ReactNode } from "react";
import { PageKeysProvider } from "@/components/ui/keys/page-keys";
import { isErrorRoute } from "@/lib/access/role-table";
import { useRecentPagesRecorder } from "@/lib/client/recent-pages/use-recent-pages";
import { registryKeeper } from "./page-keys-keeper";
import { PendingKeys } from "./pending-keys";
import { ShellActions } from "./shell-actions";
import { useActionKeys } from "./use-action-keys";

const isWorthKeeping = (path: string) => !isErrorRoute(path);

/** Keys, commands and the memory of pages for everything below. */
export function ActionsRoot({ children }: { children: ReactNode }) {
  const pending = useActionKeys();
  useRecentPagesRecorder(isWorthKeeping);
  return (
    <PageKeysProvider keeper={registryKeeper}>
      <ShellActions />
      {children}
      {pending === null ? null : <PendingKeys strokes={pending} />}
    </PageKeysProvider>
  );
}
