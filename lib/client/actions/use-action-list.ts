"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Role } from "../../domain/roles";
import { useSession } from "../session/use-session";
import { isActionFor } from "./action";
import { actionRegistry, type RegisteredAction } from "./action-registry";

const NONE: readonly RegisteredAction[] = [];

/** Whose actions are meant: the effective role; null while nobody is known to be signed in. */
export function useActionRole(): Role | null {
  const { session } = useSession();
  return session?.effectiveRole ?? null;
}

/** The actions that a person in this role has on this page now, in the order of declaration. */
export function useActionList(): readonly RegisteredAction[] {
  const list = useSyncExternalStore(actionRegistry.subscribe, actionRegistry.list, () => NONE);
  const role = useActionRole();
  return useMemo(() => list.filter((action) => isActionFor(action, role)), [list, role]);
}
