/** Specification section 7, "Company". */
import { string } from "yup";
import type { Company, UploadUrls } from "../domain/entities";
import type { ProjectStatus } from "../domain/project-status";
import { row } from "./row";
import {
  type ByKey,
  byKey,
  type KeyAndFields,
  key,
  keyAndFields,
  type ListQuery,
  listFields,
  type NoParams,
  nothing,
  shape,
  text,
} from "./shapes";

export type ReportQuery = ListQuery & {
  key?: string;
  inspectionType?: string;
  minDate: string;
  maxDate: string;
  timezone?: string;
};
export type ReportRow = {
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
};

const READS = ["company.get", "company.listAll", "company.listAllReviewCompanies"];
const day = () =>
  string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}$/);
const reportFields = {
  ...listFields,
  key: text(),
  inspectionType: text(),
  minDate: day().required(),
  maxDate: day().required(),
  timezone: text(),
};

export const companyRows = {
  "company.listAll": row<Company[]>()<NoParams>({
    method: "GET",
    path: "company/list-all",
    sends: "nothing",
    params: nothing,
    envelope: "companies",
    fallback: "Company not found",
  }),
  "company.get": row<Company>()<ByKey>({
    method: "GET",
    path: "company",
    sends: "query",
    params: byKey,
    envelope: "company",
    fallback: "Company not found",
  }),
  "company.reportPaginated": row<{ results: ReportRow[]; total: number; nextCursor: string | null }>()<ReportQuery>({
    method: "GET",
    path: "company/report-paginated",
    sends: "query",
    params: shape(reportFields),
    envelope: "whole",
    wholeKeys: ["results", "total", "nextCursor"],
    isList: true,
  }),
  "company.reportSummary": row<ReportSummary>()<ReportQuery>({
    method: "GET",
    path: "company/report-summary",
    sends: "query",
    params: shape(reportFields),
    envelope: "whole",
    wholeKeys: ["current", "previous", "perWeek", "statusMix"],
  }),
  "company.create": row<Company>()<KeyAndFields<Company>>({
    method: "POST",
    path: "company",
    sends: "body",
    params: shape({ key: key(), name: text().required() }),
    envelope: "company",
    fallback: "Failed to create company!",
    queues: true,
    refreshes: READS,
  }),
  "company.update": row<Company>()<KeyAndFields<Company>>({
    method: "PUT",
    path: "company",
    sends: "body",
    params: keyAndFields<Company>(),
    envelope: "company",
    fallback: "Failed to update company!",
    queues: true,
    refreshes: READS,
  }),
  "company.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "company",
    sends: "query",
    params: byKey,
    envelope: null,
    fallback: "Failed to delete company!",
    queues: true,
    refreshes: READS,
  }),
  "company.reset": row<Company>()<ByKey>({
    method: "PUT",
    path: "company/reset",
    sends: "body",
    params: byKey,
    envelope: "company",
    fallback: "Failed to reset company!",
    refreshes: [...READS, "insured.list", "survey.list"],
  }),
  "company.listAllReviewCompanies": row<Company[]>()<ByKey>({
    method: "GET",
    path: "company/list-all-review-companies",
    sends: "query",
    params: byKey,
    envelope: "companies",
    fallback: "Company not found",
  }),
  "company.requestLogoUrls": row<UploadUrls>()<ByKey>({
    method: "PUT",
    path: "company/request-logo-urls",
    sends: "body",
    params: byKey,
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
    params: shape({
      key: key(),
      inspectionType: text().required(),
      minDate: day().required(),
      maxDate: day().required(),
      timezone: text().required(),
    }),
    envelope: null,
  }),
};
