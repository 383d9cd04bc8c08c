/** Reads an uploaded image: verifies that it can be decoded, and returns what its camera recorded. */
import sharp from "sharp";
import { MAX_IMAGE_PIXELS } from "../../lib/domain/upload-rules";
import { type PhotoMetadata, readPhotoMetadata } from "../../lib/media/read-photo-metadata";
import { invalidInput } from "../failures/failure";

/** Throws `invalid_input` for a file that is no picture. */
export async function readPicture(file: string): Promise<PhotoMetadata> {
  const facts = await sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) throw invalidInput("The file can't be read as an image.");
  return readPhotoMetadata(facts.exif ?? new Uint8Array());
}
