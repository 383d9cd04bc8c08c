/** Edits by a row without `queues`, which must not be sent twice: one call, and any failure is final. */
import { type EndpointName, type EndpointParams, type EndpointResult, rowOf } from "../../../contract/endpoints";
import { asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";
import { markStaleInTabs } from "../../reads/stale-tabs";
import { dismissDirectFailure, showDirectFailure } from "./direct-failures";
import type { EditOptions, EditOutcome } from "./edit";

/** Identifies a call in the list of direct failures. */
export function directIdOf(name: EndpointName, params: object): string {
  return `direct ${name} ${JSON.stringify(params)}`;
}

/** Calls the row once and refreshes its reads. Throws ApiError and raises no alert. */
export async function callRow<N extends EndpointName>(name: N, params: EndpointParams<N>): Promise<EndpointResult<N>> {
  const { refreshes } = rowOf(name);
  try {
    const result = await callBackend(name, params);
    void markStaleInTabs(refreshes);
    dismissDirectFailure(directIdOf(name, params));
    return result;
  } catch (thrown) {
    void markStale(refreshes);
    throw thrown;
  }
}

/**
 * Runs an edit once. A failure raises an alert and is listed, except a 401, which the session reports. `call` sends an
 * edit that needs more than `callRow`.
 */
export async function runDirectEdit<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  options: Pick<EditOptions, "label" | "retry">,
  call: () => Promise<EndpointResult<N>> = () => callRow(name, params),
): Promise<EditOutcome<N>> {
  try {
    const result = await call();
    dismissDirectFailure(directIdOf(name, params));
    return { status: "done", result };
  } catch (thrown) {
    const { fallback, signsOutOn401 } = rowOf(name);
    const { status, message } = asApiError(thrown, fallback);
    if (status !== 401 || !signsOutOn401) {
      const { label, retry = () => runDirectEdit(name, params, options, call) } = options;
      showDirectFailure({ id: directIdOf(name, params), label, message, retry });
    }
    return { status: "failed", message };
  }
}
