"use client";
import { useEffect, useRef } from "react";
import { onBeforeReload } from "./before-reload";

/** Calls the latest `save` before the page reloads itself, while the component is mounted. */
export function useBeforeReload(save: () => unknown): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => onBeforeReload(() => latest.current()), []);
}
