import fc from "fast-check";
import { FIT, type PhotoCamera } from "@/lib/domain/photo-camera";
import { cameraText, readCamera } from "./camera-text";

test("writes a camera into the address and reads it back", () => {
  const camera: PhotoCamera = { zoom: 2.5, center: { x: 0.25, y: 0.3333333 }, turns: 3 };
  expect(cameraText(camera)).toBe("2.5,0.25,0.3333,3");
  expect(readCamera("2.5,0.25,0.3333,3")).toEqual({ zoom: 2.5, center: { x: 0.25, y: 0.3333 }, turns: 3 });
  expect(cameraText(FIT)).toBe("1,0.5,0.5,0");
});

test.each([
  "",
  "1",
  "1,2,3",
  "1,0.5,0.5,4",
  "0,0.5,0.5,0",
  "1,1.5,0.5,0",
  "-1,0,0,0",
  "1e9,0,0,0",
  "1,NaN,0,0",
  "1,0,0,0,0",
])("rejects %j as a camera", (text) => expect(readCamera(text)).toBeNull());

test("reads back every camera of a viewer", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const turns = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), share, share, turns, (zoom, x, y, quarter) => {
      const read = readCamera(cameraText({ zoom, center: { x, y }, turns: quarter }));
      expect(read?.zoom).toBeCloseTo(zoom, 3);
      expect(read?.center.x).toBeCloseTo(x, 3);
      expect(read?.turns).toBe(quarter);
    }),
  );
});
