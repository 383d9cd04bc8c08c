"use client";

import { useSyncExternalStore } from "react";
import type { NamedView } from "@/lib/editor/tools/views/named-views";
import type { ViewController } from "../../context/view-controller";

/** Returns the named views, and the current one. */
export function useViewController(views: ViewController): { list: readonly NamedView[]; current: string | null } {
  const list = useSyncExternalStore(views.subscribe, views.list, views.list);
  const current = useSyncExternalStore(views.subscribe, views.current, views.current);
  return { list, current };
}
