import type { EndpointParams } from "../../contract/endpoints";
import { callBackend } from "../call-backend";

/** Mails a report to oneself, once; rejects with an ApiError, for the form that asked. */
export async function sendReport(params: EndpointParams<"company.sendReport">): Promise<void> {
  await callBackend("company.sendReport", params);
}
