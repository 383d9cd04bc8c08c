import fc from "fast-check";
import { cropSquare, dragCrop, FULL_CROP, fitCrop, MAX_ZOOM } from "./crop-square";

const side = fc.integer({ min: 1, max: 20_000 });
const picture = fc.record({ width: side, height: side });
const share = fc.double({ min: -3, max: 4, noNaN: true });
const anyCrop = fc.record({ x: share, y: share, zoom: fc.double({ min: -2, max: 12, noNaN: true }) });

test("starts with the largest square in the middle", () => {
  expect(cropSquare({ width: 600, height: 400 }, FULL_CROP)).toEqual({ left: 100, top: 0, side: 400 });
  expect(cropSquare({ width: 300, height: 900 }, FULL_CROP)).toEqual({ left: 0, top: 300, side: 300 });
});

test("shows more of the left of a picture dragged to the right, up to its edge", () => {
  const size = { width: 600, height: 400 };
  expect(cropSquare(size, dragCrop(size, FULL_CROP, 0.1, 0))).toEqual({ left: 60, top: 0, side: 400 });
  expect(cropSquare(size, dragCrop(size, FULL_CROP, 5, 5))).toEqual({ left: 0, top: 0, side: 400 });
});

test("halves the side of the square around the same center at twice the zoom", () => {
  expect(
    cropSquare({ width: 600, height: 400 }, fitCrop({ width: 600, height: 400 }, { ...FULL_CROP, zoom: 2 })),
  ).toEqual({ left: 200, top: 100, side: 200 });
});

test("keeps the square inside the picture and never empty for any drag and zoom", () => {
  fc.assert(
    fc.property(picture, anyCrop, share, share, (size, crop, right, down) => {
      const { left, top, side: length } = cropSquare(size, dragCrop(size, fitCrop(size, crop), right, down));
      const slack = 1e-9 * Math.max(size.width, size.height);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + length).toBeLessThanOrEqual(size.width + slack);
      expect(top + length).toBeLessThanOrEqual(size.height + slack);
      expect(length).toBeGreaterThanOrEqual(Math.min(size.width, size.height) / MAX_ZOOM - slack);
    }),
  );
});
