/** What is done to a contact as a whole. Each waits in the queue where nobody answers; a refusal raises the one alert. */
import type { Insured } from "../../../domain/entities";
import { browserQueue } from "../../queue/browser-queue";
import type { ActionOutcome } from "../edits/action-outcome";
import { runQueuedAction } from "../edits/run-queued-action";

/** `label`: what is done, in the user's words, for the list of what is not saved. */
export function setInsuredActive(
  { key, revision }: Pick<Insured, "key" | "revision">,
  isActive: boolean,
  label: string,
): Promise<ActionOutcome<"insured.update">> {
  const params = { key, isActive, ...(revision === undefined ? {} : { revision }) };
  return runQueuedAction(browserQueue(), { name: "insured.update", params, label, actor: null });
}

export function deleteInsured(key: string, label: string): Promise<ActionOutcome<"insured.delete">> {
  return runQueuedAction(browserQueue(), { name: "insured.delete", params: { key }, label, actor: null });
}

export function restoreInsured(key: string, label: string): Promise<ActionOutcome<"insured.restore">> {
  return runQueuedAction(browserQueue(), { name: "insured.restore", params: { key }, label, actor: null });
}
