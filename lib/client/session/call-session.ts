/** The app's own calls under /api/session (contract section 3). */
import { INVALID_RESPONSE_JSON } from "../../contract/failure";
import { ApiError } from "../calls/api-error";
import { askWatched } from "../calls/call-watch";
import { readFailure, unanswered } from "../calls/read-failure";
import { noteServerTime } from "./server-clock";

export type SessionCallOptions = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /api/session, e.g. "/refresh". */
  path?: string;
  body?: unknown;
  fallback: string;
  /** The message for a missing or broken answer, or a 5xx without one. */
  outage?: string;
  signal?: AbortSignal;
};

/** Returns the body; null for 204. Throws ApiError; several messages of a failure are joined to one. */
export async function callSession<Answer>(options: SessionCallOptions): Promise<Answer> {
  const { method, path = "", body, fallback, outage, signal } = options;
  let response: Response;
  try {
    response = await askWatched(fetch, `/api/session${path}`, {
      method,
      signal,
      credentials: "same-origin",
      cache: "no-store",
      headers: {
        "X-Requested-With": "lintel",
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw unanswered(outage ?? fallback);
  }
  noteServerTime(response.headers.get("Date"));
  if (!response.ok) throw await readFailure(response, response.status >= 500 ? (outage ?? fallback) : fallback, true);
  if (response.status === 204) return null as Answer;
  try {
    return JSON.parse(await response.text()) as Answer;
  } catch {
    // A broken response, such as a gateway's page, doesn't mean that the password or code was refused.
    if (outage !== undefined) throw unanswered(outage, response.status);
    throw new ApiError({ message: INVALID_RESPONSE_JSON, type: "server_error", status: response.status });
  }
}
