/** A frame of a video becomes a photo of it. */
import { rowOf } from "../../../contract/endpoints";
import { SNAPSHOT_FAILED } from "../../../contract/media";
import type { Video } from "../../../domain/entities";
import { callBackend } from "../../calls/call-backend";
import { sessionLifetime } from "../../calls/session-lifetime";
import { browserQueue } from "../../queue/browser-queue";
import { addPatches } from "../../reads/optimistic-view";
import type { Refusal } from "../edits/edit";
import { runEdit } from "../edits/run-edit";
import { COPY } from "./copy";
import { keepPreview } from "./local-previews";
import { showNewImage } from "./optimistic";
import { postForm } from "./post-form";
import { storedPlace } from "./send-upload";

/** Tells of any upload. */
const REQUEST_FAILED = rowOf("image.uploadRequest").fallback;

export type Snapshot = { picture: Blob; width: number; height: number /** Seconds into the video. */; at: number };

/** A snapshot that was not taken. Its message is the backend's, or the specification's where there is none. */
export class SnapshotFailure extends Error {
  /** The refused record: the file is in the bucket, so that the queue can send it again. */
  readonly refusal: Refusal | null;

  constructor(thrown: unknown, refusal: Refusal | null = null) {
    const message = thrown instanceof Error ? thrown.message : "";
    super(message === "" || message === REQUEST_FAILED ? SNAPSHOT_FAILED : message);
    this.refusal = refusal;
  }
}

/**
 * Stores the frame. It is shown at once, and taken away again where that fails. The leave to post and the post are made
 * once; the record then goes through the queue of whoever took it, where it waits if nobody answers. Throws
 * SnapshotFailure.
 */
export async function sendSnapshot(
  video: Pick<Video, "key">,
  companyKey: string,
  taken: Snapshot,
): Promise<"done" | "waiting"> {
  const scope = browserQueue().getScope() ?? undefined;
  const { params, takeAway } = await storeFrame(video, companyKey, taken);
  const sending = runEdit("image.create", params, { label: COPY.addSnapshot, handlesRefusal: true, scope });
  // The edit shows it from now on.
  takeAway();
  const outcome = await sending;
  if (outcome.status !== "failed") return outcome.status;
  throw new SnapshotFailure(new Error(outcome.message), outcome.refusal);
}

/** Sends the file to the bucket, and shows it meanwhile. */
async function storeFrame(video: Pick<Video, "key">, companyKey: string, taken: Snapshot) {
  const signal = new AbortController().signal;
  const file = new File([taken.picture], "frame.jpg", { type: "image/jpeg" });
  let takeAway = () => {};
  try {
    const inputs = await callBackend("image.uploadRequest", { companyKey });
    const { fileName, address } = storedPlace(inputs, "jpg");
    keepPreview(inputs.key, file);
    const { width, height, at } = taken;
    const parent = { parentKey: video.key, parentType: "video" } as const;
    const record = { key: inputs.key, ...parent, companyKey, url: address, width, height, videoTimestamp: at } as const;
    const params = { ...record, status: "analyzed" } as const;
    const unlay = addPatches(showNewImage({ ...params, isBeingSent: true }, new Date().toISOString()));
    const unlisten = sessionLifetime.onChangeOfHands(unlay);
    takeAway = () => {
      unlisten();
      unlay();
    };
    const { url, fields } = inputs;
    await postForm({ url, fields, file, fileName, signal, onProgress: () => {}, fallback: SNAPSHOT_FAILED });
    return { params, takeAway };
  } catch (thrown) {
    takeAway();
    throw new SnapshotFailure(thrown);
  }
}
