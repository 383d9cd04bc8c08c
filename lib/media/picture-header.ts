/** Reads a picture's header without decoding the picture. */
export type PixelSize = { width: number; height: number };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Width and height as stored, before any rotation; null if the header does not hold them. */
export function readPixelSize(bytes: Uint8Array, contentType: string): PixelSize | null {
  try {
    const view = viewOf(bytes);
    if (contentType === "image/jpeg") return jpegSize(view);
    if (contentType === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (contentType === "image/gif") return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (contentType === "image/webp") return webpSize(view);
    return contentType === "image/avif" ? avifSize(bytes) : null;
  } catch {
    // A header that ends early.
    return null;
  }
}

/** Visits the segments of a JPEG; `visit` returns a value to stop, or undefined. Throws RangeError past the end. */
function visitSegments<Result>(
  view: DataView,
  visit: (marker: number, at: number) => Result | undefined,
): Result | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Fill bytes, and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      const result = visit(marker, at);
      if (result !== undefined) return result;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

function jpegSize(view: DataView): PixelSize | null {
  return visitSegments(view, (marker, at) => {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    return isFrame ? { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } : undefined;
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

const ISPE = [0x69, 0x73, 0x70, 0x65];

/** The largest of the sizes in an AVIF, which lists those of its tiles and thumbnail too. */
function avifSize(bytes: Uint8Array): PixelSize | null {
  const view = viewOf(bytes);
  let largest: PixelSize | null = null;
  for (let at = bytes.indexOf(0x69); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (!ISPE.every((byte, index) => bytes[at + index] === byte)) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Whether the end of a picture is missing. `bytes` is the whole file. */
export function isPictureCutOff(bytes: Uint8Array, contentType: string): boolean {
  try {
    const view = viewOf(bytes);
    if (contentType === "image/jpeg") {
      // An embedded thumbnail has its own end, before the scan.
      const scan = visitSegments(view, (marker, at) => (marker === 0xda ? at : undefined));
      return scan !== null && !hasJpegEnd(bytes, scan);
    }
    if (contentType === "image/png") return !hasPngEnd(bytes);
    return contentType === "image/webp" && view.getUint32(4, true) + 8 > bytes.length;
  } catch {
    return true;
  }
}

function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}
