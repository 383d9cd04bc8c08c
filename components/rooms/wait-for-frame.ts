/** Waits until a video shows the frame of its `currentTime`. */

const FRAME_EVENTS = ["loadeddata", "seeked", "canplay"] as const;
const MAX_WAIT_MS = 10_000;

const isFrameShown = (video: HTMLVideoElement) =>
  video.videoWidth > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking;

/** A video that reloads or seeks has no frame yet. Resolves false if none comes within `maxWaitMs`. */
export function waitForFrame(video: HTMLVideoElement, maxWaitMs = MAX_WAIT_MS): Promise<boolean> {
  if (isFrameShown(video)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isShown: boolean) => {
      clearTimeout(timer);
      for (const name of FRAME_EVENTS) video.removeEventListener(name, check);
      video.removeEventListener("error", fail);
      resolve(isShown);
    };
    const check = () => {
      if (isFrameShown(video)) settle(true);
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, maxWaitMs);
    for (const name of FRAME_EVENTS) video.addEventListener(name, check);
    video.addEventListener("error", fail);
  });
}
