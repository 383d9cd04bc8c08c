"use client";

import { type RefObject, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { SnapshotFailure, sendSnapshot } from "@/lib/client/data/media/send-snapshot";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { SNAPSHOT_FAILED } from "@/lib/contract/media";
import type { Video } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";
import { waitForFrame } from "./wait-for-frame";

const QUALITY = 0.92;

function capturePicture(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext("2d");
  context?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    // Without a frame, the canvas would be black.
    if (!context) throw new Error(SNAPSHOT_FAILED);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(SNAPSHOT_FAILED))), "image/jpeg", QUALITY);
  });
}

/** Shows an alert. A refused record stays in the queue, and Retry sends the record again. */
function reportFailure(thrown: unknown): void {
  const hasMessage = thrown instanceof Error && !(thrown instanceof DOMException) && thrown.message;
  const refusal = thrown instanceof SnapshotFailure ? thrown.refusal : null;
  const retry = refusal && { label: copy.retry, onClick: () => void browserQueue().retry(refusal.id) };
  showAlert({
    type: "error",
    message: hasMessage ? thrown.message : SNAPSHOT_FAILED,
    buttonProps: retry ?? undefined,
  });
}

/** Saves the current frame of a video as a photo. */
export function useSnapshot(element: RefObject<HTMLVideoElement | null>, video: Video, companyKey: string) {
  const [isTaking, setIsTaking] = useState(false);
  const take = async () => {
    const frame = element.current;
    if (!frame || isTaking) return;
    setIsTaking(true);
    const epoch = sessionLifetime.epoch();
    // The outcome is not reported to the next person who signs in.
    const isSameSession = () => epoch === sessionLifetime.epoch();
    try {
      if (!(await waitForFrame(frame))) throw new Error(SNAPSHOT_FAILED);
      const { videoWidth: width, videoHeight: height, currentTime: at } = frame;
      const status = await sendSnapshot(video, companyKey, { picture: await capturePicture(frame), width, height, at });
      if (isSameSession())
        showAlert({ type: "success", message: status === "done" ? copy.snapshotTaken : copy.snapshotWaits });
    } catch (thrown) {
      if (isSameSession()) reportFailure(thrown);
    } finally {
      setIsTaking(false);
    }
  };
  return { isTaking, take: () => void take() };
}
