"use client";

import { useMemo } from "react";
import type { ActionIcon } from "./action";
import { actionRegistry } from "./action-registry";
import { keyText } from "./key-caps";
import { useActionList } from "./use-action-list";
import { usePlatform } from "./use-platform";

/** An action for a menu item, a button or a tooltip. */
export type ShownAction = {
  label: string;
  icon?: ActionIcon;
  /** The first key of the action, as this computer labels it. */
  shortcut?: string;
  disabledReason: string | null;
  href?: string;
  run: () => void;
};

/** Finds one action by id; null if it is missing, does not apply, or is not this role's. */
export function useAction(id: string): ShownAction | null {
  const action = useActionList().findLast((one) => one.id === id);
  const platform = usePlatform();
  return useMemo(() => {
    if (action === undefined) return null;
    const [key] = action.keys ?? [];
    return {
      label: action.label,
      icon: action.icon,
      shortcut: key !== undefined && platform !== null ? keyText(key, platform) : undefined,
      disabledReason: action.disabledReason ?? null,
      href: action.href,
      run: () => void actionRegistry.run(id),
    };
  }, [action, platform, id]);
}
