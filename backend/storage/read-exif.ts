/** Where and when a photo was taken, as its camera wrote it down (EXIF 2.3, a TIFF directory of tags). */

export type Taken = {
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  /** ISO 8601 UTC; null also where the camera's time zone is not known. */
  takenAt: string | null;
};

const NOTHING: Taken = { latitude: null, longitude: null, takenAt: null };
const TAGS = { exif: 0x8769, gps: 0x8825, time: 0x9003, offset: 0x9011 } as const;
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4, time: 7, day: 0x1d } as const;
/** Bytes of one value, by the type of a field: byte, text, short, long, rational. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8 };
const MOST_FIELDS = 200;

type Field = number[] | string;
type Directory = ReadonlyMap<number, Field>;

/** Reads with the byte order that the file names; throws a RangeError past its end. */
class Tiff {
  private readonly isLittle: boolean;

  constructor(private readonly bytes: Buffer) {
    this.isLittle = bytes.toString("latin1", 0, 2) === "II";
  }

  short(at: number): number {
    return this.isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  long(at: number): number {
    return this.isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }

  private value(type: number, at: number): number {
    if (type === 1) return this.bytes.readUInt8(at);
    if (type === 3) return this.short(at);
    return type === 4 ? this.long(at) : this.long(at) / this.long(at + 4);
  }

  private field(entry: number): Field | null {
    const [type, count] = [this.short(entry + 2), this.long(entry + 4)];
    const size = SIZES[type];
    if (size === undefined || count > 1000) return null;
    const at = size * count <= 4 ? entry + 8 : this.long(entry + 8);
    if (type === 2)
      return this.bytes
        .toString("latin1", at, at + count)
        .replace(/\0.*$/s, "")
        .trim();
    return Array.from({ length: count }, (_, index) => this.value(type, at + index * size));
  }

  directory(at: number): Directory {
    const count = Math.min(this.short(at), MOST_FIELDS);
    const fields = new Map<number, Field>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      const field = this.field(entry);
      if (field !== null) fields.set(this.short(entry), field);
    }
    return fields;
  }

  /** The directory that a tag of another one points at. */
  below(directory: Directory, tag: number): Directory {
    const at = directory.get(tag);
    return typeof at === "object" && at[0] !== undefined ? this.directory(at[0]) : new Map();
  }
}

/** Degrees, minutes and seconds as degrees; null where they are none or lie outside. */
function degrees(parts: Field | undefined, reference: Field | undefined, negative: string, most: number) {
  if (typeof parts !== "object" || typeof reference !== "string" || reference === "") return null;
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts;
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value) || value > most) return null;
  return Number((reference.toUpperCase() === negative ? -value : value).toFixed(7));
}

function asTime(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** "2026:03:01", as EXIF writes days. */
const dayOf = (text: string) => text.slice(0, 10).replaceAll(":", "-");
const two = (value: number) => String(Math.floor(value)).padStart(2, "0");

function takenAt(exif: Directory, gps: Directory): string | null {
  const [time, offset] = [exif.get(TAGS.time), exif.get(TAGS.offset)];
  if (typeof time === "string" && typeof offset === "string" && /^[+-]\d\d:\d\d$/.test(offset)) {
    return asTime(`${dayOf(time)}T${time.slice(11, 19)}${offset}`);
  }
  const [day, clock] = [gps.get(GPS.day), gps.get(GPS.time)];
  if (typeof day !== "string" || typeof clock !== "object" || clock.length !== 3) return null;
  return asTime(`${dayOf(day)}T${clock.map(two).join(":")}Z`);
}

/** Of an EXIF block; of one that cannot be read, nothing. */
export function readExif(block: Buffer | undefined): Taken {
  if (!block) return NOTHING;
  try {
    const start = block.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
    const tiff = new Tiff(block.subarray(start));
    const root = tiff.directory(tiff.long(4));
    const gps = tiff.below(root, TAGS.gps);
    return {
      latitude: degrees(gps.get(GPS.latitude), gps.get(GPS.latitudeRef), "S", 90),
      longitude: degrees(gps.get(GPS.longitude), gps.get(GPS.longitudeRef), "W", 180),
      takenAt: takenAt(tiff.below(root, TAGS.exif), gps),
    };
  } catch {
    return NOTHING;
  }
}
