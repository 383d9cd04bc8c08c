"use client";

import type { ReactNode } from "react";
import { type PageKey, type PageKeyRegistry, PageKeysProvider } from "@/components/ui/keys/page-keys";
import { isErrorRoute } from "@/lib/access/role-table";
import type { Action } from "@/lib/client/actions/action";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { useRecentPagesRecorder } from "@/lib/client/recent-pages/use-recent-pages";
import { PendingKeys } from "./pending-keys";
import { ShellActions } from "./shell-actions";
import { useActionKeys } from "./use-action-keys";

function toAction({ id, label, keys, isRepeatable, isKeyOnly, run }: PageKey): Action {
  return { id, label, group: "list", keys, isRepeatable, isKeyOnly, run };
}

/** Registers the keys that parts of the page declare as actions. */
const pageKeyRegistry: PageKeyRegistry = {
  add(keys, layer) {
    const handle = actionRegistry.add(keys.map(toAction), layer);
    return { update: (next) => handle.update(next.map(toAction)), remove: handle.remove };
  },
};

const isRecordable = (path: string) => !isErrorRoute(path);

/** Provides keys and commands, and records recent pages. */
export function ActionsRoot({ children }: { children: ReactNode }) {
  const pending = useActionKeys();
  useRecentPagesRecorder(isRecordable);
  return (
    <PageKeysProvider registry={pageKeyRegistry}>
      <ShellActions />
      {children}
      {pending === null ? null : <PendingKeys strokes={pending} />}
    </PageKeysProvider>
  );
}
