"use client";

import { useEffect } from "react";

/**
 * The document's title, once the page knows it (null until then). `general` is the title that the page's own metadata
 * gives: it can arrive after this one, with the rest of a page that was come to from another, and must not take its place.
 */
export function usePageTitle(title: string | null, general: string): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    const watch = new MutationObserver(() => {
      if (document.title === general) document.title = title;
    });
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [title, general]);
}
