"use client";

/** What stands in the list once somebody asks for it; the first paint has none of it. */
import type { ReactNode } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { SurveyListItem } from "@/lib/domain/entities";
import type { InspectionBulkProps, InspectionBulkReportProps } from "./inspection-actions";
import type { ReviewItemsProps } from "./review-items";

const actions = lazyPart(() => import("./inspection-actions"));
const reviewItems = lazyPart(() => import("./review-items").then(({ ReviewItems }) => ReviewItems));

/** The menu of a row; `review`: what decides about the inspection. */
export function LaterMenu({ survey, review }: { survey: SurveyListItem; review: ReactNode }) {
  const part = useLazyPart(actions, true);
  return part ? part.inspectionMenu(survey, review) : null;
}

/** What decides about an inspection, in its row's menu. */
export function LaterReviewItems(props: ReviewItemsProps) {
  const Items = useLazyPart(reviewItems, true);
  return Items ? <Items {...props} /> : null;
}

/** What can be done with the chosen rows. */
export function LaterBulkActions(props: InspectionBulkProps) {
  const part = useLazyPart(actions, props.chosen.length > 0);
  return part ? <part.InspectionBulkActions {...props} /> : null;
}

/** What became of that. */
export function LaterBulkReport(props: InspectionBulkReportProps) {
  const part = useLazyPart(actions, props.review.report !== null);
  return part ? <part.InspectionBulkReport {...props} /> : null;
}
