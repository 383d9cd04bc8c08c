/** Saves a frame of a video as a photo. */
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

/** The fallback text of every upload request, too general for a snapshot. */
const REQUEST_FAILED = rowOf("image.uploadRequest").fallback;

export type Snapshot = { picture: Blob; width: number; height: number /** Seconds into the video. */; at: number };

/** A failed snapshot. Its message is the backend's, or the specification's if there is none. */
export class SnapshotFailure extends Error {
  /** The refused record: its file is in the bucket, so the queue can send it again. */
  readonly refusal: Refusal | null;

  constructor(thrown: unknown, refusal: Refusal | null = null) {
    const message = thrown instanceof Error ? thrown.message : "";
    super(message === "" || message === REQUEST_FAILED ? SNAPSHOT_FAILED : message);
    this.refusal = refusal;
  }
}

/**
 * Stores the frame and shows it at once; a failure removes it. The upload is tried once; the record then goes
 * through the queue of its author. Throws SnapshotFailure.
 */
export async function sendSnapshot(
  video: Pick<Video, "key">,
  companyKey: string,
  snapshot: Snapshot,
): Promise<"done" | "waiting"> {
  const scope = browserQueue().getScope() ?? undefined;
  const { params, takeAway } = await storeFrame(video, companyKey, snapshot);
  const sending = runEdit("image.create", params, { label: COPY.addSnapshot, handlesRefusal: true, scope });
  // The queued edit shows the photo from here on.
  takeAway();
  const outcome = await sending;
  if (outcome.status !== "failed") return outcome.status;
  throw new SnapshotFailure(new Error(outcome.message), outcome.refusal);
}

/** Posts the file to the bucket, and shows it meanwhile. */
async function storeFrame(video: Pick<Video, "key">, companyKey: string, snapshot: Snapshot) {
  const signal = new AbortController().signal;
  const file = new File([snapshot.picture], "frame.jpg", { type: "image/jpeg" });
  let takeAway = () => {};
  try {
    const inputs = await callBackend("image.uploadRequest", { companyKey });
    const { fileName, address } = storedPlace(inputs, "jpg");
    keepPreview(inputs.key, file);
    const { width, height, at } = snapshot;
    const parent = { parentKey: video.key, parentType: "video" } as const;
    const record = { key: inputs.key, ...parent, companyKey, url: address, width, height, videoTimestamp: at } as const;
    const params = { ...record, status: "analyzed" } as const;
    const removePatches = addPatches(showNewImage({ ...params, isBeingSent: true }, new Date().toISOString()));
    const stopListening = sessionLifetime.onChangeOfHands(removePatches);
    takeAway = () => {
      stopListening();
      removePatches();
    };
    const { url, fields } = inputs;
    await postForm({ url, fields, file, fileName, signal, onProgress: () => {}, fallback: SNAPSHOT_FAILED });
    return { params, takeAway };
  } catch (thrown) {
    takeAway();
    throw new SnapshotFailure(thrown);
  }
}
