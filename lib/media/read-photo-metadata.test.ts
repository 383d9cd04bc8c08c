import fc from "fast-check";
import sharp from "sharp";
import { readPhotoMetadata } from "./read-photo-metadata";

type Tags = Record<string, string>;
type Blocks = { IFD0?: Tags; IFD2?: Tags; IFD3?: Tags };

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "grey" } });
const jpegWith = (tags: Blocks) => picture().withExif(tags).jpeg().toBuffer();
const read = async (tags: Blocks) => readPhotoMetadata(await jpegWith(tags));

const NOTHING = { latitude: null, longitude: null, takenAt: null, takenAtLocal: null };
/** 42° 21' 30" N, 71° 3' 18" W. */
const BOSTON = {
  GPSLatitudeRef: "N",
  GPSLatitude: "42/1 21/1 3000/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "71/1 3/1 1800/100",
};
const EAST = { GPSLongitudeRef: "E" };
const LOCAL = { DateTimeOriginal: "2026:03:01 09:30:15" };

test.each([
  ["west is negative", {}, [42.3583333, -71.055]],
  ["south is negative, east is not", { GPSLatitudeRef: "S", ...EAST }, [-42.3583333, 71.055]],
  ["references in lower case", { GPSLatitudeRef: "s", GPSLongitudeRef: "w" }, [-42.3583333, -71.055]],
  // 21.5 minutes and no seconds; 42 + 21 / 60 = 42.35.
  ["seconds of 0/0 are left out", { GPSLatitude: "42/1 21/1 0/0" }, [42.35, -71.055]],
  ["minutes of 0/0 are left out", { GPSLatitude: "42/1 0/0 36/1" }, [42.01, -71.055]],
  ["seconds of 5/0 are left out", { GPSLatitude: "42/1 21/1 5/0" }, [42.35, -71.055]],
  ["a latitude of 0 is a position", { GPSLatitude: "0/1 0/1 0/1" }, [0, -71.055]],
  ["0, 0 is no position", { GPSLatitude: "0/1 0/1 0/1", GPSLongitude: "0/1 0/1 0/1" }, null],
  ["degrees of 0/0 are no position", { GPSLongitude: "0/0 3/1 18/1" }, null],
  ["a latitude of only 0/0 is no position", { GPSLatitude: "0/0 0/0 0/0" }, null],
  ["a latitude past a pole", { GPSLatitude: "95/1 0/1 0/1" }, null],
  ["a longitude past the date line", { GPSLongitude: "180/1 1/1 0/1" }, null],
  ["75 minutes", { GPSLatitude: "42/1 75/1 0/1" }, null],
  ["an unknown letter for the hemisphere", { GPSLatitudeRef: "X" }, null],
])("reads the position: %s", async (_what, change, position) => {
  const { latitude, longitude } = await read({ IFD3: { ...BOSTON, ...change } });
  expect([latitude, longitude]).toEqual(position ?? [null, null]);
});

test("a position without its hemisphere counts as no position", async () => {
  const { GPSLatitudeRef: _reference, ...rest } = BOSTON;
  expect(await read({ IFD3: rest })).toEqual(NOTHING);
});

test.each([
  ["a time with its own offset", { ...LOCAL, OffsetTimeOriginal: "-05:00" }, "2026-03-01T14:30:15.000Z", null],
  ["the general offset counts too", { ...LOCAL, OffsetTime: "+05:30" }, "2026-03-01T04:00:15.000Z", null],
  [
    "the original time's own offset counts first",
    { ...LOCAL, OffsetTime: "+01:00", OffsetTimeOriginal: "Z" },
    "2026-03-01T09:30:15.000Z",
    null,
  ],
  ["a time without an offset stays local", LOCAL, null, "2026-03-01T09:30:15"],
  ["an offset of blanks is none", { ...LOCAL, OffsetTimeOriginal: "   :  " }, null, "2026-03-01T09:30:15"],
  ["an offset of no time zone", { ...LOCAL, OffsetTimeOriginal: "+25:00" }, null, "2026-03-01T09:30:15"],
  ["the digitized time without an original", { DateTimeDigitized: "2026:03:01 09:30:15" }, null, "2026-03-01T09:30:15"],
  ["year 0000", { DateTimeOriginal: "0000:00:00 00:00:00", OffsetTimeOriginal: "-05:00" }, null, null],
  ["February 30", { DateTimeOriginal: "2026:02:30 09:30:15" }, null, null],
  ["25 o'clock", { DateTimeOriginal: "2026:02:03 25:30:15" }, null, null],
  ["blanks", { DateTimeOriginal: "    :  :     :  :  " }, null, null],
])("reads the time: %s", async (_what, tags, takenAt, takenAtLocal) => {
  expect(await read({ IFD2: tags as Tags })).toEqual({ ...NOTHING, takenAt, takenAtLocal });
});

test("without an offset the satellites' time counts, unless it is invalid", async () => {
  const gps = { GPSDateStamp: "2026:03:01", GPSTimeStamp: "14/1 30/1 1550/100" };
  expect((await read({ IFD2: LOCAL, IFD3: gps })).takenAt).toBe("2026-03-01T14:30:15.000Z");
  const broken = { ...gps, GPSTimeStamp: "14/1 30/1 0/0" };
  expect(await read({ IFD2: LOCAL, IFD3: broken })).toMatchObject({
    takenAt: null,
    takenAtLocal: "2026-03-01T09:30:15",
  });
});

test("the EXIF block of a PNG, a WebP or an AVIF reads like a JPEG's", async () => {
  const tags = { IFD2: LOCAL, IFD3: BOSTON };
  const expected = await read(tags);
  expect(expected.latitude).toBe(42.3583333);
  for (const type of ["png", "webp", "avif"] as const) {
    const { exif } = await sharp(await picture().withExif(tags).toFormat(type).toBuffer()).metadata();
    expect([type, await readPhotoMetadata(exif ?? Buffer.alloc(0))]).toEqual([type, expected]);
  }
});

test("fields that missing or cut-off EXIF lacks are null", async () => {
  expect(await readPhotoMetadata(await picture().jpeg().toBuffer())).toEqual(NOTHING);
  expect(await readPhotoMetadata(new Uint8Array())).toEqual(NOTHING);
  const complete = await jpegWith({ IFD2: LOCAL, IFD3: BOSTON });
  const expected = await readPhotoMetadata(complete);
  for (let length = 0; length < complete.length; length += 7) {
    const { latitude, takenAtLocal } = await readPhotoMetadata(complete.subarray(0, length));
    expect([null, expected.latitude]).toContain(latitude);
    expect([null, expected.takenAtLocal]).toContain(takenAtLocal);
  }
});

test("returns a valid position or none for any bytes", async () => {
  const complete = await jpegWith({ IFD2: LOCAL, IFD3: BOSTON });
  const changes = fc.array(fc.tuple(fc.nat(Math.min(complete.length, 400) - 1), fc.nat(255)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = Buffer.from(complete);
      for (const [index, value] of list) changed[index] = value;
      const { latitude, longitude } = await readPhotoMetadata(changed);
      expect(latitude === null || Math.abs(latitude) <= 90).toBe(true);
      expect(longitude === null || Math.abs(longitude) <= 180).toBe(true);
    }),
  );
});
