/** Formats declared keys for people, one text per stroke: "⌘K" or "Ctrl K", "g" and "i". */
import { type Platform, strokesOf } from "./key-stroke";

const APPLE: Record<string, string> = { mod: "⌘", alt: "⌥", shift: "⇧" };
const OTHER: Record<string, string> = { mod: "Ctrl", alt: "Alt", shift: "Shift" };
const NAMES: Record<string, string> = {
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  Backspace: "⌫",
  Delete: "Del",
};

/** Returns one text per stroke, in order. */
export function keyCaps(keys: string, platform: Platform): readonly string[] {
  const names = platform === "apple" ? APPLE : OTHER;
  return strokesOf(keys).map((stroke) => {
    const parts = stroke.length === 1 ? [stroke] : stroke.split("+");
    const key = parts.at(-1) ?? "";
    const shown = NAMES[key] ?? (parts.length > 1 && key.length === 1 ? key.toUpperCase() : key);
    const modifiers = parts.slice(0, -1).map((part) => names[part] ?? part);
    // On Apple's computers shift precedes ⌘, elsewhere it follows Ctrl.
    if (platform === "apple") return [...modifiers, shown].join("");
    return [...modifiers.reverse(), shown].join(" ");
  });
}

/** Returns the keys as one short text, for a tooltip or the end of a menu item. */
export function keyText(keys: string, platform: Platform): string {
  return keyCaps(keys, platform).join(" ");
}
