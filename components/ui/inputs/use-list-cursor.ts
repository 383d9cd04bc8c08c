"use client";

import { useState } from "react";
import { findChoosable, moveCursor } from "./list-cursor";
import type { Option } from "./option";

/** Tracks the active option of an open list. `isKeyboardMove` means that the option must be scrolled into view. */
export function useListCursor<Value extends string>(
  options: readonly Option<Value>[],
  isChosen: (value: Value) => boolean,
) {
  const [cursor, setCursor] = useState(() => ({ index: findInitialIndex(options, isChosen), isKeyboardMove: true }));
  const index = cursor.index < options.length ? cursor.index : findChoosable(0, 1, options);
  return {
    index,
    isKeyboardMove: cursor.isKeyboardMove,
    active: options[index],
    hover: (next: number) => setCursor({ index: next, isKeyboardMove: false }),
    moveTo: (next: number) => setCursor({ index: next, isKeyboardMove: true }),
    /** Moves the active option by a key; returns whether it moved. */
    handleKey: (key: string) => {
      const next = moveCursor(key, index, options);
      if (next !== null) setCursor({ index: next, isKeyboardMove: true });
      return next !== null;
    },
  };
}

/** Returns the index of the chosen option, else of the first enabled one. */
function findInitialIndex<Value extends string>(
  options: readonly Option<Value>[],
  isChosen: (value: Value) => boolean,
): number {
  const chosen = options.findIndex(({ value }) => isChosen(value));
  return chosen >= 0 ? chosen : findChoosable(0, 1, options);
}
