/** Creates claims and inspections from a form, which creates the key once. Both throw ApiError, see `runFormEdit`. */
import type { Project, Survey } from "../../../domain/entities";
import { runFormEdit } from "../edits/run-edit";

export type NewClaim = { key: string } & Pick<Project, "insuredKey" | "companyKey" | "claimNumber" | "orderType"> &
  Partial<Pick<Project, "propertyKey" | "causeOfLoss" | "dateOfLoss">>;

/** `label` names the edit in messages. */
export async function createClaim(claim: NewClaim, label: string): Promise<"done" | "waiting"> {
  return (await runFormEdit("project.create", claim, { label })).status;
}

export type NewInspection = { key: string } & Pick<Survey, "projectKey" | "name" | "expiresAt">;

export async function createInspection(inspection: NewInspection, label: string): Promise<"done" | "waiting"> {
  return (await runFormEdit("survey.create", inspection, { label })).status;
}
