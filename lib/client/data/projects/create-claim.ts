/** New claims of an insured and new inspections of a claim, as forms send them. Keys are the form's, made once. */
import type { Project, Survey } from "../../../domain/entities";
import { runForForm } from "../edits/run-for-form";

export type NewClaim = { key: string } & Pick<Project, "insuredKey" | "companyKey" | "claimNumber" | "orderType"> &
  Partial<Pick<Project, "propertyKey" | "causeOfLoss" | "dateOfLoss">>;

/** `label` says what waits, in the user's words. Whether it was made or waits for an answer; throws ApiError where it was refused. */
export function createClaim(claim: NewClaim, label: string): Promise<"done" | "waiting"> {
  return runForForm({ name: "project.create", params: claim, label, actor: null });
}

export type NewInspection = { key: string } & Pick<Survey, "projectKey" | "name" | "expiresAt">;

export function createInspection(inspection: NewInspection, label: string): Promise<"done" | "waiting"> {
  return runForForm({ name: "survey.create", params: inspection, label, actor: null });
}
