"use client";
import { useEffect, useRef } from "react";
import { onBeforeReload } from "./before-reload";

/** Has `save` called before the page reloads itself, while this component stands. The latest one counts. */
export function useBeforeReload(save: () => unknown): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => onBeforeReload(() => latest.current()), []);
}
