/** Edits of a whole company. `label` names the edit in messages. */
import type { Company } from "../../../domain/entities";
import type { EditOutcome } from "../edits/edit";
import { runEdit } from "../edits/run-edit";

export function setCompanyActive(
  { key, revision }: Pick<Company, "key" | "revision">,
  isActive: boolean,
  label: string,
): Promise<EditOutcome<"company.update">> {
  const params = { key, isActive, ...(revision === undefined ? {} : { revision }) };
  return runEdit("company.update", params, { label });
}

/** `logoUrl`: the plain address of the uploaded picture, or null for no logo. */
export function setCompanyLogo(
  key: string,
  logoUrl: string | null,
  label: string,
): Promise<EditOutcome<"company.update">> {
  const params = { key, logoUrl };
  return runEdit("company.update", params, { label });
}

export function deleteCompany(key: string, label: string): Promise<EditOutcome<"company.delete">> {
  return runEdit("company.delete", { key }, { label });
}

/** Creating a deleted key again restores the company with its records. */
export function restoreCompany(
  { key, name, isActive }: Company,
  label: string,
): Promise<EditOutcome<"company.create">> {
  const params = { key, name, isActive };
  return runEdit("company.create", params, { label });
}

/** `keys`: the companies that review the company's claims. */
export function setReviewCompanies(
  { key, revision }: Pick<Company, "key" | "revision">,
  keys: readonly string[],
  label: string,
): Promise<EditOutcome<"company.update">> {
  const params = { key, reviewCompanyKeys: [...keys], ...(revision === undefined ? {} : { revision }) };
  return runEdit("company.update", params, { label });
}

/** Called once and never queued: a late reset would also delete records added in between. `retry`: runs on Retry. */
export function resetCompany(key: string, label: string, retry: () => unknown): Promise<EditOutcome<"company.reset">> {
  return runEdit("company.reset", { key }, { label, retry });
}
