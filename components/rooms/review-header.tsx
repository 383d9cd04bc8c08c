"use client";

import { Box } from "lucide-react";
import type { ReactNode } from "react";
import { StatusChip } from "@/components/ui/feedback/status-chip";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { LinkButton } from "@/components/ui/link-button";
import { useNow } from "@/components/ui/use-now";
import { homeListOf, homeOf } from "@/lib/access/role-table";
import { useSession } from "@/lib/client/session/use-session";
import { overviewPath, regionReviewPath, scanViewerPath } from "@/lib/domain/insured-paths";
import { openedFrom } from "@/lib/domain/opened-from";
import { personName } from "@/lib/domain/person-name";
import { DEFAULT_ROLE } from "@/lib/domain/roles";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { regionCopy as copy } from "./copy";
import styles from "./region-review.module.css";
import type { Review } from "./use-review";

/** Breadcrumb, claim status, and the scan editor of the room's inspection. */
export function ReviewHeader({ review, actions }: { review: Review; actions?: ReactNode }) {
  const { insured, project, room } = review;
  const { session } = useSession();
  const role = session?.effectiveRole ?? DEFAULT_ROLE;
  const now = useNow();
  const claimPath = overviewPath(insured.key, project.key);
  const survey = project.surveys?.find(({ key }) => key === room.surveyKey);
  const editorPath =
    survey?.datasetKey && survey.annotationTaskKey
      ? openedFrom(
          scanViewerPath(insured.key, project.key, {
            datasetKey: survey.datasetKey,
            annotationTaskKey: survey.annotationTaskKey,
          }),
          regionReviewPath(insured.key, project.key, room.key),
        )
      : null;
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{copy.pageTitle(room.name)}</h1>
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[
            { label: copy.homes[homeListOf(role)], href: homeOf(role) },
            { label: `${personName(insured)}, ${project.claimNumber}`, href: claimPath },
          ]}
          current={room.name}
        />
      </div>
      <StatusChip {...statusLook(project.status)} age={statusAge(project.status, project.statusChangedAt, now)} />
      {editorPath ? (
        <LinkButton href={editorPath} size="sm" icon={<Box />} className={styles.editor}>
          {copy.openScanEditor}
        </LinkButton>
      ) : null}
      {actions}
    </header>
  );
}
