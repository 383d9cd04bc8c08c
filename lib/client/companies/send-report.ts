import type { EndpointParams } from "../../contract/endpoints";
import { callBackend } from "../call-backend";
import { markStale } from "../shown-reads";

/** Mails a report to oneself, once; rejects with an ApiError, for the form that asked. */
export async function sendReport(params: EndpointParams<"company.sendReport">): Promise<void> {
  try {
    await callBackend("company.sendReport", params);
  } catch (thrown) {
    // It may be that the company is not there any more.
    void markStale(["company.listAll"]);
    throw thrown;
  }
}
