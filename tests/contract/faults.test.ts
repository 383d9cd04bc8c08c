/** Quality rule R1 for callers: every way a backend fails × {read, write, upload}, ending in callBackend. */
import type { ApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { answerJson, answerStatus, type Behavior, FAULTS } from "@/tests/support/fault-backend";
import { ProxyWorld } from "@/tests/support/proxy-world";

/** For calls that must reach their limit; the others have ample time. */
const LIMIT_MS = { read: 600, write: 600, upload: 900 };
const LIMITED = { BACKEND_TIMEOUT_MS: LIMIT_MS.read, UPLOAD_TIMEOUT_MS: LIMIT_MS.upload };
const GRACE_MS = 250;
const world = new ProxyWorld();
const { backend } = world;

const LONG_NOTE = "n".repeat(900_000);
const CALLS = {
  read: () => callBackend("insured.get", { key: "ins-1" }),
  write: () => callBackend("insured.update", { key: "ins-1", givenName: LONG_NOTE }),
  upload: () => callBackend("employee.bulk", { csv: "a@b.c\n".repeat(500_000), companyKeys: ["cous-1"] }),
};
type CallName = keyof typeof CALLS;
const NAMES: CallName[] = ["read", "write", "upload"];

const FALLBACK = {
  read: "Insured not found!",
  write: "Insured update failed",
  upload: "Failed to bulk add employees!",
};
const VALUE = {
  read: { key: "ins-1" },
  write: { key: "ins-1" },
  upload: { insured: { key: "ins-1" }, employees: [] },
};
const GOOD = { insured: { key: "ins-1" }, employees: [] };

/** The result for a caller: a value, null, or an error with this status, type and (by default) the row's message. */
type Outcome = "value" | "nothing" | { status: number; type: string; isUnanswered: boolean; says?: string };
const failed = (status: number, type: string, isUnanswered = false, says?: string): Outcome => ({
  status,
  type,
  isUnanswered,
  ...(says !== undefined && { says }),
});
const NO_ANSWER = failed(502, "server_error", true);
const TOO_LATE = failed(504, "server_error", true);
/** An answer that started with 200 and was then cut off. */
const BROKEN = failed(200, "server_error", true);
const NOT_JSON = failed(200, "server_error", false, "Invalid response JSON");

type Fault = {
  behavior: Behavior;
  outcome: Outcome;
  /**
   * How often the backend gets the call; 1 by default. Only a read may be sent twice, and only if no byte was received.
   */
  reads?: number;
  /** How many of the call's limits pass before it ends. */
  limits?: 1 | 4;
  /** Answered before the body has arrived. */
  isEarly?: boolean;
};
const later =
  (ms: number): Behavior =>
  (_request, response) =>
    void setTimeout(
      () => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(GOOD)),
      ms,
    );
const failureBody = (type: string) => ({ status: [{ message: "Not so", type }] });

const TABLE: Record<string, Fault> = {
  "a whole answer": { behavior: answerJson(200, GOOD), outcome: "value" },
  "a slow first byte, in time": { behavior: later(100), outcome: "value" },
  "a slow first byte, too late": { behavior: later(2_500), outcome: TOO_LATE, limits: 1 },
  "a black hole": { behavior: FAULTS.blackHole, outcome: TOO_LATE, limits: 1 },
  "a head that drips": { behavior: FAULTS.dripHead, outcome: TOO_LATE, limits: 1 },
  "hangs up": { behavior: FAULTS.hangUp, outcome: NO_ANSWER, reads: 2 },
  "refuses with a reset": { behavior: FAULTS.reset, outcome: NO_ANSWER, reads: 2 },
  "reset while the body is sent": {
    behavior: FAULTS.reset,
    outcome: NO_ANSWER,
    reads: 2,
    isEarly: true,
  },
  "reads only the head of the call": { behavior: FAULTS.blackHole, outcome: TOO_LATE, limits: 1, isEarly: true },
  "half a first line": { behavior: FAULTS.partialHead, outcome: NO_ANSWER },
  garbage: { behavior: FAULTS.garbage, outcome: NO_ANSWER },
  "a huge header": { behavior: FAULTS.hugeHeader, outcome: NO_ANSWER },
  "a sized answer cut short": { behavior: FAULTS.truncatedSized, outcome: BROKEN },
  "a chunked answer cut short": { behavior: FAULTS.truncatedChunked, outcome: BROKEN },
  "stalls in the middle": { behavior: FAULTS.stall, outcome: BROKEN, limits: 1 },
  drips: { behavior: FAULTS.drip, outcome: BROKEN, limits: 4 },
  "HTML with 200": { behavior: answerStatus(200, { "content-type": "text/html" }, "<html>"), outcome: NOT_JSON },
  "an empty 200": { behavior: answerStatus(200), outcome: NOT_JSON },
  "204": { behavior: answerStatus(204), outcome: "nothing" },
  "302": { behavior: answerStatus(302, { location: "http://127.0.0.1:9/" }), outcome: NO_ANSWER },
  "an unrequested 304": { behavior: answerStatus(304, { etag: '"7"' }), outcome: NO_ANSWER },
  "400": {
    behavior: answerJson(400, failureBody("invalid_input")),
    outcome: failed(400, "invalid_input", false, "Not so"),
  },
  "401": { behavior: answerStatus(401), outcome: failed(401, "unauthorized") },
  "403": { behavior: answerStatus(403), outcome: failed(403, "forbidden") },
  "404": { behavior: answerStatus(404), outcome: failed(404, "not_found") },
  "409": { behavior: answerJson(409, failureBody("conflict")), outcome: failed(409, "conflict", false, "Not so") },
  "413": { behavior: answerStatus(413), outcome: failed(413, "invalid_input") },
  "413 before the body has arrived": {
    behavior: answerStatus(413, { connection: "close" }),
    outcome: failed(413, "invalid_input"),
    isEarly: true,
  },
  "429": { behavior: answerStatus(429, { "retry-after": "5" }), outcome: failed(429, "rate_limited") },
  "HTML 500": { behavior: FAULTS.htmlError, outcome: failed(500, "server_error") },
  "502": { behavior: answerStatus(502, {}, "Bad Gateway"), outcome: NO_ANSWER },
  "503": { behavior: FAULTS.emptyError, outcome: failed(503, "server_error", true) },
  "a failure too long to read": { behavior: FAULTS.hugeError, outcome: failed(400, "invalid_input") },
};

const original = globalThis.fetch;

/** Returns a fetch like the browser's, connected to this proxy. */
const fetchFrom = (proxy: ProxyWorld, env = {}) =>
  ((url: string, init: RequestInit) =>
    proxy.call(`${init.method} ${url.replace("/api/backend/", "")}`, {
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body ?? null,
      env,
    })) as typeof fetch;

beforeAll(async () => {
  await world.start();
  globalThis.fetch = fetchFrom(world);
  // The first calls also load code, whose time must not count against the limits.
  backend.behave(answerJson(200, GOOD));
  for (const name of NAMES) await settle(CALLS[name]());
});
afterAll(async () => {
  globalThis.fetch = original;
  await world.stop();
});

const afterMs = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), ms));
type Settled = { value: unknown } | { error: ApiError };
const settle = (call: Promise<unknown>): Promise<Settled> =>
  call.then(
    (value) => ({ value }),
    (error: ApiError) => ({ error }),
  );

function expectOutcome(name: CallName, outcome: Outcome, settled: Settled): void {
  if (outcome === "value") expect(settled).toEqual({ value: VALUE[name] });
  else if (outcome === "nothing") expect(settled).toEqual({ value: null });
  else {
    const { says: message = FALLBACK[name], ...rest } = outcome;
    expect(settled).toMatchObject({ error: { name: "ApiError", message, ...rest } });
  }
}

const cases = Object.entries(TABLE).flatMap(([title, fault]) => NAMES.map((name) => [title, name, fault] as const));

test.each(cases)("has the expected outcome and number of calls: %s, %s", async (_, name, fault) => {
  let resolveReceived = () => {};
  const received = new Promise<void>((resolve) => {
    resolveReceived = resolve;
  });
  const behavior: Behavior = (...call) => {
    resolveReceived();
    fault.behavior(...call);
  };
  if (fault.isEarly) backend.behaveEarly(behavior);
  else backend.behave(behavior);
  globalThis.fetch = fetchFrom(world, fault.limits && LIMITED);
  const startedAt = performance.now();
  const settling = settle(CALLS[name]());
  // Started when the backend receives the call, so that delays of the machine affect both.
  const limitOver = fault.limits && received.then(() => afterMs(LIMIT_MS[name] * (fault.limits ?? 1)));
  const settled = await settling;
  const overAt = performance.now();
  expectOutcome(name, fault.outcome, settled);
  expect(backend.calls).toHaveLength(name === "read" ? (fault.reads ?? 1) : 1);
  if (!limitOver) return;
  expect(overAt - (await limitOver)).toBeLessThan(GRACE_MS);
  expect(overAt - startedAt).toBeGreaterThanOrEqual(LIMIT_MS[name] - 5);
});

test.each(NAMES)("fails without an answer if no backend is listening: %s", async (name) => {
  const deserted = await ProxyWorld.withoutBackend();
  globalThis.fetch = fetchFrom(deserted);
  try {
    expectOutcome(name, NO_ANSWER, await settle(CALLS[name]()));
  } finally {
    globalThis.fetch = fetchFrom(world);
    await deserted.stop();
  }
});
