/** Specification section 7, "Insured, project, survey": claims, the records of their folders, and their actions. */
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
import type { ByKey, ByProject, KeyAndFields, ListQuery, NoParams, Page } from "./params";
import { row } from "./row";

/** With a `revision`, the backend refuses a changed claim as a conflict, even if the action is still allowed. */
export type ActionParams = { key: string; statusReason?: string | null; revision?: number };

export type ActivityQuery = ListQuery & {
  projectKey?: string;
  employeeKey?: string;
  companyKey?: string;
  /** A JSON list of action prefixes, e.g. "project" for "project.reject". */
  subjects?: string;
  /** The first day, YYYY-MM-DD, in the time zone `timezone`. */
  minDate?: string;
  timezone?: string;
};

const READS = ["project.get", "project.listByInsured", "insured.get", "insured.list", "survey.list", "activity.list"];

/** Returns the row of PUT project/{name}. The fallback names the action, e.g. "Start review failed". */
const actionRow = (name: string, fallback: string) =>
  row<Project>()<ActionParams>({
    method: "PUT",
    path: `project/${name}`,
    sends: "body",
    envelope: "project",
    fallback,
    queues: true,
    refreshes: READS,
  });

const projectList = <Result>(path: string, envelope: string) =>
  row<Result[]>()<ByProject>({ method: "GET", path, sends: "query", envelope });

export const projectRows = {
  "project.get": row<Project>()<ByKey>({
    method: "GET",
    path: "project",
    sends: "query",
    envelope: "project",
    fallback: "Project not found",
  }),
  "project.listByInsured": row<Project[]>()<{ insuredKey: string }>({
    method: "GET",
    path: "project",
    sends: "query",
    envelope: "projects",
    fallback: "Project not found",
  }),
  "project.create": row<Project>()<KeyAndFields<Project>>({
    method: "POST",
    path: "project",
    sends: "body",
    envelope: "project",
    fallback: "Project update failed.",
    queues: true,
    refreshes: READS,
  }),
  "project.update": row<Project>()<KeyAndFields<Project>>({
    method: "PUT",
    path: "project",
    sends: "body",
    envelope: "project",
    fallback: "Project update failed.",
    queues: true,
    refreshes: READS,
  }),
  "project.invalidate": row<Project>()<{ key: string; statusReason: string; revision?: number }>({
    method: "PUT",
    path: "project/invalidate",
    sends: "body",
    envelope: "project",
    fallback: "Failed to mark project as invalid",
    queues: true,
    refreshes: READS,
  }),
  "project.startReview": actionRow("start-review", "Start review failed"),
  "project.process": actionRow("process", "Process failed"),
  "project.deliver": actionRow("deliver", "Deliver failed"),
  "project.reject": actionRow("reject", "Reject failed"),
  "project.requestAttention": actionRow("request-attention", "Request attention failed"),
  "project.requestMedia": actionRow("request-media", "Request media failed"),
  "project.restore": actionRow("restore", "Restore failed"),
  "followup.list": projectList<Followup>("followup", "followups"),
  "invite.list": projectList<Invite>("invite", "invites"),
  "specialtyItem.list": projectList<SpecialtyItem>("specialty-item", "specialtyItems"),
  "claimReport.list": projectList<ClaimReport>("claim-report", "claimReports"),
  "document.list": projectList<DocumentRecord>("document", "documents"),
  "document.create": row<DocumentRecord>()<KeyAndFields<DocumentRecord>>({
    method: "POST",
    path: "document",
    sends: "body",
    envelope: "document",
    refreshes: ["document.list", "activity.list"],
  }),
  "document.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "document",
    sends: "query",
    envelope: null,
    refreshes: ["document.list", "activity.list"],
  }),
  "internalThread.list": projectList<InternalThread>("internal-thread", "internalThreads"),
  "internalThread.create": row<InternalThread>()<{ key: string; projectKey: string; body: string }>({
    method: "POST",
    path: "internal-thread",
    sends: "body",
    envelope: "internalThread",
    queues: true,
    refreshes: ["internalThread.list", "activity.list"],
  }),
  "bookmark.list": row<Bookmark[]>()<NoParams>({
    method: "GET",
    path: "bookmark",
    sends: "nothing",
    envelope: "bookmarks",
  }),
  "bookmark.create": row<Bookmark>()<{ key: string; targetType: string; targetKey: string }>({
    method: "POST",
    path: "bookmark",
    sends: "body",
    envelope: "bookmark",
    queues: true,
    refreshes: ["bookmark.list"],
  }),
  "bookmark.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "bookmark",
    sends: "query",
    envelope: null,
    queues: true,
    refreshes: ["bookmark.list"],
  }),
  "activity.list": row<Page<"activities", Activity>>()<ActivityQuery>({
    method: "GET",
    path: "activity",
    sends: "query",
    envelope: "whole",
    wholeKeys: ["activities", "total", "nextCursor"],
    isList: true,
  }),
};
