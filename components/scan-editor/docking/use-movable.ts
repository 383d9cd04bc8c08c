"use client";

import { type ReactNode, type ReactPortal, useCallback, useState } from "react";
import { createPortal } from "react-dom";

type Scrolled = { element: Element; top: number; left: number };

/**
 * Moves a part of the page between containers without losing its typed text, open parts and scroll positions. `slot` is
 * the ref of the current container; `portal` must stay at the same position in the React tree.
 */
export function useMovable(children: ReactNode): { slot: (element: HTMLElement | null) => void; portal: ReactPortal } {
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.style.display = "contents";
    return element;
  });
  const [scrolled] = useState<{ list: Scrolled[] }>(() => ({ list: [] }));
  const slot = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) {
        // An element that leaves the document loses its scroll position.
        scrolled.list = [...host.querySelectorAll("*")]
          .filter((one) => one.scrollTop > 0 || one.scrollLeft > 0)
          .map((one) => ({ element: one, top: one.scrollTop, left: one.scrollLeft }));
        return;
      }
      element.append(host);
      for (const { element: one, top, left } of scrolled.list) one.scrollTo({ top, left });
    },
    [host, scrolled],
  );
  return { slot, portal: createPortal(children, host) };
}
