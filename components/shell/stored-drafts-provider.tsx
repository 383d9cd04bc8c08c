"use client";

import { type ReactNode, useMemo } from "react";
import { DraftsContext } from "@/components/ui/forms/drafts/drafts-context";
import { scopeOf } from "@/lib/client/calls/session-scope";
import { employeeStore } from "@/lib/client/session/use-employee-store";
import { useSession } from "@/lib/client/session/use-session";

/**
 * Stores the drafts of every signed-in screen in this browser, per employee and impersonation like the queue, so that
 * input made in another role is not offered outside of it.
 */
export function StoredDraftsProvider({ children }: { children: ReactNode }) {
  const scope = scopeOf(useSession().session);
  const store = useMemo(() => (scope === null ? null : employeeStore(scope)), [scope]);
  return <DraftsContext value={store}>{children}</DraftsContext>;
}
