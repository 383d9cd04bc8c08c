/** A backend that fails on command, in every way a real one can, on a real connection. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedCall = { method: string; target: string; headers: Record<string, string>; body: Buffer };
export type Behavior = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

export const answerJson =
  (status: number, body: unknown): Behavior =>
  (_request, response) =>
    json(response, status, body);

export const answerStatus =
  (status: number, headers: Record<string, string> = {}, body = ""): Behavior =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Writes raw bytes, then ends the connection. */
const answerRaw =
  (text: string): Behavior =>
  (request) => {
    request.socket.end(text);
  };

export const FAULTS = {
  /** Accepts the call and never answers. */
  blackHole: () => undefined,
  /** Closes the connection without a byte. */
  hangUp: (request: IncomingMessage) => void request.socket.destroy(),
  /** Half of a first line, then the end. */
  partialHead: answerRaw("HTTP/1.1 200 O"),
  /** The connection is reset without a byte. */
  reset: (request: IncomingMessage) => void request.socket.resetAndDestroy(),
  /** Bytes of a header now and then, forever. */
  dripHead: (request: IncomingMessage) => {
    request.socket.write("HTTP/1.1 200 OK\r\nX-Slow: ");
    const timer = setInterval(() => request.socket.write("a"), 40);
    request.socket.on("close", () => clearInterval(timer));
  },
  /** A first part of a sized body, then a reset. */
  truncatedSized: (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"insured":');
    setTimeout(() => request.socket.destroy(), 30);
  },
  /** A first part of a chunked body, then a reset. */
  truncatedChunked: (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"insured":');
    setTimeout(() => request.socket.destroy(), 30);
  },
  /** A first part, and then silence. */
  stall: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"insured":');
  },
  /** A byte now and then, forever. */
  drip: (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 40);
    request.socket.on("close", () => clearInterval(timer));
  },
  garbage: answerRaw("This is not HTTP\r\n\r\n"),
  hugeHeader: answerRaw(`HTTP/1.1 200 OK\r\nX-Huge: ${"a".repeat(100_000)}\r\nContent-Length: 0\r\n\r\n`),
  htmlError: answerStatus(500, { "content-type": "text/html" }, "<html><body>stack trace of db-host-7</body></html>"),
  emptyError: answerStatus(503),
  hugeError: answerStatus(400, { "content-type": "application/json" }, `{"status":"${"x".repeat(100_000)}"}`),
} satisfies Record<string, Behavior>;

export class FaultBackend {
  readonly calls: ReceivedCall[] = [];
  /** Connections that the other side closed before an answer was complete. */
  abandoned = 0;
  private behaviors: Behavior[] = [];
  private early: Behavior | null = null;
  private current: Behavior = answerJson(200, { insured: { key: "ins-1" } });
  private readonly server = createServer((request, response) => this.receive(request, response));

  /** Listens on a free port, and returns the base address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Clears the received calls; from now on every call gets this behavior. */
  behave(behavior: Behavior): void {
    this.calls.length = 0;
    this.abandoned = 0;
    this.behaviors = [];
    this.early = null;
    this.current = behavior;
  }

  /** Like `behave`, on the head of each call, before its body has arrived. */
  behaveEarly(behavior: Behavior): void {
    this.behave(behavior);
    this.early = behavior;
  }

  /** Applies each of these behaviors to one call; then the current behavior continues. */
  behaveOnce(...behaviors: Behavior[]): void {
    this.behaviors.push(...behaviors);
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    response.on("close", () => {
      if (!response.writableEnded) this.abandoned += 1;
    });
    request.on("error", () => undefined);
    const recordCall = (body: Buffer) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      this.calls.push({ method: request.method ?? "", target: request.url ?? "", headers, body });
    };
    if (this.early) {
      recordCall(Buffer.alloc(0));
      this.early(request, response, Buffer.alloc(0));
      return;
    }
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      recordCall(body);
      (this.behaviors.shift() ?? this.current)(request, response, body);
    });
  }
}
