import type { Action } from "@/lib/client/actions/action";
import {
  isCharacterKey,
  type KeyPress,
  optionStrokeOf,
  type Platform,
  strokeOf,
  strokesOf,
} from "@/lib/client/actions/key-stroke";

/** Returns the stroke with Ctrl and ⌘ as one key on every platform, and Escape without modifiers. */
function editorStroke(press: KeyPress, platform: Platform): string | null {
  const stroke = strokeOf(press, platform)?.replace("other+", "mod+") ?? null;
  return stroke?.endsWith("Escape") ? "Escape" : stroke;
}

export type PressRules = { platform: Platform; areLettersOff: boolean };

/**
 * Returns the action of a key press, or null. Actions that are not offered are skipped; if two offered actions have the
 * same key, the later one wins.
 */
export function findAction(actions: readonly Action[], press: KeyPress, rules: PressRules): Action | null {
  const findByStroke = (stroke: string | null): Action | undefined => {
    const matches = (key: string): boolean =>
      strokesOf(key).join(" ") === stroke && !(rules.areLettersOff && isCharacterKey(key));
    return actions.findLast((action) => action.isOffered !== false && action.keys?.some(matches));
  };
  return (
    findByStroke(editorStroke(press, rules.platform)) ?? findByStroke(optionStrokeOf(press, rules.platform)) ?? null
  );
}
