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

/** Length and size of a video; null where this browser cannot play it, which does not keep it from being stored. */
export function readVideoFacts(file: Blob): Promise<VideoFacts | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  return new Promise<VideoFacts | null>((resolve) => {
    video.preload = "metadata";
    video.onloadedmetadata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video;
      resolve(Number.isFinite(duration) && width > 0 ? { duration, width, height } : null);
    };
    video.onerror = () => resolve(null);
    video.src = address;
  }).finally(() => {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
