import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { isPictureCutOff, readPixelSize } from "./picture-header";

/** Noise, so that no format makes the file too short to cut. */
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const picture = () => sharp({ create: { width: 90, height: 61, channels: 3, background: "grey", noise } });
const asBytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());

const FORMATS: [string, string, () => Promise<Uint8Array>][] = [
  ["JPEG", "image/jpeg", () => asBytes(picture().jpeg())],
  [
    "JPEG, progressive, with EXIF",
    "image/jpeg",
    () =>
      asBytes(
        picture()
          .withExif({ IFD0: { Make: "x" } })
          .jpeg({ progressive: true }),
      ),
  ],
  ["JPEG in CMYK", "image/jpeg", () => asBytes(picture().toColourspace("cmyk").jpeg())],
  ["PNG", "image/png", () => asBytes(picture().png())],
  ["WebP", "image/webp", () => asBytes(picture().webp())],
  ["WebP without loss", "image/webp", () => asBytes(picture().webp({ lossless: true }))],
  [
    "WebP with EXIF",
    "image/webp",
    () =>
      asBytes(
        picture()
          .withExif({ IFD0: { Make: "x" } })
          .webp(),
      ),
  ],
  ["AVIF", "image/avif", () => asBytes(picture().avif())],
  ["GIF", "image/gif", () => asBytes(picture().gif())],
];

test.each(FORMATS)("%s: reads the size from the header", async (_format, type, createPicture) => {
  const bytes = await createPicture();
  expect(readPixelSize(bytes, type)).toEqual({ width: 90, height: 61 });
  expect(isPictureCutOff(bytes, type)).toBe(false);
});

test.each(FORMATS.slice(0, 7))("%s: detects a cut anywhere after its header", async (_format, type, createPicture) => {
  const bytes = await createPicture();
  for (const share of [0.3, 0.6, 0.99]) {
    expect(isPictureCutOff(bytes.subarray(0, Math.floor(bytes.length * share)), type)).toBe(true);
  }
});

test("bytes that a phone appends after the picture do not count as cut off", async () => {
  const bytes = await asBytes(picture().jpeg());
  expect(isPictureCutOff(Uint8Array.from([...bytes, ...Buffer.from("a motion photo's video")]), "image/jpeg")).toBe(
    false,
  );
});

test("returns for any bytes without an exception", () => {
  const types = fc.constantFrom("image/jpeg", "image/png", "image/webp", "image/avif", "image/gif");
  fc.assert(
    fc.property(types, fc.uint8Array({ maxLength: 200 }), (type, bytes) => {
      readPixelSize(bytes, type);
      isPictureCutOff(bytes, type);
    }),
  );
});
