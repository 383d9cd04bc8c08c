"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { ReviewItemsProps } from "./review-items";

/** No list needs them to be drawn. */
const itemsPart = lazyPart(() => import("./review-items").then(({ ReviewItems }) => ReviewItems));

/** What decides about an inspection, in its row's menu. */
export function ReviewItemsLater(props: ReviewItemsProps) {
  const Items = useLazyPart(itemsPart, true);
  return Items ? <Items {...props} /> : null;
}
