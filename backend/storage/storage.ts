/**
 * The bucket for the rest of the backend: names, addresses and stored files. To store a file without a form, as the
 * seed does, call `putStoredFile(storage, objectName(key, "jpg"), bytes)`, and keep `storage.addressOf(objectName(key,
 * "jpg"))` as the record's `url`; an image's `thumbnailUrl` is `storage.addressOf(thumbnailName(key))`, and the
 * thumbnail is created on the first request. Records store unsigned addresses, which are signed when they are sent
 * (./sign-records).
 */
import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { plainAddress, SIGNATURE_PARAMETERS } from "../../lib/domain/plain-address";
import type { UploadKind } from "../../lib/domain/upload-rules";
import { FOLDERS, nameInAddress, objectName, parseName } from "./object-names";
import { formFields } from "./post-policy";
import { Signatures } from "./signatures";

const SIGNED_STEP_SECONDS = 3600;

export type StorageSetting = {
  directory: string;
  /** The bucket's address without a trailing slash, e.g. "http://localhost:4001". */
  origin: string;
  secret: string;
  clock?: () => Date;
};

export class Storage {
  readonly origin: string;
  readonly signatures: Signatures;
  readonly clock: () => Date;
  private readonly directory: string;

  constructor({ directory, origin, secret, clock = () => new Date() }: StorageSetting) {
    this.directory = path.resolve(directory);
    this.origin = origin;
    this.signatures = new Signatures(secret);
    this.clock = clock;
  }

  /** Returns the path on disk of a name; throws for an invalid name. */
  fileOf(name: string): string {
    if (parseName(name) === null) throw new Error(`No name of a stored file: ${name}`);
    return path.join(this.directory, name);
  }

  /** Returns a path for a file that is written and then moved into the bucket, so that nobody reads half a file. */
  async newTemporaryFile(): Promise<string> {
    const folder = path.join(this.directory, "incoming");
    await mkdir(folder, { recursive: true });
    return path.join(folder, randomUUID());
  }

  /** Returns the files of uploads that were cut off, last written before `before` (milliseconds), the oldest first. */
  async unfinishedUploads(before: number): Promise<string[]> {
    const found: { name: string; modifiedAt: number }[] = [];
    for (const entry of await readdir(path.join(this.directory, "incoming")).catch(() => [])) {
      const name = `incoming/${entry}`;
      const file = await stat(path.join(this.directory, name)).catch(() => null);
      if (file?.isFile() && file.mtimeMs < before) found.push({ name, modifiedAt: file.mtimeMs });
    }
    return found.toSorted((a, b) => a.modifiedAt - b.modifiedAt).map(({ name }) => name);
  }

  /** Deletes a file that `unfinishedUploads` returned. */
  async removeUnfinishedUpload(name: string): Promise<void> {
    await rm(path.join(this.directory, name), { force: true });
  }

  /** The file with the id of the database that the bucket belongs to; no address leads to it. */
  get databaseIdFile(): string {
    return path.join(this.directory, "database-id");
  }

  /** Returns null if the bucket is paired with no database. */
  async readDatabaseId(): Promise<string | null> {
    const text = await readFile(this.databaseIdFile, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    return text.trim() || null;
  }

  /** Writes the id, unless another process that starts at the same time has written one. */
  async writeDatabaseId(id: string): Promise<void> {
    const temporary = await this.newTemporaryFile();
    const handle = await open(temporary, "wx", 0o600);
    try {
      await handle.writeFile(`${id}\n`);
      await handle.sync();
      await link(temporary, this.databaseIdFile);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      await handle.close();
      await rm(temporary, { force: true });
    }
  }

  /** Returns the size in bytes, or null if there is no such file. */
  async sizeOf(name: string): Promise<number | null> {
    const found = await stat(this.fileOf(name)).catch(() => null);
    return found?.isFile() ? found.size : null;
  }

  /** Returns every file with a valid name, with the time of its last write in milliseconds. */
  async files(): Promise<{ name: string; modifiedAt: number }[]> {
    const files: { name: string; modifiedAt: number }[] = [];
    for (const folder of FOLDERS) {
      const entries = await readdir(path.join(this.directory, folder)).catch(() => []);
      for (const name of entries.map((entry) => `${folder}/${entry}`)) {
        const found = parseName(name) === null ? null : await stat(this.fileOf(name)).catch(() => null);
        if (found?.isFile()) files.push({ name, modifiedAt: found.mtimeMs });
      }
    }
    return files;
  }

  /** Deletes a file; succeeds if the file is missing. */
  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  /** Returns the address that a record stores. */
  addressOf(name: string): string {
    return `${this.origin}/${name}`;
  }

  /** Returns the name in an address of this bucket for this key, signed or not; null for any other address. */
  nameFor(key: string, address: string): string | null {
    const plain = plainAddress(address);
    const start = this.addressOf(objectName(key, ""));
    const name = plain.startsWith(start) ? plain.slice(this.origin.length + 1) : "";
    return parseName(name) === null ? null : name;
  }

  /**
   * Returns the address with permission to read the file for one to two hours. The result is the same within an hour,
   * so that browsers can cache the file. An address of another origin is returned unchanged.
   */
  sign(address: string): string {
    const name = nameInAddress(address);
    if (name === null) return address;
    const hour = Math.floor(this.clock().getTime() / 1000 / SIGNED_STEP_SECONDS);
    const expires = String((hour + 2) * SIGNED_STEP_SECONDS);
    const query = new URLSearchParams({
      [SIGNATURE_PARAMETERS.expires]: expires,
      [SIGNATURE_PARAMETERS.signature]: this.signatures.of("read", `${name}\n${expires}`),
    });
    return `${this.addressOf(name)}?${query}`;
  }

  /** Returns the address and fields with which a browser posts the file of `key`. */
  formInputs(kind: UploadKind, key: string): { url: string; fields: Record<string, string>; key: string } {
    return { url: this.origin, fields: formFields(this.signatures, kind, key, this.clock()), key };
  }
}

/** Stores or replaces a file. The name's extension determines its type. */
export async function putStoredFile(storage: Storage, name: string, bytes: Uint8Array): Promise<void> {
  const file = storage.fileOf(name);
  const temporary = await storage.newTemporaryFile();
  const handle = await open(temporary, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await mkdir(path.dirname(file), { recursive: true });
  await rename(temporary, file);
}
