"use client";

import { useEffect } from "react";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { useClaimGeometryErrors } from "@/lib/client/geometry-checks/use-claim-geometry-errors";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { useClaim } from "../parts/use-claim";
import { qaReportCopy } from "./copy";
import type { ToReport } from "./messages";
import { reportOf } from "./report-of";
import { useReadAnew } from "./use-read-anew";

/** Newest activities that are searched for the reviewer's name. */
const SEARCHED_ACTIVITIES = 100;

/**
 * Finds who reviews a claim: the signed-in employee, or the actor of a recent activity. `name` is null without a
 * reviewer.
 */
function useReviewer(
  projectKey: string,
  assigneeKey: string | null | undefined,
): { name: string | null; reload: () => Promise<void> } {
  const { employee } = useCurrentEmployee();
  const isOther = Boolean(assigneeKey) && employee !== null && employee.key !== assigneeKey;
  const params = isOther ? { projectKey, sort: "-createdAt", limit: SEARCHED_ACTIVITIES } : null;
  const { data, reload } = useBackend("activity.list", params);
  if (!assigneeKey) return { name: null, reload };
  if (employee?.key === assigneeKey) return { name: personName(employee), reload };
  const name = data?.activities.find(({ actorKey }) => actorKey === assigneeKey)?.actorName;
  return { name: name || qaReportCopy.unknownReviewer, reload };
}

export type QaReportFeedProps = {
  place: ClaimPlace;
  isHeld: boolean;
  /** Counts the window's "ready" messages; each is answered with the report. */
  readyCount: number;
  send: (message: ToReport) => void;
  /** The open window, if any. */
  current: () => Window | null;
};

/** Loads the claim as its own page does, and sends the report to the window on each change. Renders nothing. */
export function QaReportFeed({ place, isHeld, readyCount, send, current }: QaReportFeedProps) {
  const { insuredKey, projectKey } = place;
  const { claim, failure, readAnew } = useClaim(insuredKey, projectKey);
  const notes = useBackend("internalThread.list", { projectKey });
  const followups = useBackend("followup.list", { projectKey });
  const companyNames = useCompanyNames();
  const reviewer = useReviewer(projectKey, claim?.project.assigneeKey);
  const geometry = useClaimGeometryErrors(claim?.project ?? null);
  useReadAnew({
    reportWindow: current,
    readyCount,
    isOld: claim !== null,
    readAnew: () => {
      readAnew();
      for (const read of [notes, followups, reviewer]) void read.reload();
    },
  });
  const now = useNow();
  const zone = useZoneName();
  const report =
    claim &&
    reportOf({
      claim,
      companyName: companyNames.get(claim.project.companyKey) ?? null,
      reviewer: reviewer.name,
      notes: notes.data ?? null,
      areNotesUnread: notes.error !== undefined,
      followups: followups.data ?? [],
      geometry,
      now,
      zone,
    });
  // Compared as text, because the data has a new identity on every render.
  const message = JSON.stringify({ kind: "report", report, failure, isHeld } satisfies ToReport);
  useEffect(() => {
    if (readyCount > 0) send(JSON.parse(message) as ToReport);
  }, [message, readyCount, send]);
  return null;
}
