"use client";

import { useLayoutEffect, useRef } from "react";
import type { Action } from "./action";
import { type ActionHandle, actionRegistry } from "./action-registry";

/**
 * Registers actions while the component is mounted; the list may change at every render. Registers before paint, so
 * that a key pressed right after a render finds the actions of that render.
 */
export function useActions(actions: readonly Action[]): void {
  const handle = useRef<ActionHandle | null>(null);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
    handle.current?.update(actions);
  });
  useLayoutEffect(() => {
    const registered = actionRegistry.add(latest.current);
    handle.current = registered;
    return () => {
      handle.current = null;
      registered.remove();
    };
  }, []);
}
