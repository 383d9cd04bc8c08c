/** Writing a record outside React; components use `useEdit`. */
import { type EndpointName, type EndpointParams, rowOf } from "../../../contract/endpoints";
import { ApiError } from "../../calls/api-error";
import { browserQueue } from "../../queue/browser-queue";
import { markStale } from "../../reads/shown-reads";
import type { EditOptions, EditOutcome, SavedEdit } from "./edit";
import { callRow, runDirectEdit } from "./run-direct-edit";
import { runQueuedEdit } from "./run-queued-edit";

/**
 * Writes by a row of the contract: shows the optimistic change, sends it through the durable queue (rows with `queues`)
 * or in one call, rolls back a failure and refreshes the reads that the row names. A failure raises one alert with
 * Retry. Never throws.
 */
export function runEdit<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  options: EditOptions,
): Promise<EditOutcome<N>> {
  return rowOf(name).queues ? runQueuedEdit(name, params, options) : runDirectEdit(name, params, options);
}

export type FormEditOptions = Partial<Pick<EditOptions, "label" | "actor">> & {
  /** Reads to refresh after a failure too, such as the list of the form's choices. */
  refreshesOnFailure?: readonly EndpointName[];
};

/**
 * `runEdit` for a form, which shows the failure and still holds the input: throws ApiError instead of raising an alert,
 * and leaves no failed edit in the queue.
 */
export async function runFormEdit<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  { label = rowOf(name).fallback, actor, refreshesOnFailure = [] }: FormEditOptions = {},
): Promise<SavedEdit<N>> {
  try {
    if (!rowOf(name).queues) return { status: "done", result: await callRow(name, params) };
    const outcome = await runQueuedEdit(name, params, { label, actor, handlesRefusal: true });
    if (outcome.status !== "failed") return outcome;
    const { message, refusal } = outcome;
    if (refusal) await browserQueue().dismiss(refusal.id);
    throw new ApiError({ message, type: "invalid_input", status: refusal?.code ?? 0 });
  } catch (thrown) {
    void markStale(refreshesOnFailure);
    throw thrown;
  }
}
