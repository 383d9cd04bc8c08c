/** Reads a form of several parts (multipart/form-data) as a stream: no part is held in memory. */
import { finished, Readable } from "node:stream";
import { Dicer } from "@fastify/busboy";
import { Failure, invalidInput } from "../failures/failure";

export type FormPart = {
  name: string;
  /** Without its folders; null for a plain field. */
  fileName: string | null;
  contentType: string | null;
  /** Valid until the next part is requested; unread bytes are skipped. */
  body: AsyncIterable<Buffer>;
};

type PartHead = Omit<FormPart, "body">;
type PartStream = Dicer.PartStream;

const MAX_HEAD_BYTES = 8 * 1024;
const MAX_PARTS = 40;

const headTooLong = () => invalidInput("A part of the form has too long a head.");

/** Returns the boundary of a content type; throws if there is none. */
export function boundaryOf(contentType: string | undefined): string {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "");
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw invalidInput("The form has no boundary.");
  return boundary;
}

/** Decodes quotes and line breaks, the only characters that browsers percent-encode in a quoted name. */
function decodeQuoted(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}

/** Header values arrive as Latin-1 texts of the UTF-8 bytes that browsers send. */
const decodeHeader = (value: string): string => Buffer.from(value, "latin1").toString("utf8");

function readHead(headers: Readonly<Record<string, readonly string[]>>): PartHead {
  const size = Object.entries(headers).reduce((sum, [name, values]) => sum + `${name}: ${values}\r\n`.length, 0);
  if (size >= MAX_HEAD_BYTES) throw headTooLong();
  const disposition = decodeHeader(headers["content-disposition"]?.at(-1) ?? "");
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (!/^form-data\b/i.test(disposition) || name === undefined) throw invalidInput("A part of the form has no name.");
  const file = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  const fileName = file === undefined ? null : (decodeQuoted(file).split(/[/\\]/).at(-1) ?? "");
  return { name: decodeQuoted(name), fileName, contentType: headers["content-type"]?.at(-1)?.trim() ?? null };
}

/** Holds the parts that were found and not yet read, and the failure that ends them. */
class FoundParts {
  private readonly found = new Readable({ objectMode: true, read: () => undefined });
  private last: PartStream | null = null;
  private failure: unknown = null;

  begin(part: PartStream): void {
    this.last = part;
  }

  add(part: PartStream, head: PartHead): void {
    this.found.push({ part, head });
  }

  end(): void {
    this.found.push(null);
  }

  /** Ends the parts: complete ones can still be read, the last one cannot. */
  fail(failure: unknown): void {
    if (this.failure !== null) return;
    this.failure = failure;
    this.last?.destroy(failure instanceof Error ? failure : undefined);
    this.end();
  }

  async *read(): AsyncGenerator<FormPart> {
    for await (const { part, head } of this.found as AsyncIterable<{ part: PartStream; head: PartHead }>) {
      yield { ...head, body: this.bodyOf(part) };
      part.resume();
    }
    if (this.failure !== null) throw this.failure;
  }

  private async *bodyOf(part: PartStream): AsyncGenerator<Buffer> {
    try {
      yield* part.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.failure ?? error;
    }
    // A part that was cut off before its first byte was read ends without an error.
    if (this.failure !== null && part === this.last) throw this.failure;
  }
}

/** Finds the parts of a form. The library cuts off a long head without an error, so this class refuses one. */
class PartFinder extends Dicer {
  /** The part whose head has begun and not ended. */
  private openHead: PartStream | null = null;
  private headBytes = 0;

  constructor(boundary: string, parts: FoundParts) {
    const config = { boundary, maxHeaderSize: MAX_HEAD_BYTES };
    super(config);
    let count = 0;
    // This class reports every failure; an error event of a part without a listener would end the process.
    const ignore = () => undefined;
    this.on("preamble", (preamble) => {
      preamble.on("error", ignore);
      preamble.on("data", () => this.refuse(invalidInput("The form does not begin with its boundary.")));
    });
    this.on("part", (part) => {
      this.openHead = part;
      this.headBytes = 0;
      count += 1;
      parts.begin(part);
      part.on("error", ignore);
      if (count > MAX_PARTS) return this.refuse(invalidInput("The form has too many parts."));
      part.on("header", (headers: Record<string, string[]>) => {
        this.openHead = null;
        try {
          parts.add(part, readHead(headers));
        } catch (error) {
          this.refuse(error as Failure);
        }
      });
    });
  }

  get isInHead(): boolean {
    return this.openHead !== null;
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    const head = this.openHead;
    super._write(chunk, encoding, callback);
    if (head === null || head !== this.openHead) return;
    this.headBytes += chunk.length;
    if (this.headBytes > MAX_HEAD_BYTES) this.refuse(headTooLong());
  }

  private refuse(failure: Failure): void {
    this.emit("error", failure);
  }
}

/**
 * Reads the parts in order. Throws `invalid_input` if the form is malformed or cut off. A caller that stops early
 * leaves the source open and must drain it (`resume()`): a browser reads a refusal only after it has sent its whole body.
 */
export async function* readParts(source: Readable, boundary: string): AsyncGenerator<FormPart> {
  const parts = new FoundParts();
  const finder = new PartFinder(boundary, parts);
  const endsEarly = () => invalidInput(finder.isInHead ? "The form cannot be read." : "The form ends too early.");
  finder.on("error", (error) => parts.fail(error instanceof Failure ? error : endsEarly()));
  finder.on("finish", () => parts.end());
  const stopWatching = finished(source, { writable: false }, (error) => {
    if (error) parts.fail(error);
  });
  source.pipe(finder);
  try {
    yield* parts.read();
  } finally {
    stopWatching();
    source.unpipe(finder);
  }
}

/** Returns the text of a short field; throws if it is longer than `limit` bytes. */
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
