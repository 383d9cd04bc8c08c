"use client";

import { useLayoutEffect, useRef } from "react";
import type { Action } from "./action";
import { type ActionHandle, actionRegistry } from "./action-registry";

/**
 * Declares actions of the page while the component is mounted; they may be written anew at every render. What is seen can
 * be done: a key that comes right after a drawing finds the actions of that drawing.
 */
export function useActions(actions: readonly Action[]): void {
  const handle = useRef<ActionHandle | null>(null);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
    handle.current?.update(actions);
  });
  useLayoutEffect(() => {
    const own = actionRegistry.add(latest.current);
    handle.current = own;
    return () => {
      handle.current = null;
      own.remove();
    };
  }, []);
}
