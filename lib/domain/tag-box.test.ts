import fc from "fast-check";
import { boxBetween, growBox, MIDDLE_BOX, MIN_BOX_SIDE, moveBox } from "./tag-box";

const coordinate = fc.double({ min: -2, max: 3, noNaN: true });
const points = fc.record({ x: coordinate, y: coordinate });
const NEAR = 2e-6;

test("two corners in any order give the same box", () => {
  const box = { x: 0.2, y: 0.1, width: 0.3, height: 0.5 };
  expect(boxBetween({ x: 0.2, y: 0.6 }, { x: 0.5, y: 0.1 })).toEqual(box);
  expect(boxBetween({ x: 0.5, y: 0.1 }, { x: 0.2, y: 0.6 })).toEqual(box);
});

test("a moved box stops at the photo's edge and keeps its size", () => {
  expect(moveBox(MIDDLE_BOX, { x: 9, y: -9 })).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.25 });
});

test("a box grows to the photo's edge and shrinks to the minimum size", () => {
  expect(growBox(MIDDLE_BOX, { x: 9, y: -9 })).toEqual({ x: 0.375, y: 0.375, width: 0.625, height: MIN_BOX_SIDE });
});

test("a box stays on the photo, at the minimum size or more, after any change", () => {
  fc.assert(
    fc.property(points, points, points, points, (one, other, move, grow) => {
      for (const box of [
        boxBetween(one, other),
        moveBox(boxBetween(one, other), move),
        growBox(boxBetween(one, other), grow),
      ]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(1 + NEAR);
        expect(box.y + box.height).toBeLessThanOrEqual(1 + NEAR);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_BOX_SIDE - NEAR);
      }
    }),
  );
});
