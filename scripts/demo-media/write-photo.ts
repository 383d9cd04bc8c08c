/** Writes a picture as a phone would: JPEG, with when and where it was taken and which way up it was held. */
import sharp from "sharp";
import { exifTime } from "../../backend/seed/place-media";
import type { Picture } from "./render-view";

type PhotoFacts = {
  /** Seconds since 1970. */
  takenAt: number;
  latitude: number;
  longitude: number;
  /** Held upright: the file holds the picture lying, and says so. */
  isUpright: boolean;
};

const MAKE = "Lintel";
const QUALITY = 80;

/** Degrees, minutes and hundredths of seconds as fractions. */
function exifDegrees(degrees: number): string {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  const whole = Math.floor(hundredths / 360_000);
  const minutes = Math.floor((hundredths % 360_000) / 6000);
  return `${whole}/1 ${minutes}/1 ${hundredths % 6000}/100`;
}

export async function writePhoto(picture: Picture, file: string, facts: PhotoFacts): Promise<void> {
  const { width, height, pixels } = picture;
  const time = exifTime(facts.takenAt * 1000);
  const exif = {
    IFD0: { Make: MAKE, Model: "Demo home", Software: "Lintel demo media", DateTime: time },
    IFD2: { DateTimeOriginal: time, DateTimeDigitized: time, OffsetTimeOriginal: "+00:00", OffsetTime: "+00:00" },
    IFD3: {
      GPSLatitudeRef: facts.latitude < 0 ? "S" : "N",
      GPSLatitude: exifDegrees(facts.latitude),
      GPSLongitudeRef: facts.longitude < 0 ? "W" : "E",
      GPSLongitude: exifDegrees(facts.longitude),
    },
  };
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
  await (facts.isUpright ? raw.rotate(270) : raw)
    .withMetadata({ orientation: facts.isUpright ? 6 : 1 })
    .withExif(exif)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file);
}
