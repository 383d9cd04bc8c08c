"use client";

import { useEffect, useState } from "react";
import { useBackend } from "@/lib/client/use-backend";
import { REGION_POLLING_MS } from "@/lib/domain/constants";
import type { Insured, Project, Region } from "@/lib/domain/entities";
import { isRegionProcessed } from "@/lib/domain/processed-rule";
import { overviewWords } from "./words";

export type Claim = { insured: Insured; project: Project; regions: readonly Region[] | null };

export type ClaimRead = {
  claim: Claim | null;
  /** Why there is nothing to show, or why what is shown may be old. */
  failure: string | null;
  /** The record is not there at all, so asking again does not help. */
  isMissing: boolean;
  reload: () => void;
};

const INSURED_FIELDS = "property,project,survey";
const REGION_FIELDS = "scan,video,image";

/** A claim with its surroundings; its rooms are read again every 30 s while a scan is still to be processed. */
export function useClaim(insuredKey: string, projectKey: string): ClaimRead {
  const insured = useBackend("insured.get", { key: insuredKey, expandedFields: INSURED_FIELDS });
  const project = insured.data?.projects?.find(({ key }) => key === projectKey) ?? null;
  const regions = useRegions(project ? projectKey : null);
  const reload = () => {
    void insured.reload();
    void regions.reload();
  };
  if (insured.data === undefined) {
    const isMissing = insured.error?.status === 404;
    const failure = isMissing ? overviewWords.insuredNotFound : (insured.error?.message ?? null);
    return { claim: null, failure, isMissing, reload };
  }
  if (project === null) return { claim: null, failure: overviewWords.projectNotFound, isMissing: true, reload };
  return {
    claim: { insured: insured.data, project, regions: regions.data ?? (isNotFound(regions.error) ? [] : null) },
    failure: insured.error?.message ?? (isNotFound(regions.error) ? null : (regions.error?.message ?? null)),
    isMissing: false,
    reload,
  };
}

function useRegions(projectKey: string | null) {
  const [isWaiting, setIsWaiting] = useState(false);
  const params = projectKey === null ? null : { projectKey, expandedFields: REGION_FIELDS };
  const regions = useBackend("region.listByProject", params, { refreshInterval: isWaiting ? REGION_POLLING_MS : 0 });
  const isUnprocessed = regions.data?.some((region) => !isRegionProcessed(region)) ?? false;
  useEffect(() => setIsWaiting(isUnprocessed), [isUnprocessed]);
  return regions;
}

function isNotFound(error: { status: number } | undefined): boolean {
  return error?.status === 404;
}
