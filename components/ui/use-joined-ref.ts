"use client";

import { type Ref, type RefObject, useCallback } from "react";

/** One ref callback that fills our own ref object and the one a parent passed. */
export function useJoinedRef<T>(own: RefObject<T | null>, passed: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof passed === "function") passed(element);
      else if (passed) passed.current = element;
    },
    [own, passed],
  );
}
