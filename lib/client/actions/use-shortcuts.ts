"use client";

import { useMemo } from "react";
import { useAppearance } from "../appearance/use-appearance";
import { ACTION_GROUPS } from "./action";
import { GROUP_NAMES } from "./copy";
import { keyCaps } from "./key-caps";
import { isCharacterKey } from "./key-stroke";
import { useActionList } from "./use-action-list";
import { usePlatform } from "./use-platform";

/** Returns the keyboard shortcuts of the page, by action group. */
export function useShortcuts() {
  const actions = useActionList();
  const platform = usePlatform();
  const { areLetterKeysOff } = useAppearance();
  return useMemo(() => {
    const withKeys = actions.filter(({ keys, layer }) => keys !== undefined && keys.length > 0 && layer === null);
    return ACTION_GROUPS.map((group) => ({
      id: group,
      heading: GROUP_NAMES[group],
      shortcuts: withKeys
        .filter((action) => action.group === group)
        .map(({ id, label, keys = [], disabledReason }) => ({
          id,
          label,
          ways: keys.map((key) => keyCaps(key, platform ?? "other")),
          isOff: areLetterKeysOff && keys.every(isCharacterKey),
          disabledReason,
        })),
    })).filter(({ shortcuts }) => shortcuts.length > 0);
  }, [actions, platform, areLetterKeysOff]);
}
