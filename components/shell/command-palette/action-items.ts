/** The page's actions as items of the palette. */
import { ACTION_GROUPS } from "@/lib/client/actions/action";
import type { RegisteredAction } from "@/lib/client/actions/action-registry";
import { GROUP_NAMES } from "@/lib/client/actions/copy";
import { keyCaps } from "@/lib/client/actions/key-caps";
import type { Platform } from "@/lib/client/actions/key-stroke";
import { matching } from "@/lib/client/actions/match-actions";
import { COPY } from "./copy";
import type { PaletteItem, PaletteSection } from "./palette-section";

function toItem(action: RegisteredAction, platform: Platform | null): PaletteItem {
  const key = action.keys?.[0];
  return {
    id: `action ${action.id}`,
    label: action.label,
    icon: action.icon,
    caps: key === undefined || platform === null ? undefined : keyCaps(key, platform),
    disabledReason: action.disabledReason,
    href: action.href,
    run: () => void action.run(),
  };
}

/**
 * Returns the actions by group or, for a search, by relevance across groups. Actions of an open layer and key-only
 * actions are left out.
 */
export function actionSections(
  actions: readonly RegisteredAction[],
  search: string,
  platform: Platform | null,
): PaletteSection[] {
  const named = actions.filter((action) => !action.isKeyOnly && action.layer === null);
  const toItems = (registered: readonly RegisteredAction[]) => registered.map((action) => toItem(action, platform));
  if (search.trim() !== "") {
    const found = matching(
      named,
      search,
      ({ label }) => label,
      ({ keywords = "" }) => keywords,
    );
    return [{ id: "actions", heading: COPY.palette, items: toItems(found) }];
  }
  return ACTION_GROUPS.map((group) => ({
    id: `actions ${group}`,
    heading: GROUP_NAMES[group],
    items: toItems(named.filter((action) => action.group === group)),
  }));
}
