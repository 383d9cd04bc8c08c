"use client";

import { useSyncExternalStore } from "react";
import type { ReviewDesk, ReviewState } from "@/lib/editor/analysis/review/review-desk";

export const useReview = (desk: ReviewDesk): ReviewState => useSyncExternalStore(desk.subscribe, desk.get, desk.get);
