"use client";

import { useEffect, useState } from "react";
import { useRegions } from "@/lib/client/data/regions/use-regions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { type ClaimGap, claimGaps } from "@/lib/domain/claim-gaps";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Activity, Insured, Invite, Project } from "@/lib/domain/entities";
import { ASKING } from "@/lib/domain/status-reason";

/** Walking on within this time reads nothing of the rows between. */
const PAUSE_MS = 150;
const EVENTS = 2;

export type Call = {
  /** Null while nobody is known by this key. */
  insured: Insured | null;
  project: Project | null;
  /** Null while they are on their way. */
  gaps: ClaimGap[] | null;
  /** What the insured was invited by; null while that is not known, or does not matter in the claim's status. */
  invites: readonly Invite[] | null;
  events: readonly Activity[] | null;
  /** Why nothing is shown, in words. */
  failure: string | null;
  /** Some of what is behind the sheet could not be read. */
  isPartlyUnread: boolean;
  reload: () => void;
};

/** What a call sheet tells: what the list has at once, the rest once walking has paused. `now` in milliseconds. */
export function useCall(insuredKey: string, listed: Insured | null, now: number): Call {
  const restedOn = useRested(insuredKey);
  const isRested = restedOn === insuredKey;
  const read = useBackend(
    "insured.get",
    isRested ? { key: insuredKey, expandedFields: "property,project,survey" } : null,
  );
  const insured = read.data ?? listed;
  const project = insured && latestProject(insured);
  // Of a claim that has yet to be sent there is nothing to read.
  const sent = project?.isOptimistic ? null : project;
  const projectKey = isRested && sent ? sent.key : null;
  const regions = useRegions(projectKey);
  const invites = useBackend(
    "invite.list",
    projectKey !== null && project && ASKING.includes(project.status) ? { projectKey } : null,
  );
  const activity = useBackend(
    "activity.list",
    projectKey === null ? null : { projectKey, sort: "-createdAt", limit: EVENTS },
  );

  const hasNoRooms = regions.error?.status === 404;
  const isRead = sent ? projectKey !== null && (regions.data !== undefined || regions.error !== undefined) : isRested;
  const surveys = read.data?.projects?.find(({ key }) => key === project?.key)?.surveys ?? null;
  const gaps =
    insured && isRead
      ? claimGaps({
          insured,
          surveys,
          regions: regions.data ?? (hasNoRooms ? [] : null),
          invites: invites.data ?? null,
          now,
        })
      : null;
  const isPartlyUnread = Boolean(
    (regions.error && !hasNoRooms) || invites.error || activity.error || (read.error && listed),
  );
  return {
    insured,
    project,
    gaps,
    invites: invites.data ?? null,
    events: sent ? (activity.data?.activities ?? (activity.error ? [] : null)) : [],
    failure: insured === null ? (read.error?.message ?? null) : null,
    isPartlyUnread,
    reload: () => {
      void read.reload();
      void regions.reload();
      void invites.reload();
      void activity.reload();
    },
  };
}

/** The key once it has stayed for a moment; the first one at once. */
function useRested(key: string): string {
  const [rested, setRested] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}
