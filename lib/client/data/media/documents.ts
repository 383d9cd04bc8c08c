/** Documents of a claim: the file goes to the bucket, then its record to the backend. */
import { rowOf } from "../../../contract/endpoints";
import type { DocumentRecord } from "../../../domain/entities";
import { plainAddress } from "../../../domain/plain-address";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";
import { COPY } from "./copy";
import { postForm } from "./post-form";
import { requireFileType, storedPlace } from "./send-upload";
import type { SendUpload } from "./upload-store";

/** The progress once the bucket has the file. */
const SENT_SHARE = 0.95;

/** Stores a file in its claim. Rejects with an error whose message is shown, or with the signal's reason. */
export const sendDocument: SendUpload = async ({ file, room, companyKey }, { signal, onProgress }) => {
  const projectKey = room.key;
  const fallback = COPY.documentNotSent;
  const { contentType, extension } = await requireFileType("document", file, fallback);
  const inputs = await callBackend("document.uploadRequest", { companyKey }, { signal });
  const { fileName, address } = storedPlace(inputs, extension);
  const { url, fields, key } = inputs;
  const reportProgress = (share: number) => onProgress(share * SENT_SHARE);
  await postForm({ url, fields, file, fileName, signal, onProgress: reportProgress, fallback });
  const record = { key, projectKey, name: file.name, url: address, size: file.size, contentType };
  await callBackend("document.create", record, { signal });
  void markStale(rowOf("document.create").refreshes);
};

/** The params that create a deleted document again, with the plain address of the record. */
export function documentFields({ key, projectKey, name, url, size, contentType }: DocumentRecord) {
  return { key, projectKey, name, url: plainAddress(url), size, contentType };
}
