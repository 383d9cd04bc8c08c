/** An edit by a row that must not be sent twice: one call, and whatever goes wrong takes it back. */
import { type EndpointName, type EndpointParams, rowOf } from "../../../contract/endpoints";
import { asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";
import { markStaleInTabs } from "../../reads/stale-tabs";
import type { ActionOutcome } from "./action-outcome";
import { dismissDirect, showDirectFailure } from "./direct-failures";

/** Names a call among the failures that are listed. */
export function directIdOf(name: EndpointName, params: object): string {
  return `direct ${name} ${JSON.stringify(params)}`;
}

type DirectOptions = {
  /** What is done, in the user's words. */
  label?: string;
  /** What Retry runs, where more than the call is to follow. */
  retry?: () => unknown;
};

/** Raises the one alert of a failure, and lists it; except of a 401, which the session tells of. */
export async function runDirectAction<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  options: DirectOptions = {},
): Promise<ActionOutcome<N>> {
  const { refreshes, fallback, signsOutOn401 } = rowOf(name);
  const id = directIdOf(name, params);
  try {
    const result = await callBackend(name, params);
    void markStaleInTabs(refreshes);
    dismissDirect(id);
    return { status: "done", result };
  } catch (thrown) {
    void markStale(refreshes);
    const error = asApiError(thrown, fallback);
    if (error.status !== 401 || !signsOutOn401) {
      const { label = fallback, retry = () => runDirectAction(name, params, options) } = options;
      showDirectFailure({ id, label, message: error.message, retry });
    }
    return { status: "failed", message: error.message };
  }
}
