import { rowOf } from "../../../contract/endpoints";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";

/** Sends an inspection's list of photos by mail, once; rejects with an ApiError, for the form that asked. */
export async function emailContents(params: { key: string; email: string; message?: string }): Promise<void> {
  await callBackend("survey.emailClaimsContents", params);
  void markStale(rowOf("survey.emailClaimsContents").refreshes);
}
