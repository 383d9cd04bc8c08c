import fc from "fast-check";
import { asLogo, logoSize } from "./logo-picture";

test.each([
  [
    { width: 512, height: 512 },
    { width: 512, height: 512 },
  ],
  [
    { width: 64, height: 20 },
    { width: 64, height: 20 },
  ],
  [
    { width: 2_048, height: 1_024 },
    { width: 512, height: 256 },
  ],
  [
    { width: 300, height: 900 },
    { width: 171, height: 512 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 512, height: 1 },
  ],
])("resizes %j to %j", (size, expected) => {
  expect(logoSize(size)).toEqual(expected);
});

test("makes a logo no larger than the original or the limit, and at least one pixel", () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = logoSize({ width, height });
      expect(size.width).toBeLessThanOrEqual(Math.min(512, width));
      expect(size.height).toBeLessThanOrEqual(Math.min(512, height));
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
  );
});

test("throws if the browser has no canvas", async () => {
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 8, height: 4, close }) });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => callback(new Blob(["clear"])));
  await expect(asLogo(new Blob(["a picture"]))).rejects.toThrow("Nothing to draw with");
  expect(close).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
