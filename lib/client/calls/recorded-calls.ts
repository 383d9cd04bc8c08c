/** The calls of this page as session recording may see them. */
import { endpointNames, rowOf } from "../../contract/endpoints";
import { sanitiseBody, sanitiseHeaders } from "../../telemetry/sanitise";
import type { RecordedCall, RecordedMessage } from "../../telemetry/session-recorder";
import { BACKEND_BASE } from "./build-request";
import { watchCalls } from "./call-watch";

const SESSION_BASE = "/api/session";
const rows = endpointNames.map(rowOf);
/**
 * Paths of sign-in, passwords, codes and upload permissions. No body of theirs is recorded, whatever the method: a
 * code has no field name that identifies it.
 */
const UNTOLD = new Set([
  ...rows.filter(({ access, isAppOnly }) => access !== "session" || isAppOnly).map(({ path }) => path),
  ...(["employee.me", "employee.backupCodes", "employee.refreshChartsToken"] as const).map((name) => rowOf(name).path),
  ...rows.filter(({ envelope }) => envelope === "urls" || envelope === "formInputs").map(({ path }) => path),
]);

/** Without query and hash; no path of the contract contains a key. */
const plainPath = (url: string): string => url.replace(/[?#].*$/, "");

function mayRecordBody(path: string): boolean {
  return path.startsWith(BACKEND_BASE) && !UNTOLD.has(path.slice(BACKEND_BASE.length));
}

const messageOf = (headers: HeadersInit | undefined, body: unknown): RecordedMessage => ({
  headers: sanitiseHeaders(new Headers(headers)),
  // Files and forms are not JSON.
  body: typeof body === "string" ? sanitiseBody(body) : null,
});

/** A list parsed by a worker was never text on this page. */
async function textOf(copy: Response): Promise<string | null> {
  return copy.text().then(
    (text) => text || null,
    () => null,
  );
}

/** Reports each call once it is answered, without delaying the caller. Returns the function that stops. */
export function recordCalls(mayRecord: () => boolean, record: (call: RecordedCall) => void): () => void {
  let isWatched = true;
  const stop = watchCalls(async (ask, url, init) => {
    if (!mayRecord() || !(url.startsWith(BACKEND_BASE) || url.startsWith(SESSION_BASE))) return ask(url, init);
    const begun = performance.now();
    const path = plainPath(url);
    const call = (status: number) => ({
      kind: "call" as const,
      method: init.method ?? "GET",
      path,
      status,
      duration: Math.round(performance.now() - begun),
    });
    try {
      const answer = await ask(url, init);
      // Recording has stopped meanwhile.
      if (!isWatched) return answer;
      const known = call(answer.status);
      if (!mayRecordBody(path)) record({ ...known, request: null, response: null });
      else {
        const { headers } = answer;
        void textOf(answer.clone()).then((text) => {
          if (isWatched && mayRecord())
            record({ ...known, request: messageOf(init.headers, init.body), response: messageOf(headers, text) });
        });
      }
      return answer;
    } catch (error) {
      if (!isWatched) throw error;
      record({ ...call(0), request: mayRecordBody(path) ? messageOf(init.headers, init.body) : null, response: null });
      throw error;
    }
  });
  return () => {
    isWatched = false;
    stop();
  };
}
