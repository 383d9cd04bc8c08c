import { type Crop, cropSquare } from "./crop-square";

/** The side of the saved square in pixels: sharp at the largest size that shows a cropped picture. */
const MAX_SIDE = 512;

/** Returns the cropped square of a picture as a PNG, never enlarged. Throws if the browser cannot draw it. */
export async function cropPicture(bitmap: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const { left, top, side } = cropSquare(bitmap, crop);
  const canvas = document.createElement("canvas");
  const outputSide = Math.max(1, Math.round(Math.min(side, MAX_SIDE)));
  Object.assign(canvas, { width: outputSide, height: outputSide });
  const context = canvas.getContext("2d");
  // Without a context the PNG would be fully transparent.
  if (!context) throw new Error("Nothing to draw with");
  context.drawImage(bitmap, left, top, side, side, 0, 0, outputSide, outputSide);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error("Not drawn"))), "image/png");
  });
  return new File([blob], name, { type: "image/png" });
}
