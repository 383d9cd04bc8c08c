import { type EndpointName, type EndpointParams, type EndpointResult, rowOf } from "../../../contract/endpoints";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";

/** A row that is called once, for a form that tells of a failure itself: throws ApiError. What it changes is read anew. */
export async function callForForm<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
): Promise<EndpointResult<N>> {
  try {
    return await callBackend(name, params);
  } catch (thrown) {
    // It may be that a company which was chosen is not there any more.
    void markStale(["company.listAll"]);
    throw thrown;
  } finally {
    void markStale(rowOf(name).refreshes);
  }
}
