"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { ActivityOf } from "./activity-log";

const logPart = lazyPart(() => import("./activity-log").then(({ ActivityLog }) => ActivityLog));

/** The activity below a record, loaded after the page's main content. */
export function ActivitySection({ of }: { of: ActivityOf }) {
  const Log = useLazyPart(logPart, true);
  return Log ? <Log of={of} /> : null;
}
