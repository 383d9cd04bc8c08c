"use client";

import { useSyncExternalStore } from "react";
import type { ReviewController, ReviewState } from "@/lib/editor/analysis/review/review-controller";

export const useReview = (review: ReviewController): ReviewState =>
  useSyncExternalStore(review.subscribe, review.get, review.get);
