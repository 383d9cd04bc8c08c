/** Reads a picture's header without decoding the picture. */
export type PixelSize = { width: number; height: number };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns width and height as stored, before any rotation, or null if the header does not hold them. */
export function readPixelSize(bytes: Uint8Array, contentType: string): PixelSize | null {
  try {
    const view = viewOf(bytes);
    if (contentType === "image/jpeg") return jpegSize(view);
    if (contentType === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (contentType === "image/gif") return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (contentType === "image/webp") return webpSize(view);
    return contentType === "image/avif" ? avifSize(bytes) : null;
  } catch {
    // The header ends early.
    return null;
  }
}

/** Visits the segments of a JPEG; `visit` returns a value to stop, or undefined. Throws RangeError past the end. */
function visitSegments<Result>(
  view: DataView,
  visit: (marker: number, offset: number) => Result | undefined,
): Result | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    // Skips fill bytes, and markers without a length.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else {
      const result = visit(marker, offset);
      if (result !== undefined) return result;
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return null;
}

function jpegSize(view: DataView): PixelSize | null {
  return visitSegments(view, (marker, offset) => {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    return isFrame ? { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) } : undefined;
  });
}

function webpSize(view: DataView): PixelSize | null {
  const format = view.getUint8(15);
  // "VP8X", "VP8L" and "VP8 ".
  if (format === 0x58)
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
  if (format === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** "ispe": the type of the box that holds an image's size. */
const ISPE = [0x69, 0x73, 0x70, 0x65];

/** Returns the largest size in an AVIF, which also lists the sizes of its tiles and thumbnail. */
function avifSize(bytes: Uint8Array): PixelSize | null {
  const view = viewOf(bytes);
  let largest: PixelSize | null = null;
  for (let offset = bytes.indexOf(0x69); offset >= 0; offset = bytes.indexOf(0x69, offset + 1)) {
    if (offset + 16 > bytes.length) break;
    if (!ISPE.every((byte, index) => bytes[offset + index] === byte)) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Whether the end of a picture is missing. `bytes` is the whole file. */
export function isPictureCutOff(bytes: Uint8Array, contentType: string): boolean {
  try {
    const view = viewOf(bytes);
    if (contentType === "image/jpeg") {
      // Searches from the scan on, because an embedded thumbnail before it has its own end marker.
      const scan = visitSegments(view, (marker, offset) => (marker === 0xda ? offset : undefined));
      return scan !== null && !hasJpegEnd(bytes, scan);
    }
    if (contentType === "image/png") return !hasPngEnd(bytes);
    return contentType === "image/webp" && view.getUint32(4, true) + 8 > bytes.length;
  } catch {
    return true;
  }
}

function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let offset = bytes.indexOf(0xff, from); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    if (bytes[offset + 1] === 0xd9) return true;
  }
  return false;
}

function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let offset = 8; offset + 12 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    if (view.getUint32(offset + 4) === 0x49454e44) return true;
  }
  return false;
}
