/** A form of several parts (multipart/form-data), read as it comes: no part is held in memory. */
import type { IncomingMessage } from "node:http";
import { invalidInput } from "../failures/failure";

export type FormPart = {
  name: string;
  /** Null for a plain field. The name alone, whatever folder was sent before it. */
  fileName: string | null;
  contentType: string | null;
  /** To be read before the next part; what is left of it is skipped. */
  body: AsyncIterable<Buffer>;
};

const LONGEST_HEAD = 8 * 1024;
const MOST_PARTS = 40;
const HEAD_END = Buffer.from("\r\n\r\n");
const LINE_END = "\r\n";

/** The boundary in a content type; throws where there is none. */
export function boundaryOf(contentType: string | undefined): string {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "");
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw invalidInput("The form has no boundary.");
  return boundary;
}

/** The bytes that have come and are not used yet. */
class Window {
  private bytes: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  async more(): Promise<void> {
    const next = await this.source.next();
    if (next.done) throw invalidInput("The form ends too early.");
    this.bytes = this.bytes.length === 0 ? next.value : Buffer.concat([this.bytes, next.value]);
  }

  take(length: number): Buffer {
    const taken = this.bytes.subarray(0, length);
    this.bytes = this.bytes.subarray(length);
    return taken;
  }

  find(mark: Buffer): number {
    return this.bytes.indexOf(mark);
  }

  async close(): Promise<void> {
    await this.source.return?.();
  }

  get length(): number {
    return this.bytes.length;
  }

  async takeAtLeast(length: number): Promise<Buffer> {
    while (this.length < length) await this.more();
    return this.take(length);
  }
}

async function* bodyUntil(window: Window, mark: Buffer, state: { isRead: boolean }): AsyncGenerator<Buffer> {
  while (!state.isRead) {
    const at = window.find(mark);
    if (at >= 0) {
      const last = window.take(at);
      window.take(mark.length);
      state.isRead = true;
      if (last.length > 0) yield last;
      return;
    }
    // The mark may have begun in the last bytes.
    const sure = window.length - mark.length + 1;
    if (sure > 0) yield window.take(sure);
    await window.more();
  }
}

/** A quoted text as browsers write it: quotes and line ends percent-encoded. */
function decodeQuoted(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}

function readHead(text: string): Omit<FormPart, "body"> {
  const headers = new Map(
    text.split(LINE_END).map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const disposition = headers.get("content-disposition") ?? "";
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (!/^form-data\b/i.test(disposition) || name === undefined) throw invalidInput("A part of the form has no name.");
  const file = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  const fileName = file === undefined ? null : (decodeQuoted(file).split(/[/\\]/).at(-1) ?? "");
  return { name: decodeQuoted(name), fileName, contentType: headers.get("content-type") ?? null };
}

async function takeHead(window: Window): Promise<Omit<FormPart, "body">> {
  const tooLong = () => invalidInput("A part of the form has too long a head.");
  let at = window.find(HEAD_END);
  while (at < 0) {
    if (window.length > LONGEST_HEAD) throw tooLong();
    await window.more();
    at = window.find(HEAD_END);
  }
  if (at > LONGEST_HEAD) throw tooLong();
  const head = window.take(at).toString("utf8");
  window.take(HEAD_END.length);
  return readHead(head);
}

async function skip(body: AsyncGenerator<Buffer>): Promise<void> {
  let step = await body.next();
  while (!step.done) step = await body.next();
}

async function* partsOf(window: Window, boundary: string): AsyncGenerator<FormPart> {
  const first = await window.takeAtLeast(boundary.length + 2);
  if (first.toString("latin1") !== `--${boundary}`) throw invalidInput("The form does not begin with its boundary.");
  const mark = Buffer.from(`${LINE_END}--${boundary}`, "latin1");
  for (let count = 0; ; count += 1) {
    const after = (await window.takeAtLeast(2)).toString("latin1");
    if (after === "--") return;
    if (after !== LINE_END) throw invalidInput("The form cannot be read.");
    if (count >= MOST_PARTS) throw invalidInput("The form has too many parts.");
    const head = await takeHead(window);
    const state = { isRead: false };
    yield { ...head, body: bodyUntil(window, mark, state) };
    await skip(bodyUntil(window, mark, state));
  }
}

/** Each part in its turn. Throws `invalid_input` where the bytes are no whole form. */
export async function* readParts(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const window = new Window(source);
  try {
    yield* partsOf(window, boundary);
  } finally {
    await window.close();
  }
}

/**
 * The bytes of a request. Who stops reading it leaves it open, and has the rest run off (`resume()`): a browser hears of
 * a refusal only when it has sent what it was sending.
 */
export function bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}

/** A short field's text; throws past `limit` bytes. */
export async function readField(part: FormPart, limit = 64 * 1024): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part.body) {
    length += chunk.length;
    if (length > limit) throw invalidInput(`The field ${part.name} is too long.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
