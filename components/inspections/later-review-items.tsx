"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { ReviewItemsProps } from "./review-items";

const reviewItems = lazyPart(() => import("./review-items").then(({ ReviewItems }) => ReviewItems));

/** What decides about an inspection, in its row's menu; the first paint of the list does without. */
export function LaterReviewItems(props: ReviewItemsProps) {
  const Items = useLazyPart(reviewItems, true);
  return Items ? <Items {...props} /> : null;
}
