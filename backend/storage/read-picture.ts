/** An uploaded image as a picture: that it can be read at all, and what its camera wrote down. */
import sharp from "sharp";
import { invalidInput } from "../http/failure";
import { MOST_PIXELS } from "./most-pixels";
import { readExif, type Taken } from "./read-exif";

/** Throws `invalid_input` for a file that is no picture. */
export async function readPicture(file: string): Promise<Taken> {
  const facts = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) throw invalidInput("The file cannot be read as an image.");
  return readExif(facts.exif);
}
