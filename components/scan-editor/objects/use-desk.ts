"use client";
import { useSyncExternalStore } from "react";
import type { DeskState, ObjectDesk } from "@/lib/editor/desk/object-desk";

/** What the desk shows now. */
export function useDesk(desk: ObjectDesk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.get, desk.get);
}
