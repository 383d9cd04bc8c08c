"use client";

import { useEffect } from "react";

/**
 * Sets the document's title once the page knows it (null until then). `general` is the title in the page's metadata,
 * which can arrive later in a client navigation and must not replace the specific one.
 */
export function usePageTitle(title: string | null, general: string): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    const observer = new MutationObserver(() => {
      if (document.title === general) document.title = title;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title, general]);
}
