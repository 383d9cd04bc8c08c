/** Reads the metadata that a camera recorded in an uploaded image. */
import sharp from "sharp";
import { MAX_IMAGE_PIXELS } from "../../lib/domain/upload-rules";
import { type PhotoMetadata, readPhotoMetadata } from "../../lib/media/read-photo-metadata";
import { invalidInput } from "../failures/failure";

/** Throws `invalid_input` for a file that is not an image. */
export async function readPicture(file: string): Promise<PhotoMetadata> {
  const metadata = await sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) throw invalidInput("The file can't be read as an image.");
  return readPhotoMetadata(metadata.exif ?? new Uint8Array());
}
