import { rowOf } from "../../../contract/endpoints";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";

/** Emails the list of photos of an inspection, once. Throws ApiError. */
export async function emailContents(params: { key: string; email: string; message?: string }): Promise<void> {
  await callBackend("survey.emailClaimsContents", params);
  void markStale(rowOf("survey.emailClaimsContents").refreshes);
}
