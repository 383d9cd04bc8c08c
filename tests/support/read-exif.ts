/** Reads the EXIF fields of the demo's photos, directly from the TIFF structure. */
import type { Buffer } from "node:buffer";

export type ReadExif = { orientation: number; takenAt: string; latitude: number; longitude: number };
type Entry = { type: number; count: number; at: number };
type Reader = { u16: (offset: number) => number; u32: (offset: number) => number; bytes: Buffer };

const ASCII = 2;
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

function readerOf(exif: Buffer): Reader {
  const bytes = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const isLittle = bytes.toString("latin1", 0, 2) === "II";
  return {
    bytes,
    u16: (offset) => (isLittle ? bytes.readUInt16LE(offset) : bytes.readUInt16BE(offset)),
    u32: (offset) => (isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)),
  };
}

function readDirectory({ u16, u32 }: Reader, offset: number): Map<number, Entry> {
  return new Map(
    Array.from({ length: u16(offset) }, (_, index): [number, Entry] => {
      const entry = offset + 2 + index * 12;
      const type = u16(entry + 2);
      const count = u32(entry + 4);
      const isInside = (SIZES[type] ?? 1) * count <= 4;
      return [u16(entry), { type, count, at: isInside ? entry + 8 : u32(entry + 8) }];
    }),
  );
}

function requireEntry(entries: Map<number, Entry>, tag: number): Entry {
  const found = entries.get(tag);
  if (!found) throw new Error(`No EXIF field ${tag.toString(16)}`);
  return found;
}

function text({ bytes }: Reader, { type, at, count }: Entry): string {
  if (type !== ASCII) throw new Error("Not a text");
  return bytes.toString("latin1", at, at + count - 1);
}

function degrees(reader: Reader, entries: Map<number, Entry>, tag: number): number {
  const { at } = requireEntry(entries, tag);
  const [whole, minutes, seconds] = [0, 8, 16].map((skip) => reader.u32(at + skip) / reader.u32(at + skip + 4));
  const sign = /[SW]/.test(text(reader, requireEntry(entries, tag - 1))) ? -1 : 1;
  return sign * (whole! + minutes! / 60 + seconds! / 3600);
}

export function readExif(exif: Buffer): ReadExif {
  const reader = readerOf(exif);
  const main = readDirectory(reader, reader.u32(4));
  const camera = readDirectory(reader, reader.u32(requireEntry(main, 0x8769).at));
  const gps = readDirectory(reader, reader.u32(requireEntry(main, 0x8825).at));
  return {
    orientation: reader.u16(requireEntry(main, 0x0112).at),
    takenAt: text(reader, requireEntry(camera, 0x9003)),
    latitude: degrees(reader, gps, 2),
    longitude: degrees(reader, gps, 4),
  };
}
