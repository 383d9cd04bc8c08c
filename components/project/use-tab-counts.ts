"use client";

import { useBackend } from "@/lib/client/reads/use-backend";
import type { ClaimTab } from "@/lib/domain/insured-paths";
import { mediaCounts } from "./parts/room-state";
import type { Claim } from "./parts/use-claim";

/** How much lies behind each tab, as far as it is known. */
export function useTabCounts({ project, regions }: Claim): Partial<Record<ClaimTab, number>> {
  const ofProject = { projectKey: project.key };
  const reports = useBackend("claimReport.list", ofProject);
  const documents = useBackend("document.list", ofProject);
  const notes = useBackend("internalThread.list", ofProject);
  const media = (regions ?? []).map(mediaCounts).reduce((sum, { photos, videos }) => sum + photos + videos, 0);
  return {
    inspections: project.surveys?.length,
    media,
    reports: reports.data?.length,
    documents: documents.data?.length,
    notes: notes.data?.length,
  };
}
