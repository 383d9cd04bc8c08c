"use client";

import { useSyncExternalStore } from "react";
import type { ReviewController, ReviewState } from "@/lib/editor/analysis/review/review-controller";

export const useReview = (desk: ReviewController): ReviewState =>
  useSyncExternalStore(desk.subscribe, desk.get, desk.get);
