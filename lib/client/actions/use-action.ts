"use client";

import { useMemo } from "react";
import type { ActionIcon } from "./action";
import { actionRegistry } from "./action-registry";
import { keyText } from "./key-caps";
import { useActionList } from "./use-action-list";
import { usePlatform } from "./use-platform";

/** An action as a menu's line, a button or a tooltip shows it. */
export type ShownAction = {
  label: string;
  icon?: ActionIcon;
  /** Its first key, in this computer's writing. */
  shortcut?: string;
  disabledReason: string | null;
  href?: string;
  run: () => void;
};

/** One action of the page by its id; null where it is not there, does not apply, or is not this role's. */
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
