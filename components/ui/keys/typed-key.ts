import type { KeyboardEvent } from "react";

/** Returns the pressed key; null during IME composition, whose Enter and Escape belong to the input method. */
export function typedKey({ key, nativeEvent }: KeyboardEvent): string | null {
  return nativeEvent.isComposing ? null : key;
}
