"use client";

import { Bookmark } from "lucide-react";
import Link from "next/link";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { StatusChip } from "@/components/ui/feedback/status-chip";
import { IconButton } from "@/components/ui/icon-button";
import { useBookmark } from "@/lib/client/data/bookmarks/use-bookmark";
import { useBackend } from "@/lib/client/reads/use-backend";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import { overviewPath } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import styles from "./bookmarks.module.css";
import { bookmarksCopy as copy } from "./copy";

type Props = {
  projectKey: string;
  /** Milliseconds since 1970. */
  now: number;
  onOpened: () => void;
};

/** One bookmarked claim: its insured, its status, a link, and its bookmark button. */
export function BookmarkedClaim({ projectKey, now, onOpened }: Props) {
  const { data: project, error } = useBackend("project.get", { key: projectKey });
  const { data: insured } = useBackend(
    "insured.get",
    project ? { key: project.insuredKey, expandedFields: "property,project" } : null,
  );
  const claimNumber = project?.claimNumber ?? "";
  const { isSet, isKnown, toggle } = useBookmark("project", projectKey, {
    create: copy.set(claimNumber),
    delete: project ? copy.remove(claimNumber) : copy.removeUnavailable,
  });
  const property = insured && project ? propertyOfProject(insured, project) : null;
  const isUnavailable = error?.status === 404 || error?.status === 403;
  const label = project ? (isSet ? copy.remove : copy.set)(claimNumber) : copy.removeUnavailable;
  return (
    <li className={styles.claim}>
      {project ? (
        <Link
          className={styles.what}
          href={overviewPath(project.insuredKey, project.key)}
          prefetch={false}
          onClick={onOpened}
        >
          <span className={styles.name} dir="auto">
            {insured ? personName(insured) : copy.claim(claimNumber)}
          </span>
          <span className={styles.meta} dir="auto">
            {[insured ? copy.claim(claimNumber) : null, property ? addressText(property.address) : null]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <StatusChip {...statusLook(project.status)} age={statusAge(project.status, project.statusChangedAt, now)} />
        </Link>
      ) : (
        <span className={styles.what}>
          {error ? isUnavailable ? copy.unavailable : copy.failed : <Skeleton width="60%" height={16} />}
        </span>
      )}
      {project || isUnavailable ? (
        <IconButton
          size="sm"
          icon={<Bookmark fill={isSet ? "currentColor" : "none"} />}
          label={label}
          aria-pressed={isSet}
          disabled={!isKnown || (isUnavailable && !isSet)}
          onClick={toggle}
        />
      ) : null}
    </li>
  );
}
