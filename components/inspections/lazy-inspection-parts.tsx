"use client";

/** Parts of the list that load after the first paint, when they are needed. */
import type { ReactNode } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { SurveyListItem } from "@/lib/domain/entities";
import type { InspectionBulkProps, InspectionBulkReportProps } from "./inspection-actions";
import type { ReviewItemsProps } from "./review-items";

const actions = lazyPart(() => import("./inspection-actions"));
const reviewItems = lazyPart(() => import("./review-items").then(({ ReviewItems }) => ReviewItems));

/** The menu of a row. `review` holds the actions of the inspection's review. */
export function LazyInspectionMenu({ survey, review }: { survey: SurveyListItem; review: ReactNode }) {
  const part = useLazyPart(actions, true);
  return part ? part.inspectionMenu(survey, review) : null;
}

export function LazyReviewItems(props: ReviewItemsProps) {
  const Items = useLazyPart(reviewItems, true);
  return Items ? <Items {...props} /> : null;
}

export function LazyInspectionBulkActions(props: InspectionBulkProps) {
  const part = useLazyPart(actions, props.chosen.length > 0);
  return part ? <part.InspectionBulkActions {...props} /> : null;
}

export function LazyInspectionBulkReport(props: InspectionBulkReportProps) {
  const part = useLazyPart(actions, props.review.report !== null);
  return part ? <part.InspectionBulkReport {...props} /> : null;
}
