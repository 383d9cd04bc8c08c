/** Key presses as text, as actions declare them: "k", "?", "mod+k", "shift+mod+z", "Escape". */
import { letterOn } from "./key-layout";

export type Platform = "apple" | "other";

/** The part of a KeyboardEvent that is read. */
export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  getModifierState: (name: string) => boolean;
};

const MODIFIER_KEYS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Process", "Fn"]);
const isLetter = (key: string) => /^[a-z]$/.test(key);
const isCharacter = (key: string) => [...key].length === 1;

/** Returns the Latin letter of the key if the layout writes another script, so that `g` is the same key everywhere. */
function latinKey({ key, code }: KeyPress): string {
  if (!isCharacter(key)) return key;
  const isLatin = (key.codePointAt(0) ?? 0) < 0x250;
  const physical = /^Key([A-Z])$/.exec(code)?.[1];
  return !isLatin && physical ? physical.toLowerCase() : key.toLowerCase();
}

/** Returns the stroke of a press; null while only a modifier is down. */
export function strokeOf(press: KeyPress, platform: Platform): string | null {
  if (MODIFIER_KEYS.has(press.key)) return null;
  const key = press.key === " " ? "Space" : latinKey(press);
  // Many layouts write [ or @ with Option or AltGr: the character counts, not the modifier.
  const isSymbol = isCharacter(key) && !/^[a-z0-9]$/.test(key);
  const isAltGr = isSymbol && press.getModifierState("AltGraph");
  const hasControl = press.ctrlKey && !isAltGr;
  const isApple = platform === "apple";
  const parts = [
    press.shiftKey && (isLetter(key) || !isCharacter(key)) ? "shift" : "",
    press.altKey && !(isSymbol && (isAltGr || !press.ctrlKey)) ? "alt" : "",
    (isApple ? press.metaKey : hasControl) ? "mod" : "",
    (isApple ? hasControl : press.metaKey) ? "other" : "",
    key,
  ];
  return parts.filter(Boolean).join("+");
}

/**
 * Returns the press as Alt with the key's letter if Apple's Option has written another character: "¬" is also "alt+l".
 * Used after the written character has matched no action. Returns null for any other press.
 */
export function optionStrokeOf({ key, code, ...held }: KeyPress, platform: Platform): string | null {
  const letter = letterOn(code);
  const isOption = platform === "apple" && held.altKey && !held.ctrlKey && !held.metaKey;
  if (!isOption || !letter || !(isCharacter(key) || key === "Dead")) return null;
  return `${held.shiftKey ? "shift+" : ""}alt+${letter}`;
}

/** Returns the strokes of a declared key in order ("g i" has two), with normalized modifiers. */
export function strokesOf(keys: string): readonly string[] {
  return keys.split(" ").map((stroke) => {
    const parts = stroke === "+" ? ["+"] : stroke.split("+");
    const key = parts.at(-1) ?? "";
    return [...["shift", "alt", "mod"].filter((name) => parts.slice(0, -1).includes(name)), key].join("+");
  });
}

/** Whether a stroke is one character, with or without Shift, which WCAG 2.1.4 requires to be switchable. */
export function isCharacterStroke(stroke: string): boolean {
  const plain = stroke.startsWith("shift+") ? stroke.slice("shift+".length) : stroke;
  return isCharacter(plain);
}

/** Whether a declared key starts with a single character. */
export function isCharacterKey(keys: string): boolean {
  return strokesOf(keys).some(isCharacterStroke);
}
