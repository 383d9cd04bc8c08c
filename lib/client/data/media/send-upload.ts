/** The upload of one file: permission, post to the bucket, then the record. */

import type { FormInputs, Image, Video } from "../../../domain/entities";
import type { UploadKind } from "../../../domain/upload-rules";
import { loadNeeded } from "../../../load-part";
import type { FileType } from "../../../media/sniff-type";
import { callBackend } from "../../calls/call-backend";
import { browserQueue } from "../../queue/browser-queue";
import { runEdit } from "../edits/run-edit";
import { COPY } from "./copy";
import { keepPreview } from "./local-previews";
import { readPictureSize, readVideo } from "./picture-facts";
import { postForm } from "./post-form";
import type { SendUpload, Upload } from "./upload-store";

/** The EXIF of a JPEG is at its start. */
const METADATA_BYTES = 256 * 1024;
const FILE_NAME_PLACEHOLDER = "${filename}";

/** Returns the file's name and its address in the bucket. */
export function storedPlace({ url, fields, key }: FormInputs, extension: string) {
  const fileName = `${key}.${extension}`;
  const name = (fields.key ?? "").replace(FILE_NAME_PLACEHOLDER, () => fileName);
  return { fileName, address: `${url.replace(/\/$/, "")}/${name}` };
}

/** Returns the type of a file by its content. Rejects with `fallback` if the kind does not accept it. */
export async function requireFileType(kind: UploadKind, file: File, fallback: string): Promise<FileType> {
  const { fileType } = await loadNeeded(import("./inspect-file"));
  const type = await fileType(kind, file);
  if (type === null) throw new Error(fallback);
  return type;
}

/** Reads the size and EXIF of a photo. Throws if the browser cannot draw it. */
async function readPhotoFacts({ file }: Upload): Promise<Partial<Image>> {
  const size = await readPictureSize(file).catch(() => Promise.reject(new Error(COPY.notRead)));
  // Loaded with the first photo: 8 KB.
  const { readPhotoMetadata } = await loadNeeded(import("../../../media/read-photo-metadata"));
  const metadata = await readPhotoMetadata(new Uint8Array(await file.slice(0, METADATA_BYTES).arrayBuffer()));
  const known = Object.entries(metadata).filter(([, value]) => value !== null);
  return { ...size, ...Object.fromEntries(known) };
}

/** An uploaded file. `scope`: the queue scope in which the upload began. */
type Stored = { key: string; url: string; scope?: string };

function createPhoto({ room, companyKey }: Upload, facts: Partial<Image>, { key, url, scope }: Stored) {
  const parent = { parentKey: room.key, parentType: "region" } as const;
  const params = { key, ...parent, companyKey, url, ...facts, status: "new" } as const;
  return runEdit("image.create", params, { label: COPY.addPhoto, scope });
}

function createVideo({ room }: Upload, facts: Partial<Video>, { key, url, scope }: Stored) {
  const params = { key, regionKey: room.key, url, ...facts };
  return runEdit("video.create", params, { label: COPY.addVideo, scope });
}

/**
 * The upload ends when its record is in the queue: then the region shows it, and it cannot be canceled.
 * Facts are read before the file is sent, so that nothing delays the record.
 */
export const sendUpload: SendUpload = async (upload, { signal, onProgress }) => {
  const { file, kind, companyKey } = upload;
  const scope = browserQueue().getScope() ?? undefined;
  const { extension } = await requireFileType(kind, file, COPY.notRead);
  const facts = kind === "image" ? await readPhotoFacts(upload) : (await readVideo(file)).facts;
  const request = kind === "image" ? "image.uploadRequest" : "video.uploadRequest";
  const inputs = await callBackend(request, { companyKey }, { signal });
  const { fileName, address } = storedPlace(inputs, extension);
  const { url, fields } = inputs;
  await postForm({ url, fields, file, fileName, signal, onProgress, fallback: COPY.brokenOff });
  keepPreview(inputs.key, file);
  // The queue reports a refusal of the record and offers to retry it.
  const create = kind === "image" ? createPhoto : createVideo;
  const recorded = create(upload, facts ?? {}, { key: inputs.key, url: address, scope });
  // Rejects only if the edit cannot be stored for an author who has signed out and cannot be notified.
  recorded.catch(() => {});
};
