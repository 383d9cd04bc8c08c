"use client";

import { type Ref, type RefObject, useLayoutEffect } from "react";

/**
 * Stands for an element that is drawn elsewhere: whoever asks for this one's element, as the library of layers asks for
 * its trigger, gets that one. Draws nothing, and leaves the handlers and attributes meant for it aside.
 */
export function StandIn({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (!ref) return;
    if (typeof ref !== "function") {
      ref.current = of.current;
      return () => {
        ref.current = null;
      };
    }
    const end = ref(of.current);
    return typeof end === "function" ? end : () => void ref(null);
  }, [of, ref]);
  return null;
}
