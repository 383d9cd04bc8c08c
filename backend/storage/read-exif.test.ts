import fc from "fast-check";
import sharp from "sharp";
import { readExif } from "./read-exif";

/** The EXIF block that a picture with these tags carries. */
async function blockOf(tags: {
  IFD0?: Record<string, string>;
  IFD2?: Record<string, string>;
  IFD3?: Record<string, string>;
}) {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "grey" } });
  const bytes = await picture.withExif(tags).jpeg().toBuffer();
  return (await sharp(bytes).metadata()).exif;
}

const PLACE = {
  GPSLatitudeRef: "N",
  GPSLatitude: "42/1 21/1 3000/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "71/1 3/1 1800/100",
};

test("place, and time where its zone is known", async () => {
  const block = await blockOf({
    IFD2: { DateTimeOriginal: "2026:03:01 09:30:15", OffsetTimeOriginal: "-05:00" },
    IFD3: PLACE,
  });
  expect(readExif(block)).toEqual({ latitude: 42.3583333, longitude: -71.055, takenAt: "2026-03-01T14:30:15.000Z" });
});

test("without a zone the satellites' time counts, and without that none", async () => {
  const time = { DateTimeOriginal: "2026:03:01 09:30:15" };
  expect(readExif(await blockOf({ IFD2: time }))).toEqual({ latitude: null, longitude: null, takenAt: null });
  const gps = { ...PLACE, GPSLatitudeRef: "S", GPSDateStamp: "2026:03:01", GPSTimeStamp: "14/1 30/1 15/1" };
  expect(readExif(await blockOf({ IFD2: time, IFD3: gps }))).toEqual({
    latitude: -42.3583333,
    longitude: -71.055,
    takenAt: "2026-03-01T14:30:15.000Z",
  });
});

test("nothing is read from nothing, or from a place that is none", async () => {
  expect(readExif(undefined)).toEqual({ latitude: null, longitude: null, takenAt: null });
  const far = { ...PLACE, GPSLatitude: "95/1 0/1 0/1" };
  expect(readExif(await blockOf({ IFD3: far })).latitude).toBeNull();
});

test("whatever the bytes, it comes to an end", async () => {
  const block = (await blockOf({ IFD3: PLACE })) ?? Buffer.alloc(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(block.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
      const changed = Buffer.from(block);
      for (const [at, value] of changes) changed[at] = value;
      const { latitude } = readExif(changed);
      expect(latitude === null || Number.isFinite(latitude)).toBe(true);
    }),
  );
  fc.assert(fc.property(fc.uint8Array(), (bytes) => readExif(Buffer.from(bytes)) !== null));
});
