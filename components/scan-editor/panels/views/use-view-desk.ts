"use client";

import { useSyncExternalStore } from "react";
import type { NamedView } from "@/lib/editor/tools/views/named-views";
import type { ViewDesk } from "../../context/view-desk";

/** The named views, and the one last gone to. */
export function useViewDesk(desk: ViewDesk): { views: readonly NamedView[]; current: string | null } {
  const views = useSyncExternalStore(desk.subscribe, desk.list, desk.list);
  const current = useSyncExternalStore(desk.subscribe, desk.current, desk.current);
  return { views, current };
}
