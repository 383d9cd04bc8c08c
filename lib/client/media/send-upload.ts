/** One file's way: leave to post it, the post to the bucket, then the record of the room. */
import type { FormInputs, Image, Video } from "../../domain/entities";
import { extensionOf } from "../../domain/upload-rules";
import { callBackend } from "../call-backend";
import { runQueuedAction } from "../mutations/run-queued-action";
import { browserQueue } from "../queue/browser-queue";
import { keepPreview } from "./local-previews";
import { readPhotoPlace } from "./photo-place";
import { readPictureSize, readVideoFacts } from "./picture-facts";
import { postForm } from "./post-form";
import type { SendUpload, Upload } from "./upload-store";
import { WORDS } from "./words";

const FILE_NAME_PLACE = "${filename}";

/** The name that a file gets in the bucket, and the address that it then has. */
export function storedPlace({ url, fields, key }: FormInputs, file: Pick<File, "name">) {
  const fileName = `${key}.${extensionOf(file.name)}`;
  const name = (fields.key ?? "").replace(FILE_NAME_PLACE, () => fileName);
  return { fileName, address: `${url.replace(/\/$/, "")}/${name}` };
}

/** Throws before anything is sent where the file is no photo that can be drawn. */
async function photoFacts({ file }: Upload): Promise<Partial<Image>> {
  const size = await readPictureSize(file).catch(() => Promise.reject(new Error(WORDS.notRead)));
  return { ...size, ...(await readPhotoPlace(file)) };
}

type Stored = { key: string; url: string /** Whose session sent it. */; scope?: string };

function createPhoto({ room, companyKey }: Upload, facts: Partial<Image>, { key, url, scope }: Stored) {
  const parent = { parentKey: room.key, parentType: "region" } as const;
  const params = { key, ...parent, companyKey, url, ...facts, status: "new" } as const;
  return runQueuedAction(browserQueue(), { name: "image.create", params, label: WORDS.addPhoto, actor: null, scope });
}

function createVideo({ room }: Upload, facts: Partial<Video>, { key, url, scope }: Stored) {
  const params = { key, regionKey: room.key, url, ...facts };
  return runQueuedAction(browserQueue(), { name: "video.create", params, label: WORDS.addVideo, actor: null, scope });
}

/**
 * The record goes into the queue, and the upload ends there: the room shows it at once, it waits where nobody answers any
 * more, and it cannot be cancelled. What the file tells is read before it is sent, so that nothing stands between.
 */
export const sendUpload: SendUpload = async (upload, { signal, onProgress }) => {
  const { file, kind, companyKey } = upload;
  const scope = browserQueue().getScope() ?? undefined;
  const facts = kind === "image" ? await photoFacts(upload) : await readVideoFacts(file);
  const request = kind === "image" ? "image.uploadRequest" : "video.uploadRequest";
  const inputs = await callBackend(request, { companyKey }, { signal });
  const { fileName, address } = storedPlace(inputs, file);
  const { url, fields } = inputs;
  await postForm({ url, fields, file, fileName, signal, onProgress, fallback: WORDS.brokenOff });
  keepPreview(inputs.key, file);
  // Where the record is refused, the queue says so, lists it and offers to send it again.
  const create = kind === "image" ? createPhoto : createVideo;
  const recorded = create(upload, facts ?? {}, { key: inputs.key, url: address, scope });
  // Only where it cannot be stored for somebody who has left, of whom nobody here is to hear.
  recorded.catch(() => {});
};
