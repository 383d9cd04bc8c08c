/** Reads when and where a photo was taken from its EXIF, for the browser and the backend. */
import exifr from "exifr/dist/mini.umd.js";
import { placeOf } from "../domain/distance";
import { isLocalTime } from "../domain/media-time";

export type PhotoMetadata = {
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  /** ISO 8601 UTC, if the camera recorded its offset or a satellite time. */
  takenAt: string | null;
  /** "2026-03-01T15:12:00" by the camera's clock, if no zone is known. */
  takenAtLocal: string | null;
};

type Tags = Readonly<Record<number, unknown>>;

const NO_METADATA: PhotoMetadata = { latitude: null, longitude: null, takenAt: null, takenAtLocal: null };
const EXIF = { original: 0x9003, digitized: 0x9004, offset: 0x9010, offsetOriginal: 0x9011, offsetDigitized: 0x9012 };
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4, time: 7, day: 0x1d };
const POINTERS = [0x8769, 0x8825];
const OFFSET = /^(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Requests raw values: exifr's positions and dates ignore lower-case references, empty denominators and offsets. */
const OPTIONS = {
  tiff: true,
  ifd0: { pick: POINTERS },
  exif: { pick: Object.values(EXIF) },
  gps: { pick: Object.values(GPS) },
  mergeOutput: false,
  sanitize: false,
  translateKeys: false,
  translateValues: false,
  reviveValues: false,
};

/** Accepts a JPEG, or the EXIF block of any file. Returns only nulls if no EXIF can be read. */
export async function readPhotoMetadata(bytes: Uint8Array): Promise<PhotoMetadata> {
  try {
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    const { exif = {}, gps = {} } = (await exifr.parse(isJpeg ? bytes : asJpeg(bytes), OPTIONS)) as {
      exif?: Tags;
      gps?: Tags;
    };
    return { ...readPosition(gps), ...readTime(exif, gps) };
  } catch {
    return NO_METADATA;
  }
}

/** Wraps the block as the only segment of a JPEG, the format that exifr's small build reads. */
function asJpeg(block: Uint8Array): Uint8Array {
  const tiff = block[0] === 0x45 ? block.subarray(6) : block;
  const length = tiff.length + 8;
  const head = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const jpeg = new Uint8Array(head.length + tiff.length + 2);
  jpeg.set(head);
  jpeg.set(tiff, head.length);
  jpeg.set([0xff, 0xd9], head.length + tiff.length);
  return jpeg;
}

function readPosition(gps: Tags): Pick<PhotoMetadata, "latitude" | "longitude"> {
  const latitude = readDegrees(gps[GPS.latitude], gps[GPS.latitudeRef], "NS");
  const longitude = readDegrees(gps[GPS.longitude], gps[GPS.longitudeRef], "EW");
  return placeOf({ latitude, longitude }) ?? { latitude: null, longitude: null };
}

/** Returns null without the hemisphere; a minute or second with an empty denominator counts as zero. */
function readDegrees(parts: unknown, reference: unknown, hemispheres: string): number | null {
  if (typeof reference !== "string" || !parts) return null;
  const hemisphere = hemispheres.indexOf(reference.trim().charAt(0).toUpperCase() || "-");
  const [whole, minutes = 0, seconds = 0] = numbersOf(parts);
  if (hemisphere < 0 || whole === undefined || !Number.isFinite(whole)) return null;
  const [minute, second] = [minutes, seconds].map((part) => (Number.isFinite(part) ? part : 0)) as [number, number];
  if (minute > 60 || second > 60) return null;
  const degrees = Number((whole + minute / 60 + second / 3600).toFixed(7));
  return hemisphere === 1 && degrees > 0 ? -degrees : degrees;
}

const numbersOf = (value: unknown): number[] =>
  typeof value === "number" ? [value] : Array.from(value as ArrayLike<number>, Number);

function readTime(exif: Tags, gps: Tags): Pick<PhotoMetadata, "takenAt" | "takenAtLocal"> {
  const original = localTime(exif[EXIF.original]);
  const local = original ?? localTime(exif[EXIF.digitized]);
  const offset = [exif[original ? EXIF.offsetOriginal : EXIF.offsetDigitized], exif[EXIF.offset]].find(isOffset);
  if (local && offset) return { takenAt: new Date(`${local}${offset.trim()}`).toISOString(), takenAtLocal: null };
  const satellites = satelliteTime(gps);
  return satellites ? { takenAt: satellites, takenAtLocal: null } : { takenAt: null, takenAtLocal: local };
}

const isOffset = (value: unknown): value is string => typeof value === "string" && OFFSET.test(value.trim());

/** "2026:03:01 15:12:00" as ISO 8601 without a zone; null for a day that does not exist, such as in year 0000. */
function localTime(value: unknown): string | null {
  const [, year, month, day, time] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(typeof value === "string" ? value.trim() : "") ?? [];
  const text = `${year}-${month}-${day}T${time}`;
  return isLocalTime(text) ? text : null;
}

/** Satellite times are UTC. */
function satelliteTime(gps: Tags): string | null {
  const day = gps[GPS.day];
  const clock = gps[GPS.time];
  if (typeof day !== "string" || !clock) return null;
  const time = numbersOf(clock).map((part) => String(Math.floor(part)).padStart(2, "0"));
  const local = localTime(`${day.trim()} ${time.join(":")}`);
  return local && new Date(`${local}Z`).toISOString();
}
