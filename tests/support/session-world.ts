/** The app's own calls (/api/session) over a backend that fails on command. Import the routes only after `start`. */
import type { SessionRecord } from "@/lib/server/session/session-record";
import { FaultBackend } from "./fault-backend";
import { sessionRecord } from "./session-record";

export type SessionCallOptions = { body?: unknown; cookie?: string | null; headers?: Record<string, string> };
type Handler = (request: Request) => Promise<Response>;

export class SessionWorld {
  readonly backend = new FaultBackend();

  /**
   * Sets the environment of the process, which is read once. `timeoutMs` is the app's time limit for the backend, short
   * only if a test waits for it.
   */
  async start(timeoutMs = 20_000): Promise<void> {
    Object.assign(process.env, {
      BACKEND_URL: await this.backend.start(),
      SESSION_SECRET: "a-secret-of-at-least-32-letters-000",
      APP_ORIGIN: "http://localhost:3000",
      BACKEND_TIMEOUT_MS: String(timeoutMs),
    });
  }

  /** Returns the Cookie header of a session sealed now. */
  async cookie(changes: Partial<SessionRecord> = {}): Promise<string> {
    const { sealCookie } = await import("@/lib/server/session/seal-cookie");
    const { serverEnv } = await import("@/lib/server/env");
    return (await sealCookie(sessionRecord(changes), serverEnv())).split(";")[0] ?? "";
  }

  async stop(): Promise<void> {
    const { sharedBackend } = await import("@/lib/server/backend-pool");
    await sharedBackend().pool.destroy();
    await this.backend.stop();
  }

  call(handler: Handler, method: string, { body, cookie, headers = {} }: SessionCallOptions = {}): Promise<Response> {
    const request = new Request("http://localhost:3000/api/session", {
      method,
      headers: {
        "x-requested-with": "lintel",
        "sec-fetch-site": "same-origin",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return handler(request);
  }
}

/** Returns the cookie that an answer sets, as the browser sends it back; null if it sets none, "" if it clears it. */
export function cookieOf(response: Response): string | null {
  const [pair, ...attributes] = response.headers.get("set-cookie")?.split("; ") ?? [];
  if (!pair) return null;
  return attributes.includes("Max-Age=0") ? "" : pair;
}
