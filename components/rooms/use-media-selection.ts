"use client";

import { useMemo, useState } from "react";
import type { MediaItem } from "./media-items";

export type MediaSelection = {
  /** Selected items that still exist, in order. */
  chosen: readonly MediaItem[];
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Selects all items from the last selected one through this one. */
  extendTo: (key: string) => void;
  selectAll: () => void;
  clear: () => void;
};

type State = { keys: ReadonlySet<string>; last: string | null };
const NONE: State = { keys: new Set(), last: null };

/** Selected photos and videos for bulk actions. */
export function useMediaSelection(items: readonly MediaItem[]): MediaSelection {
  const [{ keys, last }, setState] = useState(NONE);
  const chosen = useMemo(() => items.filter(({ key }) => keys.has(key)), [items, keys]);
  return {
    chosen,
    has: (key) => keys.has(key),
    toggle(key) {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setState({ keys: next, last: key });
    },
    extendTo(key) {
      const indexes = [last ?? key, key].map((one) => items.findIndex((item) => item.key === one));
      const [from = 0, to = 0] = indexes.sort((one, other) => one - other);
      const between = items.slice(Math.max(0, from), to + 1).map((item) => item.key);
      setState({ keys: new Set([...keys, ...between]), last: key });
    },
    selectAll: () => setState({ keys: new Set(items.map(({ key }) => key)), last }),
    clear: () => setState(NONE),
  };
}
