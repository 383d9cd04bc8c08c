import fc from "fast-check";
import { distanceBetween, placeOf } from "./distance";

test("the equator is 40,030 km around, and one degree of it 111 km", () => {
  expect(distanceBetween({ latitude: 0, longitude: -90 }, { latitude: 0, longitude: 90 }) * 2).toBeCloseTo(
    40_030_228,
    -3,
  );
  expect(distanceBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111_195,
    -1,
  );
});

test("two corners of a house are meters apart", () => {
  const corner = { latitude: 30.5083, longitude: -97.6789 };
  expect(distanceBetween(corner, { latitude: 30.50839, longitude: -97.6789 })).toBeCloseTo(10, 0);
});

test("is symmetric, zero to itself, and at most half the earth", () => {
  const places = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(places, places, (one, other) => {
      const distance = distanceBetween(one, other);
      expect(distance).toBeCloseTo(distanceBetween(other, one), 3);
      expect(distance).toBeLessThanOrEqual(20_015_115);
      expect(distanceBetween(one, one)).toBe(0);
    }),
  );
});

test.each([
  [{}, null],
  [{ latitude: 1, longitude: null }, null],
  [{ latitude: 91, longitude: 0 }, null],
  [{ latitude: Number.NaN, longitude: 0 }, null],
  [{ latitude: 0, longitude: 0 }, null],
  [
    { latitude: 0, longitude: -91.1 },
    { latitude: 0, longitude: -91.1 },
  ],
])("the position of %j is %j", (record, place) => expect(placeOf(record)).toEqual(place));
