import type { Action } from "@/lib/client/actions/action";
import {
  isCharacterKey,
  type KeyPress,
  optionStrokeOf,
  type Platform,
  strokeOf,
  strokesOf,
} from "@/lib/client/actions/key-stroke";

/** Ctrl and ⌘ are one key on every platform; Escape ignores modifiers. */
function editorStroke(press: KeyPress, platform: Platform): string | null {
  const stroke = strokeOf(press, platform)?.replace("other+", "mod+") ?? null;
  return stroke?.endsWith("Escape") ? "Escape" : stroke;
}

export type PressRules = { platform: Platform; areLettersOff: boolean };

/**
 * Returns the action of a key press, or null. An action that is not offered does not take its key; of two offered ones
 * the later wins.
 */
export function findAction(actions: readonly Action[], press: KeyPress, rules: PressRules): Action | null {
  const meantBy = (stroke: string | null): Action | undefined => {
    const isMeant = (key: string): boolean =>
      strokesOf(key).join(" ") === stroke && !(rules.areLettersOff && isCharacterKey(key));
    return actions.findLast((action) => action.isOffered !== false && action.keys?.some(isMeant));
  };
  return meantBy(editorStroke(press, rules.platform)) ?? meantBy(optionStrokeOf(press, rules.platform)) ?? null;
}
