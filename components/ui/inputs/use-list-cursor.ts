"use client";

import { useState } from "react";
import { choosableFrom, cursorAfterKey } from "./list-cursor";
import type { Option } from "./option";

/** The marked option of an open list. `isByKey` tells that it was led there by keyboard, and so must come into sight. */
export function useListCursor<Value extends string>(
  options: readonly Option<Value>[],
  isChosen: (value: Value) => boolean,
) {
  const [cursor, setCursor] = useState(() => ({ index: openingIndex(options, isChosen), isByKey: true }));
  const index = cursor.index < options.length ? cursor.index : choosableFrom(0, 1, options);
  return {
    index,
    isByKey: cursor.isByKey,
    active: options[index],
    point: (next: number) => setCursor({ index: next, isByKey: false }),
    lead: (next: number) => setCursor({ index: next, isByKey: true }),
    /** Whether the key moved the mark. */
    moveBy: (key: string) => {
      const next = cursorAfterKey(key, index, options);
      if (next !== null) setCursor({ index: next, isByKey: true });
      return next !== null;
    },
  };
}

/** A list opens at what is chosen, else at the first option that can be. */
function openingIndex<Value extends string>(
  options: readonly Option<Value>[],
  isChosen: (value: Value) => boolean,
): number {
  const chosen = options.findIndex(({ value }) => isChosen(value));
  return chosen >= 0 ? chosen : choosableFrom(0, 1, options);
}
