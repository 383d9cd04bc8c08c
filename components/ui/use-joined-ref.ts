"use client";

import { type Ref, type RefObject, useCallback } from "react";

/** Returns a ref callback that fills both a component's own ref object and the ref passed by its parent. */
export function useJoinedRef<T>(local: RefObject<T | null>, passed: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      local.current = element;
      if (typeof passed === "function") passed(element);
      else if (passed) passed.current = element;
    },
    [local, passed],
  );
}
