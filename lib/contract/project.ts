/** Specification section 7, "Insured, project, survey": claims, what hangs on them, and their actions. */
import { number, string } from "yup";
import type {
  Activity,
  Bookmark,
  ClaimReport,
  DocumentRecord,
  Followup,
  InternalThread,
  Invite,
  Project,
  SpecialtyItem,
} from "../domain/entities";
import { ORDER_TYPES } from "../domain/project-status";
import { row } from "./row";
import {
  type ByKey,
  type ByProject,
  byKey,
  byProject,
  type KeyAndFields,
  key,
  keyAndFields,
  type ListQuery,
  listFields,
  type NoParams,
  nothing,
  optionalDay,
  optionalText,
  type Page,
  shape,
  text,
} from "./shapes";

export type ActionParams = { key: string; statusReason?: string | null };

const fields = {
  claimNumber: text(),
  orderType: string().oneOf(ORDER_TYPES),
  causeOfLoss: optionalText(),
  dateOfLoss: optionalDay(),
  propertyKey: optionalText(),
  assigneeKey: optionalText(),
  statusReason: optionalText(),
};

const READS = ["project.get", "project.listByInsured", "insured.get", "insured.list", "survey.list", "activity.list"];

/** PUT project/{action}; the fallback is the action in words, "Start review failed". */
const action = (name: string, fallback: string) =>
  row<Project>()<ActionParams>({
    method: "PUT",
    path: `project/${name}`,
    sends: "body",
    params: shape({ key: key(), statusReason: optionalText() }),
    envelope: "project",
    fallback,
    queues: true,
    refreshes: READS,
  });

const ofProject = <Result>(path: string, envelope: string) =>
  row<Result[]>()<ByProject>({ method: "GET", path, sends: "query", params: byProject, envelope });

export const projectRows = {
  "project.get": row<Project>()<ByKey>({
    method: "GET",
    path: "project",
    sends: "query",
    params: byKey,
    envelope: "project",
    fallback: "Project not found",
  }),
  "project.listByInsured": row<Project[]>()<{ insuredKey: string }>({
    method: "GET",
    path: "project",
    sends: "query",
    params: shape({ insuredKey: key() }),
    envelope: "projects",
    fallback: "Project not found",
  }),
  "project.create": row<Project>()<KeyAndFields<Project>>({
    method: "POST",
    path: "project",
    sends: "body",
    params: keyAndFields<Project>(fields),
    envelope: "project",
    fallback: "Project update failed.",
    queues: true,
    refreshes: READS,
  }),
  "project.update": row<Project>()<KeyAndFields<Project>>({
    method: "PUT",
    path: "project",
    sends: "body",
    params: keyAndFields<Project>(fields),
    envelope: "project",
    fallback: "Project update failed.",
    queues: true,
    refreshes: READS,
  }),
  "project.invalidate": row<Project>()<{ key: string; statusReason: string }>({
    method: "PUT",
    path: "project/invalidate",
    sends: "body",
    params: shape({ key: key(), statusReason: text().required() }),
    envelope: "project",
    fallback: "Failed to mark project as invalid",
    queues: true,
    refreshes: READS,
  }),
  "project.startReview": action("start-review", "Start review failed"),
  "project.process": action("process", "Process failed"),
  "project.deliver": action("deliver", "Deliver failed"),
  "project.reject": action("reject", "Reject failed"),
  "project.requestAttention": action("request-attention", "Request attention failed"),
  "project.requestMedia": action("request-media", "Request media failed"),
  "project.restore": action("restore", "Restore failed"),
  "followup.list": ofProject<Followup>("followup", "followups"),
  "invite.list": ofProject<Invite>("invite", "invites"),
  "specialtyItem.list": ofProject<SpecialtyItem>("specialty-item", "specialtyItems"),
  "claimReport.list": ofProject<ClaimReport>("claim-report", "claimReports"),
  "document.list": ofProject<DocumentRecord>("document", "documents"),
  "document.create": row<DocumentRecord>()<KeyAndFields<DocumentRecord>>({
    method: "POST",
    path: "document",
    sends: "body",
    params: shape({
      key: key(),
      projectKey: key(),
      name: text().required(),
      url: text().required(),
      size: number().strict().min(0).required(),
      contentType: text().required(),
    }),
    envelope: "document",
    refreshes: ["document.list", "activity.list"],
  }),
  "document.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "document",
    sends: "query",
    params: byKey,
    envelope: null,
    refreshes: ["document.list", "activity.list"],
  }),
  "internalThread.list": ofProject<InternalThread>("internal-thread", "internalThreads"),
  "internalThread.create": row<InternalThread>()<{ key: string; projectKey: string; body: string }>({
    method: "POST",
    path: "internal-thread",
    sends: "body",
    params: shape({ key: key(), projectKey: key(), body: text().required() }),
    envelope: "internalThread",
    queues: true,
    refreshes: ["internalThread.list", "activity.list"],
  }),
  "bookmark.list": row<Bookmark[]>()<NoParams>({
    method: "GET",
    path: "bookmark",
    sends: "nothing",
    params: nothing,
    envelope: "bookmarks",
  }),
  "bookmark.create": row<Bookmark>()<{ key: string; targetType: string; targetKey: string }>({
    method: "POST",
    path: "bookmark",
    sends: "body",
    params: shape({ key: key(), targetType: text().required(), targetKey: key() }),
    envelope: "bookmark",
    queues: true,
    refreshes: ["bookmark.list"],
  }),
  "bookmark.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "bookmark",
    sends: "query",
    params: byKey,
    envelope: null,
    queues: true,
    refreshes: ["bookmark.list"],
  }),
  "activity.list": row<Page<"activities", Activity>>()<
    ListQuery & { projectKey?: string; employeeKey?: string; companyKey?: string }
  >({
    method: "GET",
    path: "activity",
    sends: "query",
    params: shape({ ...listFields, projectKey: text(), employeeKey: text(), companyKey: text() }),
    envelope: "whole",
    wholeKeys: ["activities", "total", "nextCursor"],
    isList: true,
  }),
};
