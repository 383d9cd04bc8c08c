/** Waits until a video shows the frame of its `currentTime`. */

const TOLD = ["loadeddata", "seeked", "canplay"] as const;
const MOST_MS = 10_000;

const isInSight = (video: HTMLVideoElement) =>
  video.videoWidth > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking;

/** A video that reloads or seeks has no frame yet. Resolves false if none comes within `most` milliseconds. */
export function frameInSight(video: HTMLVideoElement, most = MOST_MS): Promise<boolean> {
  if (isInSight(video)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(timer);
      for (const name of TOLD) video.removeEventListener(name, look);
      video.removeEventListener("error", fail);
      resolve(isThere);
    };
    const look = () => {
      if (isInSight(video)) settle(true);
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, most);
    for (const name of TOLD) video.addEventListener(name, look);
    video.addEventListener("error", fail);
  });
}
