"use client";

import { useSyncExternalStore } from "react";
import { zoneName } from "./format-time";

const never = () => () => {};

/** The viewer's time zone by its short name; null until the page runs in the viewer's browser. */
export function useZoneName(): string | null {
  return useSyncExternalStore(
    never,
    () => zoneName(Date.now()),
    () => null,
  );
}
