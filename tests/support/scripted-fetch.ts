/** A fetch with scripted answers, for client code in jsdom, which has neither fetch nor Response. */
export type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };
export type ScriptedAnswer = {
  status: number;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  etag?: string;
  /** The Date header of the answer. */
  date?: string;
  /** The answer is cut off after its head. */
  isBroken?: boolean;
};

function toResponse({ status, body, etag, date, isBroken }: ScriptedAnswer): Response {
  const headers = new Map([
    ["etag", etag],
    ["date", date],
  ]);
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
    text: () => (isBroken ? Promise.reject(new TypeError("terminated")) : Promise.resolve(text)),
  } as unknown as Response;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

/**
 * Replaces `fetch`; `answer` returns the answer to each call, or an Error if the call fails. Returns the growing list
 * of calls.
 */
export function scriptFetch(answer: (sent: Sent) => ScriptedAnswer | Error | Promise<ScriptedAnswer | Error>): Sent[] {
  const log: Sent[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const body = typeof init.body === "string" && init.body.startsWith("{") ? JSON.parse(init.body) : init.body;
    const sent: Sent = {
      method: init.method ?? "GET",
      url: String(input),
      headers: (init.headers ?? {}) as Record<string, string>,
      body,
    };
    log.push(sent);
    const result = await Promise.race([answer(sent), ...(init.signal ? [rejectOnAbort(init.signal)] : [])]);
    if (init.signal?.aborted) throw init.signal.reason;
    if (result instanceof Error) throw result;
    return toResponse(result);
  };
  return log;
}
