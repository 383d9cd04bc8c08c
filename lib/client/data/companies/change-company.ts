/** What is done to a company as a whole. Each waits in the queue where nobody answers; a refusal raises the one alert. */
import type { Company } from "../../../domain/entities";
import type { EditOutcome } from "../edits/edit";
import { runEdit } from "../edits/run-edit";

/** `label`: what is done, in the user's words, for the list of what is not saved. */
export function setCompanyActive(
  { key, revision }: Pick<Company, "key" | "revision">,
  isActive: boolean,
  label: string,
): Promise<EditOutcome<"company.update">> {
  const params = { key, isActive, ...(revision === undefined ? {} : { revision }) };
  return runEdit("company.update", params, { label });
}

/** `logoUrl`: the plain address of a picture that was uploaded for the company, or null for none. */
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

/** A deleted key may be created again: the company is back, with what went with it. */
export function restoreCompany(
  { key, name, isActive }: Company,
  label: string,
): Promise<EditOutcome<"company.create">> {
  const params = { key, name, isActive };
  return runEdit("company.create", params, { label });
}

/** `keys`: the companies that review its claims. */
export function setReviewCompanies(
  { key, revision }: Pick<Company, "key" | "revision">,
  keys: readonly string[],
  label: string,
): Promise<EditOutcome<"company.update">> {
  const params = { key, reviewCompanyKeys: [...keys], ...(revision === undefined ? {} : { revision }) };
  return runEdit("company.update", params, { label });
}

/** Once, and never later by itself: what is done meanwhile would go with it. `retry`: what the alert of a failure runs. */
export function resetCompany(key: string, label: string, retry: () => unknown): Promise<EditOutcome<"company.reset">> {
  return runEdit("company.reset", { key }, { label, retry });
}
