"use client";

import { type Ref, type RefObject, useLayoutEffect } from "react";

/**
 * Hands another component's element to a library that asks for this one's, such as Radix for its trigger. Renders
 * nothing, and ignores the handlers and attributes meant for it.
 */
export function ElementProxy({ target, ref }: { target: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (!ref) return;
    if (typeof ref !== "function") {
      ref.current = target.current;
      return () => {
        ref.current = null;
      };
    }
    const cleanUp = ref(target.current);
    return typeof cleanUp === "function" ? cleanUp : () => void ref(null);
  }, [target, ref]);
  return null;
}
