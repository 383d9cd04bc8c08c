/** Decodes a photo to small, upright pixels, so that every photo takes the detectors about the same time. */
import sharp from "sharp";
import { MAX_IMAGE_PIXELS } from "../../../lib/domain/upload-rules";
import { looksLikeImage, SNIFFED_BYTES } from "../../../lib/media/sniff-type";
import { invalidInput } from "../../failures/failure";

/** Pixels of the longer side. */
const MAX_SIDE_PX = 640;

/** Row by row, three bytes per pixel: red, green, blue. */
export type Pixels = { width: number; height: number; data: Uint8Array };

export async function readPixels(photo: Uint8Array): Promise<Pixels> {
  const unreadable = () => invalidInput("The file can't be read as an image.");
  if (!looksLikeImage(photo.subarray(0, SNIFFED_BYTES))) throw unreadable();
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: MAX_IMAGE_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#808080" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data) };
  } catch {
    throw unreadable();
  }
}
