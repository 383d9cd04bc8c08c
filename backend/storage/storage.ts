/**
 * The bucket as the rest of the backend sees it: names, addresses and what lies there.
 *
 * To put a file in without a form, as the seed does: `await putStoredFile(storage, objectName(key, "jpg"), bytes)`
 * (./object-names), and keep `storage.addressOf(objectName(key, "jpg"))` as the record's `url`; an image's
 * `thumbnailUrl` is `storage.addressOf(thumbnailName(key))`, and the small picture is made when it is first asked for.
 * Records keep plain addresses; whoever answers one signs it (./sign-records).
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
  /** The bucket's own address without a slash at its end, e.g. "http://localhost:4001". */
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

  /** Where the file of a name lies on the disk; throws for a text that is no such name. */
  fileOf(name: string): string {
    if (parseName(name) === null) throw new Error(`No name of a stored file: ${name}`);
    return path.join(this.directory, name);
  }

  /** A new file beside the bucket, to be written and then moved in: nobody ever reads half a file. */
  async newTemporaryFile(): Promise<string> {
    const folder = path.join(this.directory, "incoming");
    await mkdir(folder, { recursive: true });
    return path.join(folder, randomUUID());
  }

  /** What uploads that were cut off have left behind, last written before `before` in milliseconds, the oldest first. */
  async unfinishedUploads(before: number): Promise<string[]> {
    const found: { name: string; modifiedAt: number }[] = [];
    for (const entry of await readdir(path.join(this.directory, "incoming")).catch(() => [])) {
      const name = `incoming/${entry}`;
      const file = await stat(path.join(this.directory, name)).catch(() => null);
      if (file?.isFile() && file.mtimeMs < before) found.push({ name, modifiedAt: file.mtimeMs });
    }
    return found.toSorted((a, b) => a.modifiedAt - b.modifiedAt).map(({ name }) => name);
  }

  /** Takes a name that `unfinishedUploads` gave. */
  async removeUnfinishedUpload(name: string): Promise<void> {
    await rm(path.join(this.directory, name), { force: true });
  }

  /** Holds the id of the database that the bucket belongs to; no address leads there. */
  get databaseIdFile(): string {
    return path.join(this.directory, "database-id");
  }

  /** Null where the bucket has not been taken by a database. */
  async readDatabaseId(): Promise<string | null> {
    const text = await readFile(this.databaseIdFile, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    return text.trim() || null;
  }

  /** Of several that start at once the first one writes it, whole. */
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

  /** Bytes, or null where there is no such file. */
  async sizeOf(name: string): Promise<number | null> {
    const found = await stat(this.fileOf(name)).catch(() => null);
    return found?.isFile() ? found.size : null;
  }

  /** Every file that has a name, with the time of its last write in milliseconds. */
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

  /** One that is gone already is success. */
  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  /** The address that a record keeps. */
  addressOf(name: string): string {
    return `${this.origin}/${name}`;
  }

  /** The name that an address of this bucket means for this key, signed or not; null for any other address. */
  nameFor(key: string, address: string): string | null {
    const plain = plainAddress(address);
    const start = this.addressOf(objectName(key, ""));
    const name = plain.startsWith(start) ? plain.slice(this.origin.length + 1) : "";
    return parseName(name) === null ? null : name;
  }

  /**
   * The address with leave to read it for one hour at least and two at most. It stays the same within an hour, so that
   * browsers keep what they have. An address of elsewhere comes back as it is.
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

  /** Where and with which fields a browser posts the file of `key`. */
  formInputs(kind: UploadKind, key: string): { url: string; fields: Record<string, string>; key: string } {
    return { url: this.origin, fields: formFields(this.signatures, kind, key, this.clock()), key };
  }
}

/** Puts a file in, or another in its place. The name's extension says what it is. */
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
