"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { LinkButton } from "@/components/ui/link-button";
import { overviewPath } from "@/lib/domain/insured-paths";
import { regionCopy as copy } from "./copy";
import { useUndoPlace } from "./offer-undo";
import stage from "./photo-stage.module.css";
import { PrintTool } from "./print-tool";
import styles from "./region-review.module.css";
import { ReviewColumns } from "./review-columns";
import { ReviewHeader } from "./review-header";
import rail from "./rooms-rail.module.css";
import { useReview } from "./use-review";

const ROOM_WIDTHS = ["64%", "48%", "56%", "40%", "60%"];

function ReviewSkeleton() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.header}>
        <Skeleton width={280} height={12} />
      </div>
      <div className={styles.columns}>
        <div className={rail.rail}>
          <div className={rail.head}>
            <Skeleton width={72} />
          </div>
          <div className={rail.rooms}>
            {ROOM_WIDTHS.map((width) => (
              <div key={width} className={rail.room}>
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
        <div className={stage.stage} />
        <div className={styles.panel} />
      </div>
    </div>
  );
}

export type RegionReviewProps = { insuredKey: string; projectKey: string; regionKey: string };

export function RegionReviewScreen({ insuredKey, projectKey, regionKey }: RegionReviewProps) {
  const { review, failure, isMissing, reload } = useReview(insuredKey, projectKey, regionKey);
  // A room that was just deleted here is not reported as missing while the next page loads.
  const [leftRegionKey, setLeftRegionKey] = useState<string | null>(null);
  const isLeft = leftRegionKey === regionKey;
  useUndoPlace({ projectKey, regionKey });
  usePageTitle(review ? copy.pageTitle(review.room.name) : null, copy.generalTitle);

  if (review === null && failure !== null && !isLeft) {
    if (!isMissing) return <ErrorState message={failure} onRetry={reload} retryLabel={copy.retry} />;
    const claimPath = overviewPath(insuredKey, projectKey);
    return <EmptyState sentence={failure} action={<LinkButton href={claimPath}>{copy.back}</LinkButton>} />;
  }
  const retry = (
    <Button size="sm" onClick={reload}>
      {copy.retry}
    </Button>
  );
  return (
    <SkeletonSwitch isLoading={review === null} loadingLabel={copy.loading} skeleton={<ReviewSkeleton />}>
      {() =>
        review === null ? null : (
          <div className={styles.screen}>
            <ReviewHeader review={review} actions={<PrintTool review={review} />} />
            {failure === null ? null : (
              <Notice tone="bad" isUrgent isBanner action={retry}>
                {copy.refreshFailed(failure)}
              </Notice>
            )}
            <ReviewColumns key={review.room.key} review={review} onLeave={setLeftRegionKey} />
          </div>
        )
      }
    </SkeletonSwitch>
  );
}
