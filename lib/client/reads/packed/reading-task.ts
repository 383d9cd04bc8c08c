/** The reading worker's task. */

export type Head = { status: number; headers: [string, string][] };
export type Plain = Pick<RequestInit, "method" | "credentials" | "cache"> & { headers?: Record<string, string> };
export type ToReader = { id: number; url: string; init: Plain } | { id: number; isCalledOff: true };

export type FromReader =
  | { isReady: true }
  /** Null if the answer broke off. */
  | { id: number; head: Head; bytes: ArrayBuffer | null }
  /** There was no answer. */
  | { id: number; failure: string };

type Post = (message: FromReader, transfer: ArrayBuffer[]) => void;

/** Returns a function that posts one answer per call; after an abort, none or one that the receiver ignores. */
export function readFor(post: Post): (request: ToReader) => void {
  const running = new Map<number, AbortController>();

  async function read(id: number, url: string, init: RequestInit): Promise<void> {
    const response = await fetch(url, init);
    const head = { status: response.status, headers: [...response.headers] };
    const bytes = await response.arrayBuffer().catch(() => null);
    post({ id, head, bytes }, bytes ? [bytes] : []);
  }

  return (request) => {
    if ("isCalledOff" in request) {
      running.get(request.id)?.abort();
      return;
    }
    const { id, url, init } = request;
    const controller = new AbortController();
    running.set(id, controller);
    read(id, url, { ...init, signal: controller.signal })
      .catch((error: unknown) => post({ id, failure: String(error) }, []))
      .finally(() => running.delete(id));
  };
}
