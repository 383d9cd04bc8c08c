/** Documents of a claim: the file goes to the bucket, then its record to the backend. */
import { rowOf } from "../../contract/endpoints";
import type { DocumentRecord, Project } from "../../domain/entities";
import { plainAddress } from "../../domain/plain-address";
import { uploadTypeOf } from "../../domain/upload-rules";
import { callBackend } from "../call-backend";
import { postForm } from "../media/post-form";
import { storedPlace } from "../media/send-upload";
import { markStale } from "../shown-reads";

type Way = {
  signal: AbortSignal;
  /** Told the share of the way that is done, 0 to 1. */
  onProgress: (share: number) => void;
  /** Shown where nobody gives a reason. */
  fallback: string;
};

/** What is left of the way once the bucket has the file. */
const SENT_SHARE = 0.95;

/** Stores a file under the claim. Rejects with the reason as its message, or with the signal's reason. */
export async function uploadDocument(
  { key: projectKey, companyKey }: Pick<Project, "key" | "companyKey">,
  file: File,
  { signal, onProgress, fallback }: Way,
): Promise<void> {
  const contentType = uploadTypeOf("document", file.name);
  if (contentType === null) throw new Error(fallback);
  const inputs = await callBackend("document.uploadRequest", { companyKey }, { signal });
  const { fileName, address } = storedPlace(inputs, file);
  const { url, fields, key } = inputs;
  const tell = (share: number) => onProgress(share * SENT_SHARE);
  await postForm({ url, fields, file, fileName, signal, onProgress: tell, fallback });
  const record = { key, projectKey, name: file.name, url: address, size: file.size, contentType };
  await callBackend("document.create", record, { signal });
  void markStale(rowOf("document.create").refreshes);
}

/** What makes a deleted document anew: its fields, with the plain address that the record keeps. */
export function documentFields({ key, projectKey, name, url, size, contentType }: DocumentRecord) {
  return { key, projectKey, name, url: plainAddress(url), size, contentType };
}
