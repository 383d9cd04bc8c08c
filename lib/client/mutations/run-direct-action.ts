/** An edit by a row that must not be sent twice: one call, and whatever goes wrong takes it back. */
import { type EndpointName, type EndpointParams, rowOf } from "../../contract/endpoints";
import { showAlert } from "../alerts-store";
import { asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { markStale } from "../shown-reads";
import type { ActionOutcome } from "./action-outcome";
import { WORDS } from "./words";

/** Calls again, when the user asks for it. It is listed nowhere else, so it stays until it is retried or dismissed. */
export function showDirectFailure(message: string, retry: () => unknown): void {
  showAlert({
    type: "error",
    message,
    isPersistent: true,
    buttonProps: { label: WORDS.retry, onClick: () => retry() },
  });
}

/**
 * Raises the one alert of a failure, except of a 401, which the session tells of. `retry`: what its Retry runs, where
 * more than the call is to follow.
 */
export async function runDirectAction<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  retry: () => unknown = () => runDirectAction(name, params),
): Promise<ActionOutcome<N>> {
  const { refreshes, fallback, signsOutOn401 } = rowOf(name);
  try {
    const result = await callBackend(name, params);
    void markStale(refreshes);
    return { status: "done", result };
  } catch (thrown) {
    void markStale(refreshes);
    const error = asApiError(thrown, fallback);
    if (error.status !== 401 || !signsOutOn401) showDirectFailure(error.message, retry);
    return { status: "failed", message: error.message };
  }
}
