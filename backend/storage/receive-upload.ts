/** Receives a posted form: checks its fields, streams the file to disk, and publishes it once it is complete. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, link, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { looksLike, SNIFFED_BYTES } from "../../lib/media/sniff-type";
import { conflict, Failure, invalidInput } from "../failures/failure";
import { type Allowance, checkPost } from "./post-policy";
import { boundaryOf, type FormPart, readField, readParts } from "./read-parts";
import type { Storage } from "./storage";

export type PostedForm = { contentType: string | undefined; body: Readable };
export type Received = { name: string; size: number };

const FILE_FIELD = "file";

/** Writes the part and returns its digest; throws over the limit, and if the bytes are of another type. */
async function write(file: FileHandle, part: FormPart, { limit, contentType }: Allowance) {
  const digest = createHash("sha256");
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  const checkType = () => {
    if (!looksLike(contentType, head))
      throw invalidInput(`The file's content doesn't match its type (${contentType}).`);
  };
  for await (const chunk of part.body) {
    size += chunk.length;
    if (size > limit) {
      const megabytes = Math.floor(limit / 1024 / 1024);
      throw new Failure("invalid_input", `The file is larger than ${megabytes} MB.`, { status: 413 });
    }
    if (head.length < SNIFFED_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)]);
      if (head.length === SNIFFED_BYTES) checkType();
    }
    digest.update(chunk);
    await file.appendFile(chunk);
  }
  if (size === 0) throw invalidInput("The file is empty.");
  if (head.length < SNIFFED_BYTES) checkType();
  await file.sync();
  return { size, digest: digest.digest("hex") };
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return digest.digest("hex");
}

/**
 * Publishes the written file under its name. Posting the same file again succeeds; another file under the name is a
 * conflict.
 */
async function publish(temporary: string, file: string, digest: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if ((await digestOf(file)) !== digest) throw conflict("Another file already has this name.");
  }
}

async function store(storage: Storage, part: FormPart, allowance: Allowance): Promise<Received> {
  const temporary = await storage.newTemporaryFile();
  const handle = await open(temporary, "wx", 0o600);
  try {
    const { size, digest } = await write(handle, part, allowance);
    await publish(temporary, storage.fileOf(allowance.name), digest);
    return { name: allowance.name, size };
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
}

/** Stores the file of the form. Fields after the file are ignored, as in S3. */
export async function receiveUpload(storage: Storage, form: PostedForm): Promise<Received> {
  const fields: Record<string, string> = {};
  let received: Received | null = null;
  for await (const part of readParts(form.body, boundaryOf(form.contentType))) {
    if (part.name === FILE_FIELD && received === null) {
      const allowance = checkPost(storage.signatures, fields, part.fileName ?? "", storage.clock());
      received = await store(storage, part, allowance);
    } else if (received === null) {
      fields[part.name] = await readField(part);
    }
  }
  if (received === null) throw invalidInput("The form has no file.");
  return received;
}
