/** Reports the calls of this page to the session recording, without secrets. */
import { endpointNames, rowOf } from "../../contract/endpoints";
import { sanitiseBody, sanitiseHeaders } from "../../telemetry/sanitise";
import type { RecordedCall, RecordedMessage } from "../../telemetry/session-recorder";
import { BACKEND_BASE } from "./build-request";
import { watchCalls } from "./call-watch";

const SESSION_BASE = "/api/session";
const rows = endpointNames.map(rowOf);
/**
 * Paths of sign-in, passwords, codes and upload permissions. Their bodies are never recorded, whatever the
 * method: a code has no field name that identifies it.
 */
const PATHS_WITHOUT_BODIES = new Set([
  ...rows.filter(({ access, isAppOnly }) => access !== "session" || isAppOnly).map(({ path }) => path),
  ...(["employee.me", "employee.backupCodes", "employee.refreshChartsToken"] as const).map((name) => rowOf(name).path),
  ...rows.filter(({ envelope }) => envelope === "urls" || envelope === "formInputs").map(({ path }) => path),
]);

/** Drops query and hash; no path of the contract contains a key. */
const plainPath = (url: string): string => url.replace(/[?#].*$/, "");

function mayRecordBody(path: string): boolean {
  return path.startsWith(BACKEND_BASE) && !PATHS_WITHOUT_BODIES.has(path.slice(BACKEND_BASE.length));
}

const messageOf = (headers: HeadersInit | undefined, body: unknown): RecordedMessage => ({
  headers: sanitiseHeaders(new Headers(headers)),
  // Files and forms are not JSON.
  body: typeof body === "string" ? sanitiseBody(body) : null,
});

/** Null if the body is empty or cannot be read: a list parsed by a worker was never text on this page. */
async function textOf(copy: Response): Promise<string | null> {
  return copy.text().then(
    (text) => text || null,
    () => null,
  );
}

/** Reports each call once it is answered, without delaying the caller. Returns the function that stops. */
export function recordCalls(mayRecord: () => boolean, record: (call: RecordedCall) => void): () => void {
  let isWatched = true;
  const stop = watchCalls(async (send, url, init) => {
    if (!mayRecord() || !(url.startsWith(BACKEND_BASE) || url.startsWith(SESSION_BASE))) return send(url, init);
    const startedAt = performance.now();
    const path = plainPath(url);
    const summarize = (status: number) => ({
      kind: "call" as const,
      method: init.method ?? "GET",
      path,
      status,
      duration: Math.round(performance.now() - startedAt),
    });
    try {
      const answer = await send(url, init);
      // Recording has stopped meanwhile.
      if (!isWatched) return answer;
      const summary = summarize(answer.status);
      if (!mayRecordBody(path)) record({ ...summary, request: null, response: null });
      else {
        const { headers } = answer;
        void textOf(answer.clone()).then((text) => {
          if (isWatched && mayRecord())
            record({ ...summary, request: messageOf(init.headers, init.body), response: messageOf(headers, text) });
        });
      }
      return answer;
    } catch (error) {
      if (!isWatched) throw error;
      const request = mayRecordBody(path) ? messageOf(init.headers, init.body) : null;
      record({ ...summarize(0), request, response: null });
      throw error;
    }
  });
  return () => {
    isWatched = false;
    stop();
  };
}
