"use client";

import { useRegions } from "@/lib/client/data/regions/use-regions";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Insured, Project, Region } from "@/lib/domain/entities";
import { overviewCopy } from "./copy";

export type Claim = {
  insured: Insured;
  project: Project;
  /** Null until they are read, and where they cannot be. */
  regions: readonly Region[] | null;
  areRoomsUnread?: boolean;
};

export type ClaimRead = {
  claim: Claim | null;
  /** Why there is nothing to show, or why what is shown may be old. */
  failure: string | null;
  /** The record is not there at all, so asking again does not help. */
  isMissing: boolean;
  reload: () => void;
  /** The same, and nobody has asked for it: rooms that are not there (404) are not asked for again. */
  readAnew: () => void;
};

const INSURED_FIELDS = "property,project,survey";
const ROOM_FIELDS = "scan,video,image,tag";

/** A claim with its surroundings; its rooms are read again every 30 s while a scan is still to be processed. */
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
