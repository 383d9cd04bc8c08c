/** An edit by a row that must not be sent twice: one call, and whatever goes wrong takes it back. */
import { type EndpointName, type EndpointParams, rowOf } from "../../contract/endpoints";
import { showAlert } from "../alerts-store";
import { asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { markStale } from "../shown-reads";
import type { ActionOutcome } from "./action-outcome";

/** Raises the one alert of a failure, except of a 401, which the session tells of. */
export async function runDirectAction<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
): Promise<ActionOutcome<N>> {
  const { refreshes, fallback, signsOutOn401 } = rowOf(name);
  try {
    const result = await callBackend(name, params);
    void markStale(refreshes);
    return { status: "done", result };
  } catch (thrown) {
    void markStale(refreshes);
    const error = asApiError(thrown, fallback);
    if (error.status !== 401 || !signsOutOn401) showAlert({ type: "error", message: error.message });
    return { status: "failed", message: error.message };
  }
}
