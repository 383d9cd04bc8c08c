"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Handlers for a layer that does not cover the page. The focus goes in, and back to where it was when the layer closes,
 * unless by then it stands elsewhere. With `shouldFocus` false it is left alone.
 */
export function useHeldFocus(shouldFocus: boolean, isOpen: boolean, content: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  // At once, and not when it has faded away: the next key is meant for what stands behind it.
  useLayoutEffect(() => {
    if (isOpen || !shouldFocus || !content.current?.contains(document.activeElement)) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }, [isOpen, shouldFocus, content]);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!shouldFocus) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (shouldFocus && isFree && opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    },
  };
}
