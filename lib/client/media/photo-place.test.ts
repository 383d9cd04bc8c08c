import fc from "fast-check";
import { placeIn, readPhotoPlace } from "./photo-place";

type Fraction = readonly [number, number];
type Gps = { latitude: Fraction[]; latitudeRef: string; longitude: Fraction[]; longitudeRef: string };

/** A JPEG's start with these GPS fields, as a camera writes them. */
function jpegWith(gps: Gps, isLittle: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(200));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag, isLittle);
    tiff.setUint16(at + 2, type, isLittle);
    tiff.setUint32(at + 4, count, isLittle);
  };
  entry(10, 0x8825, 4, 1);
  tiff.setUint32(18, 30, isLittle);
  tiff.setUint16(30, 4, isLittle);
  const numbers = (at: number, fractions: Fraction[]) =>
    fractions.forEach(([above, below], index) => {
      tiff.setUint32(at + index * 8, above, isLittle);
      tiff.setUint32(at + index * 8 + 4, below, isLittle);
    });
  entry(32, 1, 2, 2);
  tiff.setUint8(40, gps.latitudeRef.charCodeAt(0));
  entry(44, 2, 5, 3);
  tiff.setUint32(52, 100, isLittle);
  entry(56, 3, 2, 2);
  tiff.setUint8(64, gps.longitudeRef.charCodeAt(0));
  entry(68, 4, 5, 3);
  tiff.setUint32(76, 130, isLittle);
  numbers(100, gps.latitude);
  numbers(130, gps.longitude);
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 208, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return new Uint8Array([...head, ...new Uint8Array(tiff.buffer), 0xff, 0xda]);
}

const AUSTIN: Gps = {
  latitude: [
    [30, 1],
    [30, 1],
    [2988, 100],
  ],
  latitudeRef: "N",
  longitude: [
    [97, 1],
    [40, 1],
    [4404, 100],
  ],
  longitudeRef: "W",
};
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

test.each([true, false])("degrees, minutes and seconds, west and south negative (little-endian: %s)", (isLittle) => {
  const place = placeIn(viewOf(jpegWith(AUSTIN, isLittle)));
  expect(place?.latitude).toBeCloseTo(30.5083, 6);
  expect(place?.longitude).toBeCloseTo(-97.6789, 6);
  const south = placeIn(viewOf(jpegWith({ ...AUSTIN, latitudeRef: "S", longitudeRef: "E" }, isLittle)));
  expect(south?.latitude).toBeCloseTo(-30.5083, 6);
  expect(south?.longitude).toBeCloseTo(97.6789, 6);
});

test("a place off the earth, or of nothing over nothing, is none", () => {
  const nowhere: Fraction[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  expect(placeIn(viewOf(jpegWith({ ...AUSTIN, latitude: nowhere }, true)))).toBeNull();
  expect(placeIn(viewOf(jpegWith({ ...AUSTIN, latitude: AUSTIN.longitude }, true)))).toBeNull();
});

/** jsdom's blobs do not read themselves. */
const blobOf = (bytes: Uint8Array) =>
  ({ slice: () => ({ arrayBuffer: async () => bytes.slice().buffer }) }) as unknown as Blob;

test("whatever the bytes are, the photo comes through, with a place that is on the earth or none", async () => {
  const whole = jpegWith(AUSTIN, true);
  const damaged = fc.array(fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255) }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(damaged, fc.nat(whole.length), async (changes, length) => {
      const bytes = whole.slice(0, length);
      for (const { at, value } of changes) if (at < length) bytes[at] = value;
      const place = await readPhotoPlace(blobOf(bytes));
      if (place === null) return;
      expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
    }),
  );
});
