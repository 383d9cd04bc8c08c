/** What the browser knows of a file before it is sent. */

export type PictureSize = { width: number; height: number };
export type VideoFacts = PictureSize & { /** Seconds. */ duration: number };

/** The size of a picture as it stands upright. Throws where it is none that this browser can draw. */
export async function readPictureSize(file: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

export type VideoReading = {
  /** Null where the browser does not know them, as of a recording without a length. */
  facts: VideoFacts | null;
  problem: "unplayable" | "no-picture" | null;
};

/** Past it a file counts as one of which nothing is known. */
const READING_MS = 10_000;

/** Length and size of a video, and whether this browser can play it. */
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
