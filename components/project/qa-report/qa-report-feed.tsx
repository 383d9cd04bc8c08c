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

/** So many of a claim's newest activities are looked through for the name. */
const LOOKED_AT = 100;

/** Who reviews a claim: oneself, or somebody who has done something on it. `name` null: nobody does. */
function useReviewer(
  projectKey: string,
  assigneeKey: string | null | undefined,
): { name: string | null; reload: () => Promise<void> } {
  const { employee } = useCurrentEmployee();
  const isOther = Boolean(assigneeKey) && employee !== null && employee.key !== assigneeKey;
  const asked = isOther ? { projectKey, sort: "-createdAt", limit: LOOKED_AT } : null;
  const { data, reload } = useBackend("activity.list", asked);
  if (!assigneeKey) return { name: null, reload };
  if (employee?.key === assigneeKey) return { name: personName(employee), reload };
  const name = data?.activities.find(({ actorKey }) => actorKey === assigneeKey)?.actorName;
  return { name: name || qaReportCopy.unknownReviewer, reload };
}

export type QaReportFeedProps = {
  place: ClaimPlace;
  isHeld: boolean;
  /** How often a window has said that it can show something: each is told anew. */
  readyCount: number;
  tell: (message: ToReport) => void;
  /** The window itself, while there is one. */
  current: () => Window | null;
};

/** Reads the claim as its own page does, and tells the window whenever something of it has changed. Draws nothing. */
export function QaReportFeed({ place, isHeld, readyCount, tell, current }: QaReportFeedProps) {
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
  // What is read comes anew with every drawing; what is said of it rarely does.
  const said = JSON.stringify({ kind: "report", report, failure, isHeld } satisfies ToReport);
  useEffect(() => {
    if (readyCount > 0) tell(JSON.parse(said) as ToReport);
  }, [said, readyCount, tell]);
  return null;
}
