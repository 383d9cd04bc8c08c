"use client";

import { useSyncExternalStore } from "react";
import type { NamedView } from "@/lib/editor/tools/views/named-views";
import type { ViewController } from "../../context/view-controller";

/** The named views, and the one last gone to. */
export function useViewController(desk: ViewController): { views: readonly NamedView[]; current: string | null } {
  const views = useSyncExternalStore(desk.subscribe, desk.list, desk.list);
  const current = useSyncExternalStore(desk.subscribe, desk.current, desk.current);
  return { views, current };
}
