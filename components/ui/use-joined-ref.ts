"use client";

import { type Ref, type RefObject, useCallback } from "react";

/** Returns a ref callback that fills both our ref object and the ref passed by a parent. */
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
