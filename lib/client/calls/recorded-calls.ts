/** The calls of this page as a recorder of sessions may know them. */
import { endpointNames, rowOf } from "../../contract/endpoints";
import { sanitiseBody, sanitiseHeaders } from "../../telemetry/sanitise";
import type { RecordedCall, RecordedMessage } from "../../telemetry/session-recorder";
import { BACKEND_BASE } from "./build-request";
import { watchCalls } from "./call-watch";

const SESSION_BASE = "/api/session";
const rows = endpointNames.map(rowOf);
/**
 * Paths of sign-in, of passwords and codes, and of what lets one put a file somewhere. Of their calls no body is told, by
 * whatever method: a code has no name that gives it away.
 */
const UNTOLD = new Set([
  ...rows.filter(({ access, isAppOnly }) => access !== "session" || isAppOnly).map(({ path }) => path),
  ...(["employee.me", "employee.backupCodes", "employee.refreshChartsToken"] as const).map((name) => rowOf(name).path),
  ...rows.filter(({ envelope }) => envelope === "urls" || envelope === "formInputs").map(({ path }) => path),
]);

/** Without query and hash; of the contract's paths, none holds a key. */
const plainPath = (url: string): string => url.replace(/[?#].*$/, "");

function isTold(path: string): boolean {
  return path.startsWith(BACKEND_BASE) && !UNTOLD.has(path.slice(BACKEND_BASE.length));
}

const messageOf = (headers: HeadersInit | undefined, body: unknown): RecordedMessage => ({
  headers: sanitiseHeaders(new Headers(headers)),
  // Files and forms are no JSON.
  body: typeof body === "string" ? sanitiseBody(body) : null,
});

/** A list that a worker has parsed beside the page never was a text here. */
async function textOf(copy: Response): Promise<string | null> {
  return copy.text().then(
    (text) => text || null,
    () => null,
  );
}

/** Tells each call once it is answered; the caller of the call waits for nothing. Answers how to stop. */
export function recordCalls(mayRecord: () => boolean, tell: (call: RecordedCall) => void): () => void {
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
      // Stopped meanwhile: a copy would be for nobody.
      if (!isWatched) return answer;
      const known = call(answer.status);
      if (!isTold(path)) tell({ ...known, request: null, response: null });
      else {
        const { headers } = answer;
        void textOf(answer.clone()).then((text) => {
          if (isWatched && mayRecord())
            tell({ ...known, request: messageOf(init.headers, init.body), response: messageOf(headers, text) });
        });
      }
      return answer;
    } catch (error) {
      if (!isWatched) throw error;
      tell({ ...call(0), request: isTold(path) ? messageOf(init.headers, init.body) : null, response: null });
      throw error;
    }
  });
  return () => {
    isWatched = false;
    stop();
  };
}
