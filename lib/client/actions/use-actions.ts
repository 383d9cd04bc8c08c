"use client";

import { useEffect, useRef } from "react";
import type { Action } from "./action";
import { type ActionHandle, actionRegistry } from "./action-registry";

/** Declares actions of the page while the component is mounted; they may be written anew at every render. */
export function useActions(actions: readonly Action[]): void {
  const handle = useRef<ActionHandle | null>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
    handle.current?.update(actions);
  });
  useEffect(() => {
    const own = actionRegistry.add(latest.current);
    handle.current = own;
    return () => {
      handle.current = null;
      own.remove();
    };
  }, []);
}
