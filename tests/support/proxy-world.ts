/** The proxy on a real connection to a backend that fails on command, and callers with every kind of session. */
import { type Backend, openBackend } from "@/lib/server/backend-pool";
import { readEnv, type ServerEnv } from "@/lib/server/env";
import { proxyCall } from "@/lib/server/proxy/proxy-call";
import { sealCookie } from "@/lib/server/session/seal-cookie";
import type { SessionRecord } from "@/lib/server/session/session-record";
import { FaultBackend } from "./fault-backend";
import { sessionRecord } from "./session-record";

export const CANARY = "canary-access-token-0123456789";
export const NOW = Date.parse("2026-03-01T12:00:00.000Z");

export type CallOptions = {
  headers?: Record<string, string>;
  body?: BodyInit | null;
  signal?: AbortSignal;
  /** Fields that differ from the default session; null for no session. */
  session?: Partial<SessionRecord> | null;
  /** Values that differ from the default environment, such as shorter limits for tests that wait for them. */
  env?: Partial<ServerEnv>;
};

export class ProxyWorld {
  readonly backend = new FaultBackend();
  env!: ServerEnv;
  private pool!: Backend;
  private readonly answers: Response[] = [];

  /** Waits 20 s for the backend by default: a busy machine is no fault. */
  async start(variables: Record<string, string> = {}): Promise<void> {
    const address = await this.backend.start();
    this.env = readEnv({
      BACKEND_URL: address,
      SESSION_SECRET: "a-secret-of-at-least-32-letters-000",
      APP_ENVIRONMENT: "artisan",
      APP_ORIGIN: "https://lintel.test",
      BACKEND_TIMEOUT_MS: "20000",
      UPLOAD_TIMEOUT_MS: "20000",
      ...variables,
    });
    this.pool = openBackend(this.env.BACKEND_URL, 5_000);
  }

  async stop(): Promise<void> {
    // A call lasts until its answer is read or canceled, as in a browser.
    for (const { body, bodyUsed } of this.answers) {
      // An answer past its time limit needs no canceling.
      if (!bodyUsed && !body?.locked) await body?.cancel().catch(() => undefined);
    }
    await this.pool.pool.destroy();
    await this.backend.stop();
  }

  /** Returns a world whose backend does not listen. */
  static async withoutBackend(): Promise<ProxyWorld> {
    const world = new ProxyWorld();
    await world.start();
    await world.backend.stop();
    return world;
  }

  async cookie(more: Partial<SessionRecord> = {}): Promise<string> {
    const record = sessionRecord({ accessToken: CANARY, issuedAt: NOW, touchedAt: NOW, ...more });
    return (await sealCookie(record, this.env)).split(";")[0] ?? "";
  }

  /** Makes a call as the app's pages would, e.g. `call("PUT survey/mark-reviewed", { body: "{}" })`. */
  async call(
    methodAndPath: string,
    { headers = {}, body, signal, session = {}, env }: CallOptions = {},
  ): Promise<Response> {
    const [method = "", path = ""] = methodAndPath.split(" ");
    const init = {
      method,
      headers: {
        "x-requested-with": "lintel",
        "sec-fetch-site": "same-origin",
        ...(body != null && { "content-type": "application/json" }),
        ...(session && { cookie: await this.cookie(session) }),
        ...headers,
      },
      body: body ?? null,
      duplex: "half",
      ...(signal && { signal }),
    };
    const request = new Request(`https://lintel.test/api/backend/${path}`, init as RequestInit);
    const answer = await proxyCall(request, { env: { ...this.env, ...env }, backend: this.pool, now: NOW + 1_000 });
    this.answers.push(answer);
    return answer;
  }
}
