"use client";

import { useRegions } from "@/lib/client/data/regions/use-regions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project, Property, Region } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";

export type Review = {
  insured: Insured;
  project: Project;
  property: Property | null;
  /** The rooms of the claim, in order. */
  rooms: readonly Region[];
  room: Region;
};

export type ReviewRead = {
  review: Review | null;
  /** Why the room cannot be shown, or may be outdated. */
  failure: string | null;
  /** The record does not exist, so Retry would not help. */
  isMissing: boolean;
  reload: () => void;
};

const INSURED_FIELDS = "property,project,survey";
const ROOM_FIELDS = "scan,video,image,tag";

/** Reads a room with its claim, and again every 30 s while a scan is unprocessed. */
export function useReview(insuredKey: string, projectKey: string, regionKey: string): ReviewRead {
  const insured = useBackend("insured.get", { key: insuredKey, expandedFields: INSURED_FIELDS });
  const regions = useRegions(projectKey, ROOM_FIELDS);
  const reload = () => {
    void insured.reload();
    void regions.reload();
  };
  const error = insured.error ?? regions.error;
  if (insured.data === undefined || regions.data === undefined) {
    const isMissing = error?.status === 404;
    const message = insured.error?.status === 404 ? copy.insuredNotFound : error?.message;
    return { review: null, failure: message ?? null, isMissing, reload };
  }
  const project = insured.data.projects?.find(({ key }) => key === projectKey);
  const room = regions.data.find(({ key }) => key === regionKey);
  const notFound = project === undefined ? copy.projectNotFound : copy.regionNotFound;
  if (project === undefined || room === undefined) return { review: null, failure: notFound, isMissing: true, reload };
  const property = propertyOfProject(insured.data, project);
  const review = { insured: insured.data, project, property, rooms: regions.data, room };
  return { review, failure: error?.message ?? null, isMissing: false, reload };
}
