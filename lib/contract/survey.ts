/** Specification section 7, "Insured, project, survey": inspections. */
import type { Survey, SurveyListItem } from "../domain/entities";
import type { ByKey, ByProject, KeyAndFields, ListQuery, Page } from "./params";
import { row } from "./row";

/** Sort fields; a leading minus means descending. */
export type SurveySortName =
  | "insured"
  | "address"
  | "company"
  | "name"
  | "status"
  | "statusChangedAt"
  | "mediaCount"
  | "reviewedAt"
  | "expiresAt";
export type SurveyListQuery = ListQuery & { status?: string; companyKeys?: string; reviewed?: boolean };

/**
 * With a `revision` of the inspection or a `projectRevision` of its claim, the backend refuses a changed record as a
 * conflict, because reopening changes both.
 */
export type ReopenParams = ByKey & { revision?: number; projectRevision?: number };

const READS = ["survey.get", "survey.listByProject", "survey.list", "insured.get"];
const WITH_PROJECT = [...READS, "project.get", "project.listByInsured", "insured.list", "activity.list"];

export const surveyRows = {
  "survey.listByProject": row<Survey[]>()<ByProject>({
    method: "GET",
    path: "survey",
    sends: "query",
    envelope: "surveys",
    fallback: "survey not found",
  }),
  "survey.get": row<Survey>()<ByKey>({
    method: "GET",
    path: "survey",
    sends: "query",
    envelope: "survey",
    fallback: "survey not found",
  }),
  "survey.list": row<Page<"surveys", SurveyListItem>>()<SurveyListQuery>({
    method: "GET",
    path: "survey/list",
    sends: "query",
    envelope: "whole",
    wholeKeys: ["surveys", "total", "nextCursor"],
    isList: true,
  }),
  "survey.create": row<Survey>()<KeyAndFields<Survey>>({
    method: "POST",
    path: "survey",
    sends: "body",
    envelope: "survey",
    fallback: "Survey creation failed",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.update": row<Survey>()<KeyAndFields<Survey>>({
    method: "PUT",
    path: "survey",
    sends: "body",
    envelope: "survey",
    fallback: "Survey update failed.",
    queues: true,
    refreshes: [
      ...WITH_PROJECT,
      "followup.list",
      "invite.list",
      "region.get",
      "region.listByProject",
      "specialtyItem.list",
    ],
  }),
  "survey.markReviewed": row<Survey>()<ByKey>({
    method: "PUT",
    path: "survey/mark-reviewed",
    sends: "body",
    envelope: "survey",
    fallback: "Failed to mark survey as reviewed.",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.reopen": row<Survey>()<ReopenParams>({
    method: "PUT",
    path: "survey/reopen",
    sends: "body",
    envelope: "survey",
    fallback: "Failed to re-open inspection.",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.emailClaimsContents": row<null>()<{ key: string; email: string; message?: string | null }>({
    method: "PUT",
    path: "survey/email-claims-contents",
    sends: "body",
    envelope: null,
    fallback: "Failed to email claims contents",
    refreshes: ["activity.list"],
  }),
  "survey.reset3dAnnotations": row<null>()<{ key: string; floorNumber: number }>({
    method: "PUT",
    path: "survey/reset-3d-annotations",
    sends: "body",
    envelope: null,
    queues: true,
    refreshes: ["vertex.list", "edge.list", "face.list", "objectPlanar.list", "object3D.list"],
  }),
};
