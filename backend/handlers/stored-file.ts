/** Checks that a record names a stored file that was uploaded under the record's own key. */
import { type UploadKind, uploadTypeOf } from "../../lib/domain/upload-rules";
import { invalidInput } from "../failures/failure";
import { nameInAddress } from "../storage/object-names";
import type { Storage } from "../storage/storage";

export type StoredFile = {
  name: string;
  /** Bytes. */
  size: number;
  /** Unsigned. */
  address: string;
};

type Naming = {
  key: string;
  url: string | undefined;
  /** The file of a deleted record with this key, which may be named again. */
  former: string | undefined;
};

function nameOf(storage: Storage, { key, url = "", former }: Naming): string | null {
  const currentName = storage.nameFor(key, url);
  if (currentName !== null || former === undefined) return currentName;
  const name = nameInAddress(url);
  return name === nameInAddress(former) ? name : null;
}

/** Throws `invalid_input` unless `url` is the address of an upload for this key and kind, and its file is stored. */
export async function requireStoredFile(storage: Storage, kind: UploadKind, naming: Naming): Promise<StoredFile> {
  const name = nameOf(storage, naming);
  if (name === null || uploadTypeOf(kind, name) === null) {
    throw invalidInput(`url must be the address of the file that was uploaded for this ${kind}`);
  }
  const size = await storage.sizeOf(name);
  if (size === null) throw invalidInput(`The file of this ${kind} has not been uploaded.`);
  return { name, size, address: storage.addressOf(name) };
}
