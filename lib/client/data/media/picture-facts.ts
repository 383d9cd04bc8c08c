/** The facts that the browser knows about a file before it is sent. */

export type PictureSize = { width: number; height: number };
export type VideoFacts = PictureSize & { /** Seconds. */ duration: number };

/** Returns the size of a picture in upright orientation. Throws if the browser cannot draw it. */
export async function readPictureSize(file: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

export type VideoReading = {
  /** Null if the browser does not know them, as for a recording without a length. */
  facts: VideoFacts | null;
  problem: "unplayable" | "no-picture" | null;
};

/** The time limit, after which the facts count as unknown. */
const READING_MS = 10_000;

/** Reads the length and size of a video, and whether this browser can play it. */
export function readVideo(file: Blob): Promise<VideoReading> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<VideoReading>((resolve) => {
    video.preload = "metadata";
    video.onloadedmetadata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video;
      const facts = Number.isFinite(duration) && width > 0 ? { duration, width, height } : null;
      resolve({ facts, problem: width > 0 ? null : "no-picture" });
    };
    video.onerror = () => resolve({ facts: null, problem: "unplayable" });
    timer = setTimeout(() => resolve({ facts: null, problem: null }), READING_MS);
    video.src = address;
  }).finally(() => {
    clearTimeout(timer);
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
