/** What is done to a company as a whole. Each waits in the queue where nobody answers; a refusal raises the one alert. */
import type { Company } from "../../../domain/entities";
import { browserQueue } from "../../queue/browser-queue";
import type { ActionOutcome } from "../edits/action-outcome";
import { runDirectAction } from "../edits/run-direct-action";
import { runQueuedAction } from "../edits/run-queued-action";

/** `label`: what is done, in the user's words, for the list of what is not saved. */
export function setCompanyActive(
  { key, revision }: Pick<Company, "key" | "revision">,
  isActive: boolean,
  label: string,
): Promise<ActionOutcome<"company.update">> {
  const params = { key, isActive, ...(revision === undefined ? {} : { revision }) };
  return runQueuedAction(browserQueue(), { name: "company.update", params, label, actor: null });
}

/** `logoUrl`: the plain address of a picture that was uploaded for the company, or null for none. */
export function setCompanyLogo(
  key: string,
  logoUrl: string | null,
  label: string,
): Promise<ActionOutcome<"company.update">> {
  const params = { key, logoUrl };
  return runQueuedAction(browserQueue(), { name: "company.update", params, label, actor: null });
}

export function deleteCompany(key: string, label: string): Promise<ActionOutcome<"company.delete">> {
  return runQueuedAction(browserQueue(), { name: "company.delete", params: { key }, label, actor: null });
}

/** A deleted key may be created again: the company is back, with what went with it. */
export function restoreCompany(
  { key, name, isActive }: Company,
  label: string,
): Promise<ActionOutcome<"company.create">> {
  const params = { key, name, isActive };
  return runQueuedAction(browserQueue(), { name: "company.create", params, label, actor: null });
}

/** `keys`: the companies that review its claims. */
export function setReviewCompanies(
  { key, revision }: Pick<Company, "key" | "revision">,
  keys: readonly string[],
  label: string,
): Promise<ActionOutcome<"company.update">> {
  const params = { key, reviewCompanyKeys: [...keys], ...(revision === undefined ? {} : { revision }) };
  return runQueuedAction(browserQueue(), { name: "company.update", params, label, actor: null });
}

/** Once, and never later by itself: what is done meanwhile would go with it. `retry`: what the alert of a failure runs. */
export function resetCompany(
  key: string,
  label: string,
  retry: () => unknown,
): Promise<ActionOutcome<"company.reset">> {
  return runDirectAction("company.reset", { key }, { label, retry });
}
