/** Specification section 7, "Insured, project, survey": inspections. */
import { number } from "yup";
import type { Survey, SurveyListItem } from "../domain/entities";
import { row } from "./row";
import {
  type ByKey,
  type ByProject,
  byKey,
  byProject,
  flag,
  jsonList,
  type KeyAndFields,
  key,
  keyAndFields,
  type ListQuery,
  listFields,
  optionalText,
  optionalTime,
  type Page,
  shape,
  text,
} from "./shapes";

export type SurveyListQuery = ListQuery & { status?: string; companyKeys?: string; reviewed?: boolean };

const fields = {
  name: optionalText(),
  expiresAt: optionalTime(),
  done: flag(),
  datasetKey: optionalText(),
  annotationTaskKey: optionalText(),
};

const READS = ["survey.get", "survey.listByProject", "survey.list", "insured.get"];
const WITH_PROJECT = [...READS, "project.get", "project.listByInsured", "insured.list", "activity.list"];

export const surveyRows = {
  "survey.listByProject": row<Survey[]>()<ByProject>({
    method: "GET",
    path: "survey",
    sends: "query",
    params: byProject,
    envelope: "surveys",
    fallback: "survey not found",
  }),
  "survey.get": row<Survey>()<ByKey>({
    method: "GET",
    path: "survey",
    sends: "query",
    params: byKey,
    envelope: "survey",
    fallback: "survey not found",
  }),
  "survey.list": row<Page<"surveys", SurveyListItem>>()<SurveyListQuery>({
    method: "GET",
    path: "survey/list",
    sends: "query",
    params: shape({ ...listFields, status: jsonList(), companyKeys: jsonList(), reviewed: flag() }),
    envelope: "whole",
    wholeKeys: ["surveys", "total", "nextCursor"],
    isList: true,
  }),
  "survey.create": row<Survey>()<KeyAndFields<Survey>>({
    method: "POST",
    path: "survey",
    sends: "body",
    params: keyAndFields<Survey>({ ...fields, projectKey: key() }),
    envelope: "survey",
    fallback: "Survey creation failed",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.update": row<Survey>()<KeyAndFields<Survey>>({
    method: "PUT",
    path: "survey",
    sends: "body",
    params: keyAndFields<Survey>(fields),
    envelope: "survey",
    fallback: "Survey update failed.",
    queues: true,
    refreshes: [...READS, "followup.list", "invite.list", "region.listByProject", "specialtyItem.list"],
  }),
  "survey.markReviewed": row<Survey>()<ByKey>({
    method: "PUT",
    path: "survey/mark-reviewed",
    sends: "body",
    params: byKey,
    envelope: "survey",
    fallback: "Failed to mark survey as reviewed.",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.reopen": row<Survey>()<ByKey>({
    method: "PUT",
    path: "survey/reopen",
    sends: "body",
    params: byKey,
    envelope: "survey",
    fallback: "Failed to re-open inspection.",
    queues: true,
    refreshes: WITH_PROJECT,
  }),
  "survey.emailClaimsContents": row<null>()<{ key: string; email: string; message?: string | null }>({
    method: "PUT",
    path: "survey/email-claims-contents",
    sends: "body",
    params: shape({ key: key(), email: text().required(), message: optionalText() }),
    envelope: null,
    fallback: "Failed to email claims contents",
    refreshes: ["activity.list"],
  }),
  "survey.reset3dAnnotations": row<null>()<{ key: string; floorNumber: number }>({
    method: "PUT",
    path: "survey/reset-3d-annotations",
    sends: "body",
    params: shape({ key: key(), floorNumber: number().strict().integer().required() }),
    envelope: null,
    queues: true,
    refreshes: ["vertex.list", "edge.list", "face.list", "objectPlanar.list", "object3D.list"],
  }),
};
