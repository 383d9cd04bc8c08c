"use client";

import { useRegions } from "@/lib/client/data/regions/use-regions";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Insured, Project, Region } from "@/lib/domain/entities";
import { overviewCopy } from "./copy";

export type Claim = {
  insured: Insured;
  project: Project;
  /** Null while loading and after a failure. */
  regions: readonly Region[] | null;
  areRoomsUnread?: boolean;
};

export type ClaimRead = {
  claim: Claim | null;
  /** Why the claim cannot be shown, or may be outdated. */
  failure: string | null;
  /** The record does not exist, so Retry would not help. */
  isMissing: boolean;
  reload: () => void;
  /** Reads again in the background; rooms that do not exist (404) are not read again. */
  readAnew: () => void;
};

const INSURED_FIELDS = "property,project,survey";
const ROOM_FIELDS = "scan,video,image,tag";

/** Reads a claim with its insured, property and rooms. Rooms are read again every 30 s while a scan is unprocessed. */
export function useClaim(insuredKey: string, projectKey: string): ClaimRead {
  const insured = useBackend("insured.get", { key: insuredKey, expandedFields: INSURED_FIELDS });
  const project = insured.data?.projects?.find(({ key }) => key === projectKey) ?? null;
  const regions = useRegions(project ? projectKey : null, ROOM_FIELDS);
  const reload = () => {
    void insured.reload();
    void regions.reload();
  };
  const readAnew = isNotFound(regions.error) ? () => void insured.reload() : reload;
  if (insured.data === undefined) {
    const isMissing = insured.error?.status === 404;
    const failure = isMissing ? overviewCopy.insuredNotFound : (insured.error?.message ?? null);
    return { claim: null, failure, isMissing, reload, readAnew };
  }
  if (project === null)
    return { claim: null, failure: overviewCopy.projectNotFound, isMissing: true, reload, readAnew };
  const shown = regions.data ?? (isNotFound(regions.error) ? [] : null);
  const roomsFailure = isNotFound(regions.error) ? null : (regions.error?.message ?? null);
  const areRoomsUnread = shown === null && roomsFailure !== null;
  return {
    claim: { insured: insured.data, project, regions: shown, areRoomsUnread },
    failure: insured.error?.message ?? roomsFailure,
    isMissing: false,
    reload,
    readAnew,
  };
}

function isNotFound(error: { status: number } | undefined): boolean {
  return error?.status === 404;
}
