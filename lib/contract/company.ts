/** Specification section 7, "Company". */
import type { Company, UploadUrls } from "../domain/entities";
import type { ProjectStatus } from "../domain/project-status";
import type { ByKey, KeyAndFields, ListQuery, NoParams } from "./params";
import { row } from "./row";

export type ReportQuery = ListQuery & {
  key?: string;
  inspectionType?: string;
  minDate: string;
  maxDate: string;
  timezone?: string;
};
/** The date by which an inspection is selected; by default its creation. */
export const REPORT_DATES = ["created", "delivered"] as const;
export type ReportDate = (typeof REPORT_DATES)[number];
/** `status` is a JSON list. */
export type ReportRowsQuery = ReportQuery & { status?: string; dateOf?: ReportDate };
/** Sort fields; a leading minus means descending. */
export type ReportSortName = Exclude<keyof ReportRow, "surveyKey" | "insuredKey" | "projectKey">;
export type ReportRow = {
  /** Keys of the inspection and the insured, if the backend sends them. */
  surveyKey?: string;
  insuredKey?: string;
  projectKey: string;
  claimNumber: string;
  insuredName: string;
  address: string;
  inspectionType: string;
  status: ProjectStatus;
  createdAt: string;
  reviewedAt: string | null;
  deliveredAt: string | null;
  turnaroundHours: number | null;
};
export type ReportFigures = {
  inspections: number;
  reviewed: number;
  delivered: number;
  turnaroundP50: number | null;
  turnaroundP90: number | null;
};
export type ReportSummary = {
  current: ReportFigures;
  previous: ReportFigures;
  perWeek: { week: string; inspections: number }[];
  statusMix: { status: ProjectStatus; count: number }[];
  /**
   * Hours from inspection to delivery, for the deliveries of each bar's weeks (`weeksToABar`), with the number of
   * claims if the backend sends it.
   */
  turnaround?: { week: string; p50: number | null; p90: number | null; claims?: number }[];
};

const READS = ["company.get", "company.listAll", "company.listAllReviewCompanies", "activity.list"];
/** A company is deleted and restored with its insured. */
const WITH_INSURED = [...READS, "insured.list", "survey.list"];

/** A company is reset with its insured and all their records. */
const WITH_EVERYTHING = [
  ...WITH_INSURED,
  "insured.get",
  "project.get",
  "project.listByInsured",
  "survey.get",
  "survey.listByProject",
  "followup.list",
  "invite.list",
  "specialtyItem.list",
  "claimReport.list",
  "document.list",
  "internalThread.list",
  "bookmark.list",
  "region.get",
  "region.listByProject",
  "image.get",
  "dataset.get",
  "annotationTask.get",
  "customization.list",
  "customization.get",
  "vertex.list",
  "edge.list",
  "face.list",
  "objectPlanar.list",
  "object3D.list",
  "company.reportPaginated",
  "company.reportSummary",
];

export const companyRows = {
  "company.listAll": row<Company[]>()<NoParams>({
    method: "GET",
    path: "company/list-all",
    sends: "nothing",
    envelope: "companies",
  }),
  "company.get": row<Company>()<ByKey>({
    method: "GET",
    path: "company",
    sends: "query",
    envelope: "company",
    fallback: "Company not found",
  }),
  "company.reportPaginated": row<{ results: ReportRow[]; total: number; nextCursor: string | null }>()<ReportRowsQuery>(
    {
      method: "GET",
      path: "company/report-paginated",
      sends: "query",
      envelope: "whole",
      wholeKeys: ["results", "total", "nextCursor"],
      isList: true,
    },
  ),
  "company.reportSummary": row<ReportSummary>()<ReportQuery>({
    method: "GET",
    path: "company/report-summary",
    sends: "query",
    envelope: "whole",
    wholeKeys: ["current", "previous", "perWeek", "statusMix"],
  }),
  "company.create": row<Company>()<KeyAndFields<Company>>({
    method: "POST",
    path: "company",
    sends: "body",
    envelope: "company",
    fallback: "Failed to create company!",
    queues: true,
    refreshes: WITH_INSURED,
  }),
  "company.update": row<Company>()<KeyAndFields<Company>>({
    method: "PUT",
    path: "company",
    sends: "body",
    envelope: "company",
    fallback: "Failed to update company!",
    queues: true,
    refreshes: READS,
  }),
  "company.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "company",
    sends: "query",
    envelope: null,
    fallback: "Failed to delete company!",
    queues: true,
    refreshes: WITH_INSURED,
  }),
  "company.reset": row<Company>()<ByKey>({
    method: "PUT",
    path: "company/reset",
    sends: "body",
    envelope: "company",
    fallback: "Failed to reset company!",
    refreshes: WITH_EVERYTHING,
  }),
  "company.listAllReviewCompanies": row<Company[]>()<ByKey>({
    method: "GET",
    path: "company/list-all-review-companies",
    sends: "query",
    envelope: "companies",
  }),
  "company.requestLogoUrls": row<UploadUrls>()<ByKey>({
    method: "PUT",
    path: "company/request-logo-urls",
    sends: "body",
    envelope: "urls",
    fallback: "Failed to update company!",
  }),
  "company.sendReport": row<null>()<{
    key: string;
    inspectionType: string;
    minDate: string;
    maxDate: string;
    timezone: string;
  }>({
    method: "POST",
    path: "company/send-report",
    sends: "body",
    envelope: null,
    fallback: "Failed to send the report!",
    refreshes: ["activity.list"],
  }),
};
