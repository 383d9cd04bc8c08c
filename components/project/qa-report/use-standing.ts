"use client";

import { useBackend } from "@/lib/client/reads/use-backend";
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { qaReportStaysOpen } from "@/lib/domain/qa-report";

export type Standing = {
  /** Whether the report's window stays: also while the claim is being read. */
  staysOpen: boolean;
  /** Null until it is known. */
  status: ProjectStatus | null;
};

const NONE: Standing = { staysOpen: false, status: null };
const UNKNOWN: Standing = { staysOpen: true, status: null };

/** How the claim of the report stands, from the same read as its page; `place` null: none is selected. */
export function useStanding(place: ClaimPlace | null): Standing {
  const asked = place && { key: place.insuredKey, expandedFields: "property,project,survey" };
  const { data, error } = useBackend("insured.get", asked);
  if (place === null) return NONE;
  // Also one that was read before it was deleted.
  if (error?.status === 404) return NONE;
  if (data === undefined) return UNKNOWN;
  const project = data.projects?.find(({ key }) => key === place.projectKey);
  if (project === undefined) return NONE;
  const { status, rejectedAt } = project;
  return { staysOpen: qaReportStaysOpen(status, Boolean(rejectedAt)), status };
}
