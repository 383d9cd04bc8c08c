import type { KeyboardEvent } from "react";

/** The key that was pressed; null while an input method puts a character together, whose Enter and Escape are its own. */
export function typedKey({ key, nativeEvent }: KeyboardEvent): string | null {
  return nativeEvent.isComposing ? null : key;
}
