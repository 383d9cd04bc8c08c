import { type Crop, cropSquare } from "./crop-square";

/** Pixels of a side: sharp in the largest place that a cut picture has. */
const LONGEST_SIDE = 512;

/** The square of a picture as a PNG of the same name; never larger than it was. Throws where it cannot be drawn. */
export async function cutPicture(bitmap: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const { left, top, side } = cropSquare(bitmap, crop);
  const canvas = document.createElement("canvas");
  const length = Math.max(1, Math.round(Math.min(side, LONGEST_SIDE)));
  Object.assign(canvas, { width: length, height: length });
  const context = canvas.getContext("2d");
  // Without one the canvas is empty, and as a picture nothing but clear.
  if (!context) throw new Error("Nothing to draw with");
  context.drawImage(bitmap, left, top, side, side, 0, 0, length, length);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error("Not drawn"))), "image/png");
  });
  return new File([blob], name, { type: "image/png" });
}
