/** A frame of a video becomes a photo of it. */
import { rowOf } from "../../contract/endpoints";
import type { Image, Video } from "../../domain/entities";
import { callBackend } from "../call-backend";
import { layOptimistic } from "../optimistic-view";
import { untilReadAgain } from "../shown-reads";
import { keepPreview } from "./local-previews";
import { imageCreated } from "./media-patches";
import { postForm } from "./post-form";
import { storedPlace } from "./send-upload";

export const SNAPSHOT_FAILED = "Take snapshot failed";

export type Snapshot = { picture: Blob; width: number; height: number /** Seconds into the video. */; at: number };

/**
 * Stores the frame and answers its record. It is shown at once, and taken away again where that fails; throws an Error
 * whose message is the backend's, or the specification's where there is none.
 */
export async function sendSnapshot(video: Pick<Video, "key">, companyKey: string, taken: Snapshot): Promise<Image> {
  const signal = new AbortController().signal;
  const file = new File([taken.picture], "frame.jpg", { type: "image/jpeg" });
  let takeAway = () => {};
  try {
    const inputs = await callBackend("image.uploadRequest", { companyKey });
    const { fileName, address } = storedPlace(inputs, file);
    keepPreview(inputs.key, file);
    const { width, height, at } = taken;
    const parent = { parentKey: video.key, parentType: "video" } as const;
    const record = { key: inputs.key, ...parent, companyKey, url: address, width, height, videoTimestamp: at } as const;
    const params = { ...record, status: "analyzed" } as const;
    takeAway = layOptimistic(imageCreated(params, new Date().toISOString()));
    const { url, fields } = inputs;
    await postForm({ url, fields, file, fileName, signal, onProgress: () => {}, fallback: SNAPSHOT_FAILED });
    const image = await callBackend("image.create", params);
    void untilReadAgain(rowOf("image.create").refreshes).then(takeAway);
    return image;
  } catch (thrown) {
    takeAway();
    throw new Error(messageOf(thrown));
  }
}

/** The fallbacks of the rows tell of a photo that was uploaded. */
const FALLBACKS = [rowOf("image.create").fallback, rowOf("image.uploadRequest").fallback];

function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : "";
  return message === "" || FALLBACKS.includes(message) ? SNAPSHOT_FAILED : message;
}
