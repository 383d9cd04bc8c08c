/** Where a photo was taken, as its camera wrote it into the file (EXIF in JPEG). */

/** The header of a JPEG is at its start. */
const HEAD_BYTES = 256 * 1024;
const GPS_POINTER = 0x8825;
const TAGS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const;

export type PhotoPlace = { latitude: number; longitude: number };

/** The place of a photo in degrees; nothing where the file tells none, or none that makes sense. */
export async function readPhotoPlace(file: Blob): Promise<PhotoPlace | null> {
  try {
    return placeIn(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // A header that points out of itself: the photo is worth as much without its place.
    return null;
  }
}

/** Of the bytes of a JPEG. Throws RangeError where the header points out of them. */
export function placeIn(bytes: DataView): PhotoPlace | null {
  const start = exifStart(bytes);
  return start === null
    ? null
    : placeOfTiff(new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start));
}

/** Where the TIFF block of the EXIF segment begins. */
function exifStart(bytes: DataView): number | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 4 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    const length = bytes.getUint16(at + 2);
    if (marker === 0xe1 && bytes.getUint32(at + 4) === 0x45786966) return at + 10;
    // The picture itself begins: there is no header after it.
    if (marker === 0xda || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

type Entry = { type: number; count: number; at: number };

function placeOfTiff(tiff: DataView): PhotoPlace | null {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const entriesAt = (at: number) => {
    const entries = new Map<number, Entry>();
    for (let index = 0; index < tiff.getUint16(at, isLittle); index += 1) {
      const entry = at + 2 + index * 12;
      entries.set(tiff.getUint16(entry, isLittle), {
        type: tiff.getUint16(entry + 2, isLittle),
        count: tiff.getUint32(entry + 4, isLittle),
        at: entry + 8,
      });
    }
    return entries;
  };
  const pointer = entriesAt(tiff.getUint32(4, isLittle)).get(GPS_POINTER);
  if (!pointer) return null;
  const gps = entriesAt(tiff.getUint32(pointer.at, isLittle));

  const degrees = (tag: number, refTag: number, negative: string): number | null => {
    const entry = gps.get(tag);
    const ref = gps.get(refTag);
    if (!entry || !ref || entry.type !== 5 || entry.count !== 3) return null;
    const from = tiff.getUint32(entry.at, isLittle);
    const [whole = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = [0, 8, 16].map(
      (offset) => tiff.getUint32(from + offset, isLittle) / tiff.getUint32(from + offset + 4, isLittle),
    );
    const value = whole + minutes / 60 + seconds / 3600;
    return String.fromCharCode(tiff.getUint8(ref.at)) === negative ? -value : value;
  };
  const latitude = degrees(TAGS.latitude, TAGS.latitudeRef, "S");
  const longitude = degrees(TAGS.longitude, TAGS.longitudeRef, "W");
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
