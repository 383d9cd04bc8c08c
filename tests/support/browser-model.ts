/**
 * One browser with several tabs over the app's real handlers: a cookie jar, locks and messages between tabs, and a
 * network with delays in both directions. The tabs run the real client code. Delays come from a seed.
 */
import { readSessionCookie } from "@/lib/server/session/session-cookie";

type Handler = (request: Request) => Promise<Response>;
export type Routes = (method: string, path: string) => Handler;

/** Returns a generator of numbers between 0 and 1, the same for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the answer after receiving its whole body: an unread body keeps its call open. */
export async function wholeAnswer(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates Web Locks: granted in order of requests, shared locks together. */
export function createLocks() {
  type Waiting = { isShared: boolean; start: () => void };
  const waiting: Waiting[] = [];
  let holders = 0;
  let isHeldAlone = false;

  const grant = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (isHeldAlone || (holders > 0 && !next.isShared)) return;
      waiting.shift();
      holders += 1;
      isHeldAlone = !next.isShared;
      next.start();
    }
  };
  return {
    request: async (_name: string, { mode }: { mode: string }, task: () => Promise<unknown>) => {
      await new Promise<void>((start) => {
        waiting.push({ isShared: mode === "shared", start });
        grant();
      });
      try {
        return await task();
      } finally {
        holders -= 1;
        isHeldAlone = false;
        grant();
      }
    },
  };
}

/** Messages reach the other tabs a moment later, in order. */
export function createChannels(): typeof BroadcastChannel {
  const open: EventTarget[] = [];
  return class extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    postMessage(data: unknown): void {
      const others = open.filter((channel) => channel !== this);
      setTimeout(() => {
        for (const other of others) other.dispatchEvent(new MessageEvent("message", { data }));
      });
    }
    close(): void {}
  } as unknown as typeof BroadcastChannel;
}

export class BrowserModel {
  /** The cookie sent with the next request; null if there is none. */
  jar: string | null = null;
  /** Every cookie that the app has ever set. */
  readonly cookies: string[] = [];
  private readonly underway = new Set<Promise<unknown>>();

  constructor(
    private readonly origin: string,
    private readonly routes: Routes,
    /** Milliseconds in one direction. */
    private readonly delay: () => number,
  ) {}

  /** Like the browser's fetch: an aborted answer sets no cookie. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(this.origin + path, {
      method: init.method,
      headers: { ...init.headers, "sec-fetch-site": "same-origin", ...(this.jar && { cookie: this.jar }) },
      body: init.body,
    } as RequestInit);
    const { signal } = init;
    const answered = this.follow(
      (async () => {
        await pause(this.delay());
        const response = await wholeAnswer(await this.routes(request.method, path)(request));
        const sessionCookie = readSessionCookie(response.headers.get("set-cookie"), {
          isHttps: false,
          APP_ORIGIN: this.origin,
        });
        if (sessionCookie) this.cookies.push(response.headers.get("set-cookie")?.split(";")[0] ?? "");
        await pause(this.delay());
        if (!signal?.aborted) this.take(response.headers.get("set-cookie"));
        return response;
      })(),
    );
    if (!signal) return answered;
    const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return Promise.race([answered, aborted]);
  };

  /** Resolves when no request is in progress, aborted or not. */
  async settle(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled([...this.underway]);
    await pause(2);
  }

  private take(setCookie: string | null): void {
    if (setCookie === null) return;
    this.jar = setCookie.includes("Max-Age=0") ? null : (setCookie.split(";")[0] ?? null);
  }

  private follow<Result>(work: Promise<Result>): Promise<Result> {
    this.underway.add(work);
    const remove = () => this.underway.delete(work);
    work.then(remove, remove);
    return work;
  }
}
