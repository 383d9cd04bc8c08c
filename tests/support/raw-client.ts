/** Sends and reads raw HTTP over kept connections, without a library that would correct requests or answers. */
import net from "node:net";

export type RawAnswer = {
  /** 0 if the connection ended without an answer. */
  status: number;
  /** In the order and spelling received. */
  headers: [name: string, value: string][];
  body: Buffer;
  /** False if the connection ended before the body did. */
  isWhole: boolean;
};

const HEAD_END = Buffer.from("\r\n\r\n");
const NO_ANSWER: RawAnswer = { status: 0, headers: [], body: Buffer.alloc(0), isWhole: false };

/** Returns the values of a header, by its name in any case. */
export function valuesOf(answer: RawAnswer, name: string): string[] {
  return answer.headers
    .filter(([headerName]) => headerName.toLowerCase() === name.toLowerCase())
    .map(([, value]) => value);
}

/** Returns the chunked body received so far, and whether it is complete. */
function readChunks(bytes: Buffer): { body: Buffer; isWhole: boolean } {
  const parts: Buffer[] = [];
  let offset = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", offset);
    if (lineEnd < 0) return { body: Buffer.concat(parts), isWhole: false };
    const size = Number.parseInt(bytes.toString("latin1", offset, lineEnd), 16);
    const start = lineEnd + 2;
    if (bytes.length < start + size + 2) return { body: Buffer.concat(parts), isWhole: false };
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true };
    parts.push(bytes.subarray(start, start + size));
    offset = start + size + 2;
  }
}

/** Returns the answer at the start of the received bytes, or null while its head is incomplete. */
function readAnswer(bytes: Buffer, isHeadRequest: boolean): RawAnswer | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const status = Number(first.split(" ")[1]);
  const rest = bytes.subarray(headEnd + HEAD_END.length);
  if (status === 100) return readAnswer(rest, isHeadRequest);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const answer = { ...NO_ANSWER, status, headers };
  if (isHeadRequest || status === 204 || status === 304) return { ...answer, isWhole: true };
  if (valuesOf(answer, "transfer-encoding").includes("chunked")) return { ...answer, ...readChunks(rest) };
  const [length] = valuesOf(answer, "content-length");
  if (length === undefined) return { ...answer, body: rest };
  return { ...answer, body: rest.subarray(0, Number(length)), isWhole: rest.length >= Number(length) };
}

export class RawConnection {
  private socket: net.Socket | null = null;
  private received: Buffer[] = [];
  private onChange: () => void = () => undefined;

  constructor(private readonly port: number) {}

  /**
   * Sends these bytes over the kept connection or a new one, and resolves with the answer within `limitMs`.
   */
  async send(bytes: string | Buffer, { limitMs = 15_000, body }: { limitMs?: number; body?: Buffer } = {}) {
    const sent = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
    const socket = await this.connection();
    this.received = [];
    socket.write(sent);
    if (body) socket.write(body);
    const answer = await this.answer(socket, sent.subarray(0, 5).toString() === "HEAD ", limitMs);
    const isKept = answer.isWhole && !valuesOf(answer, "connection").includes("close");
    if (!isKept) this.close();
    return answer;
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private async connection(): Promise<net.Socket> {
    if (this.socket && !this.socket.destroyed && !this.socket.readableEnded) return this.socket;
    const socket = net.connect(this.port, "127.0.0.1");
    this.socket = socket;
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      this.received.push(chunk);
      this.onChange();
    });
    socket.on("close", () => this.onChange());
    await new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
    return socket;
  }

  private answer(socket: net.Socket, isHeadRequest: boolean, limitMs: number): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
      this.onChange = () => {
        const answer = readAnswer(Buffer.concat(this.received), isHeadRequest);
        const isOver = socket.destroyed || socket.readableEnded;
        if (!answer?.isWhole && !isOver) return;
        // Without a length, the end of the connection ends the body.
        const hasLength = answer?.headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
        clearTimeout(timer);
        resolve(answer ? { ...answer, isWhole: answer.isWhole || !hasLength } : NO_ANSWER);
      };
      this.onChange();
    });
  }
}
