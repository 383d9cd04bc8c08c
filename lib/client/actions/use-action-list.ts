"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Role } from "../../domain/roles";
import { useSession } from "../session/use-session";
import { isActionFor } from "./action";
import { actionRegistry, type RegisteredAction } from "./action-registry";

const NONE: readonly RegisteredAction[] = [];

/** Returns the effective role; null while nobody is signed in. */
export function useActionRole(): Role | null {
  const { session } = useSession();
  return session?.effectiveRole ?? null;
}

/** Returns the actions that the effective role has on this page, in the order of declaration. */
export function useActionList(): readonly RegisteredAction[] {
  const list = useSyncExternalStore(actionRegistry.subscribe, actionRegistry.list, () => NONE);
  const role = useActionRole();
  return useMemo(() => list.filter((action) => isActionFor(action, role)), [list, role]);
}
