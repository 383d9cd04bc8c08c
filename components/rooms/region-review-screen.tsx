"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { LinkButton } from "@/components/ui/link-button";
import { overviewPath } from "@/lib/domain/insured-paths";
import { useUndoPlace } from "./offer-undo";
import { PrintTool } from "./print-tool";
import styles from "./region-review.module.css";
import { ReviewColumns } from "./review-columns";
import { ReviewHeader } from "./review-header";
import { ReviewSkeleton } from "./review-skeleton";
import { useReview } from "./use-review";
import { regionWords as words } from "./words";

export type RegionReviewProps = { insuredKey: string; projectKey: string; regionKey: string };

/** The photos and videos of one room, beside the other rooms of the claim. */
export function RegionReviewScreen({ insuredKey, projectKey, regionKey }: RegionReviewProps) {
  const { review, failure, isMissing, reload } = useReview(insuredKey, projectKey, regionKey);
  // Deleted here: until the next page is there, it is on its way and not missing.
  const [left, setLeft] = useState<string | null>(null);
  const isLeft = left === regionKey;
  useUndoPlace({ projectKey, regionKey });
  usePageTitle(review ? words.pageTitle(review.room.name) : null, words.generalTitle);

  if (review === null && failure !== null && !isLeft) {
    if (!isMissing) return <ErrorState message={failure} onRetry={reload} retryLabel={words.retry} />;
    const claim = overviewPath(insuredKey, projectKey);
    return <EmptyState sentence={failure} action={<LinkButton href={claim}>{words.back}</LinkButton>} />;
  }
  const retry = (
    <Button size="sm" onClick={reload}>
      {words.retry}
    </Button>
  );
  return (
    <SkeletonSwitch isLoading={review === null} loadingLabel={words.loading} skeleton={<ReviewSkeleton />}>
      {() =>
        review === null ? null : (
          <div className={styles.screen}>
            <ReviewHeader review={review} actions={<PrintTool review={review} />} />
            {failure === null ? null : (
              <Notice tone="bad" isUrgent isBanner action={retry}>
                {words.refreshFailed(failure)}
              </Notice>
            )}
            <ReviewColumns key={review.room.key} review={review} onLeave={setLeft} />
          </div>
        )
      }
    </SkeletonSwitch>
  );
}
