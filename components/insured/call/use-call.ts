"use client";

import { useEffect, useState } from "react";
import { useRegions } from "@/lib/client/data/regions/use-regions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { type ClaimGap, claimGaps } from "@/lib/domain/claim-gaps";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Activity, Insured, Invite, Project } from "@/lib/domain/entities";
import { ASKING } from "@/lib/domain/status-reason";

/** A row must be current for this long before its data loads, so that quick stepping skips the rows in between. */
const PAUSE_MS = 150;
const MAX_EVENTS = 2;

export type Call = {
  /** Null while unknown. */
  insured: Insured | null;
  project: Project | null;
  /** Null while loading. */
  gaps: ClaimGap[] | null;
  /** Null while loading, and in statuses that need nothing from the insured. */
  invites: readonly Invite[] | null;
  events: readonly Activity[] | null;
  /** Why the insured could not be loaded. */
  failure: string | null;
  /** At least one of the reads failed. */
  isIncomplete: boolean;
  reload: () => void;
};

/**
 * Returns the data of a call sheet: the list's record at once, the rest after the row has been current for `PAUSE_MS`.
 * `now` is in milliseconds since 1970.
 */
export function useCall(insuredKey: string, listed: Insured | null, now: number): Call {
  const isSettled = useSettledKey(insuredKey) === insuredKey;
  const read = useBackend(
    "insured.get",
    isSettled ? { key: insuredKey, expandedFields: "property,project,survey" } : null,
  );
  const insured = read.data ?? listed;
  const project = insured && latestProject(insured);
  // A claim that is not sent yet has no data to read.
  const sentProject = project?.isOptimistic ? null : project;
  const projectKey = isSettled && sentProject ? sentProject.key : null;
  const regions = useRegions(projectKey);
  const invites = useBackend(
    "invite.list",
    projectKey !== null && project && ASKING.includes(project.status) ? { projectKey } : null,
  );
  const activity = useBackend(
    "activity.list",
    projectKey === null ? null : { projectKey, sort: "-createdAt", limit: MAX_EVENTS },
  );

  const hasNoRooms = regions.error?.status === 404;
  const isLoaded = sentProject
    ? projectKey !== null && (regions.data !== undefined || regions.error !== undefined)
    : isSettled;
  const surveys = read.data?.projects?.find(({ key }) => key === project?.key)?.surveys ?? null;
  const gaps =
    insured && isLoaded
      ? claimGaps({
          insured,
          surveys,
          regions: regions.data ?? (hasNoRooms ? [] : null),
          invites: invites.data ?? null,
          now,
        })
      : null;
  const isIncomplete = Boolean(
    (regions.error && !hasNoRooms) || invites.error || activity.error || (read.error && listed),
  );
  return {
    insured,
    project,
    gaps,
    invites: invites.data ?? null,
    events: sentProject ? (activity.data?.activities ?? (activity.error ? [] : null)) : [],
    failure: insured === null ? (read.error?.message ?? null) : null,
    isIncomplete,
    reload: () => {
      void read.reload();
      void regions.reload();
      void invites.reload();
      void activity.reload();
    },
  };
}

/** Returns the key once it has been stable for `PAUSE_MS`; the first key at once. */
function useSettledKey(key: string): string {
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
