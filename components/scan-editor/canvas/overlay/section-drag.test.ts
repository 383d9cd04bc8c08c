import * as fc from "fast-check";
import { axisSection, levelSection, type Section, wallSection } from "@/lib/editor/tools/views/section";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { PixelProjection } from "../view/pixel-projection";
import {
  angleOf,
  draggedTo,
  meterInPixels,
  placeOnCut,
  type Range,
  rangeOf,
  steppedTo,
  withinPicture,
} from "./section-drag";

const HOME: Vector3[] = [
  [0, -1, 0],
  [6, -1, 0],
  [6, 1.5, 4],
  [0, 1.5, 4],
];

/** Looks along -z without perspective: 100 pixels per meter, y points up. */
const orthographic: PixelProjection = {
  width: 800,
  height: 600,
  at: { x: 0, y: 0, depth: 1 },
  project(x, y) {
    this.at.x = 400 + x * 100;
    this.at.y = 300 - y * 100;
    return true;
  },
};

test("returns the range of points along the normal, relative to the section's origin", () => {
  expect(rangeOf(levelSection(-1), HOME)).toEqual({ low: 0, high: 2.5, center: [3, 0.25, 2] });
  expect(rangeOf(axisSection("x", 2), HOME)).toMatchObject({ low: 0, high: 6 });
  expect(rangeOf(levelSection(0), [])).toBeNull();
});

test("places the handle on the section plane in every direction", () => {
  const number = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.double({ min: 0, max: 6.28, noNaN: true }), (at, through, turn) => {
      const wall = wallSection([Math.cos(turn), 0, Math.sin(turn)], [through, 0, 1], at) as Section;
      for (const section of [wall, levelSection(through, at), axisSection("z", at)]) {
        const [x, y, z] = placeOnCut(section, rangeOf(section, HOME) as Range);
        const along = x * section.normal[0] + y * section.normal[1] + z * section.normal[2];
        expect(along).toBeCloseTo(section.from + section.at, 6);
      }
    }),
  );
});

test("moves as far as the pointer along the normal, ignores movement across it, and stays within the home", () => {
  const section = levelSection(-1, 1.2);
  const range = rangeOf(section, HOME) as Range;
  const meter = meterInPixels(section, placeOnCut(section, range), orthographic);
  expect(meter[0]).toBeCloseTo(0, 9);
  expect(meter[1]).toBeCloseTo(-100, 9);
  expect(draggedTo(1.2, [0, -50], meter, range)).toBe(1.7);
  expect(draggedTo(1.2, [70, 0], meter, range)).toBe(1.2);
  expect(draggedTo(1.2, [0, 900], meter, range)).toBe(0);
  expect(draggedTo(1.2, [0, -900], meter, range)).toBe(2.5);
});

test("drags a section up and down when the view is along its normal", () => {
  const along = axisSection("z", 1);
  const meter = meterInPixels(along, placeOnCut(along, rangeOf(along, HOME) as Range), orthographic);
  expect(meter[0]).toBe(0);
  expect(meter[1]).toBeLessThan(0);
  expect(draggedTo(1, [0, meter[1]], meter, { low: 0, high: 4, center: [0, 0, 0] })).toBe(2);
});

test("steps by 10 cm, with Shift by 1 cm, and jumps to both ends", () => {
  const range: Range = { low: 0.05, high: 2.4, center: [0, 0, 0] };
  const after = (key: string, isFine = false) => steppedTo(1.2, key, isFine, range);
  expect([after("ArrowUp"), after("ArrowRight"), after("ArrowDown"), after("ArrowLeft")]).toEqual([1.3, 1.3, 1.1, 1.1]);
  expect([after("ArrowUp", true), after("ArrowDown", true)]).toEqual([1.21, 1.19]);
  expect([after("PageUp"), after("PageDown"), after("Home"), after("End")]).toEqual([1.7, 0.7, 0.05, 2.4]);
  expect(after("g")).toBeNull();
  expect(steppedTo(2.39, "ArrowUp", false, range)).toBe(2.4);
});

test("keeps the handle within the picture, and turns its arrows along the normal", () => {
  expect(withinPicture([-50, 300], 800, 600, 22)).toEqual([22, 300]);
  expect(withinPicture([400, 900], 800, 600, 22)).toEqual([400, 578]);
  expect([angleOf([0, -80]), angleOf([30, 0]), angleOf([0, 40])]).toEqual([0, 90, 180]);
});
