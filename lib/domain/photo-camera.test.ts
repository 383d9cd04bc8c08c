import fc from "fast-check";
import {
  actualSizeZoom,
  clampCamera,
  cssTransform,
  FIT,
  type PhotoCamera,
  panBy,
  rotate,
  type Size,
  scaleOf,
  toPhoto,
  toScreen,
  zoomAt,
} from "./photo-camera";

const FRAME: Size = { width: 800, height: 600 };
const PHOTO: Size = { width: 4000, height: 2000 };

const sizes = fc.record({ width: fc.integer({ min: 50, max: 5000 }), height: fc.integer({ min: 50, max: 5000 }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const cameras = fc.record({
  zoom: fc.double({ min: 0.2, max: 12, noNaN: true }),
  center: fc.record({ x: share, y: share }),
  turns: fc.constantFrom(0, 1, 2, 3),
}) as fc.Arbitrary<PhotoCamera>;

test("the whole photo fits, centered", () => {
  expect(scaleOf(FIT, FRAME, PHOTO)).toBe(0.2);
  expect(toScreen(FIT, FRAME, PHOTO, { x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
  expect(toScreen(FIT, FRAME, PHOTO, { x: 1, y: 1 })).toEqual({ x: 800, y: 500 });
});

test("after a quarter turn, the photo's left edge is at the top", () => {
  const turned = rotate(FIT, FRAME, PHOTO, 1);
  expect(scaleOf(turned, FRAME, PHOTO)).toBe(0.15);
  expect(toScreen(turned, FRAME, PHOTO, { x: 0, y: 1 })).toEqual({ x: 250, y: 0 });
  expect(toScreen(turned, FRAME, PHOTO, { x: 0, y: 0 })).toEqual({ x: 550, y: 0 });
});

test("actual size shows one photo pixel per device pixel", () => {
  expect(actualSizeZoom(FIT, FRAME, PHOTO)).toBe(5);
  expect(actualSizeZoom(FIT, FRAME, PHOTO, 2)).toBe(2.5);
});

test("a photo cannot be moved out of the frame", () => {
  const near = zoomAt(FIT, FRAME, PHOTO, { x: 400, y: 300 }, 4);
  const pushed = panBy(near, FRAME, PHOTO, { x: 100_000, y: -100_000 });
  expect(toScreen(pushed, FRAME, PHOTO, { x: 0, y: 1 })).toEqual({ x: 0, y: 600 });
  expect(panBy(FIT, FRAME, PHOTO, { x: 50, y: 50 })).toEqual(FIT);
});

test("the transform places the picture at its corners", () => {
  expect(cssTransform(FIT, FRAME, PHOTO, { width: 800, height: 400 })).toBe("matrix(1, 0, 0, 1, 0, 100)");
  expect(cssTransform(rotate(FIT, FRAME, PHOTO, 1), FRAME, PHOTO, { width: 4000, height: 2000 })).toBe(
    "matrix(0, 0.15, -0.15, 0, 550, 0)",
  );
});

test("a point is the same after conversion to the screen and back", () => {
  fc.assert(
    fc.property(cameras, sizes, sizes, fc.record({ x: share, y: share }), (camera, frame, photo, point) => {
      const back = toPhoto(camera, frame, photo, toScreen(camera, frame, photo, point));
      expect(back.x).toBeCloseTo(point.x, 6);
      expect(back.y).toBeCloseTo(point.y, 6);
    }),
  );
});

test("zooming never shows empty space next to the photo", () => {
  fc.assert(
    fc.property(cameras, sizes, sizes, share, share, fc.double({ min: 1, max: 8, noNaN: true }), (...values) => {
      const [start, frame, photo, x, y, zoom] = values;
      const camera = clampCamera(start, frame, photo);
      const at = { x: x * frame.width, y: y * frame.height };
      const zoomed = zoomAt(camera, frame, photo, at, zoom);
      // No empty space is visible in a frame that the photo could fill.
      const corners = [
        toPhoto(zoomed, frame, photo, { x: 0, y: 0 }),
        toPhoto(zoomed, frame, photo, { x: frame.width, y: frame.height }),
      ];
      const [left, right] = corners.map((corner) => corner.x).sort((a, b) => a - b) as [number, number];
      const isFilled = right - left <= 1 + 1e-9;
      if (isFilled) {
        expect(left).toBeGreaterThan(-1e-6);
        expect(right).toBeLessThan(1 + 1e-6);
      } else {
        expect((left + right) / 2).toBeCloseTo(0.5, 6);
      }
    }),
  );
});

test("the point under the pointer stays unless an edge is near", () => {
  const middle = fc.double({ min: 0.4, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(middle, middle, share, share, fc.double({ min: 5, max: 8, noNaN: true }), (x, y, atX, atY, zoom) => {
      const camera: PhotoCamera = { zoom: 6, center: { x, y }, turns: 0 };
      const at = { x: atX * FRAME.width, y: atY * FRAME.height };
      const pointBefore = toPhoto(camera, FRAME, PHOTO, at);
      const zoomed = zoomAt(camera, FRAME, PHOTO, at, zoom);
      expect(toScreen(zoomed, FRAME, PHOTO, pointBefore).x).toBeCloseTo(at.x, 6);
      expect(toScreen(zoomed, FRAME, PHOTO, pointBefore).y).toBeCloseTo(at.y, 6);
    }),
  );
});

test("four quarter turns are the identity, and clamping twice equals clamping once", () => {
  fc.assert(
    fc.property(cameras, sizes, sizes, (start, frame, photo) => {
      const camera = clampCamera(start, frame, photo);
      expect(clampCamera(camera, frame, photo)).toEqual(camera);
      const { turns } = [1, 2, 3, 4].reduce<PhotoCamera>((turned) => rotate(turned, frame, photo, 1), camera);
      expect(turns).toBe(camera.turns);
    }),
  );
});
