import * as fc from "fast-check";
import { axisSection, levelSection, type Section, wallSection } from "@/lib/editor/tools/views/section";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { PixelPlaces } from "../view/pixel-places";
import {
  angleOf,
  draggedTo,
  placeOnCut,
  type Reach,
  reachOf,
  steppedTo,
  wayOfMetre,
  withinPicture,
} from "./section-drag";

const HOME: Vector3[] = [
  [0, -1, 0],
  [6, -1, 0],
  [6, 1.5, 4],
  [0, 1.5, 4],
];

/** Looks along -z from afar: a metre is 100 pixels, up is up. */
const flat: PixelPlaces = {
  width: 800,
  height: 600,
  at: { x: 0, y: 0, depth: 1 },
  project(x, y) {
    this.at.x = 400 + x * 100;
    this.at.y = 300 - y * 100;
    return true;
  },
};

test("it goes from the lowest to the highest place, counted as the section counts", () => {
  expect(reachOf(levelSection(-1), HOME)).toEqual({ low: 0, high: 2.5, centre: [3, 0.25, 2] });
  expect(reachOf(axisSection("x", 2), HOME)).toMatchObject({ low: 0, high: 6 });
  expect(reachOf(levelSection(0), [])).toBeNull();
});

test("the handle stands on the plane, whichever way it cuts", () => {
  const number = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.double({ min: 0, max: 6.28, noNaN: true }), (at, through, turn) => {
      const wall = wallSection([Math.cos(turn), 0, Math.sin(turn)], [through, 0, 1], at) as Section;
      for (const section of [wall, levelSection(through, at), axisSection("z", at)]) {
        const [x, y, z] = placeOnCut(section, reachOf(section, HOME) as Reach);
        const along = x * section.normal[0] + y * section.normal[1] + z * section.normal[2];
        expect(along).toBeCloseTo(section.from + section.at, 6);
      }
    }),
  );
});

test("drawn by a metre's pixels it goes a metre, across its way not at all, and not out of the home", () => {
  const section = levelSection(-1, 1.2);
  const reach = reachOf(section, HOME) as Reach;
  const way = wayOfMetre(section, placeOnCut(section, reach), flat);
  expect(way[0]).toBeCloseTo(0, 9);
  expect(way[1]).toBeCloseTo(-100, 9);
  expect(draggedTo(1.2, [0, -50], way, reach)).toBe(1.7);
  expect(draggedTo(1.2, [70, 0], way, reach)).toBe(1.2);
  expect(draggedTo(1.2, [0, 900], way, reach)).toBe(0);
  expect(draggedTo(1.2, [0, -900], way, reach)).toBe(2.5);
});

test("looked at along its normal it is drawn up and down", () => {
  const along = axisSection("z", 1);
  const way = wayOfMetre(along, placeOnCut(along, reachOf(along, HOME) as Reach), flat);
  expect(way[0]).toBe(0);
  expect(way[1]).toBeLessThan(0);
  expect(draggedTo(1, [0, way[1]], way, { low: 0, high: 4, centre: [0, 0, 0] })).toBe(2);
});

test("keys go by a decimetre, with Shift by a centimetre, and to both ends", () => {
  const reach: Reach = { low: 0.05, high: 2.4, centre: [0, 0, 0] };
  const after = (key: string, isFine = false) => steppedTo(1.2, key, isFine, reach);
  expect([after("ArrowUp"), after("ArrowRight"), after("ArrowDown"), after("ArrowLeft")]).toEqual([1.3, 1.3, 1.1, 1.1]);
  expect([after("ArrowUp", true), after("ArrowDown", true)]).toEqual([1.21, 1.19]);
  expect([after("PageUp"), after("PageDown"), after("Home"), after("End")]).toEqual([1.7, 0.7, 0.05, 2.4]);
  expect(after("g")).toBeNull();
  expect(steppedTo(2.39, "ArrowUp", false, reach)).toBe(2.4);
});

test("out of the picture it stands at its edge; its arrows lie along its way", () => {
  expect(withinPicture([-50, 300], 800, 600, 22)).toEqual([22, 300]);
  expect(withinPicture([400, 900], 800, 600, 22)).toEqual([400, 578]);
  expect([angleOf([0, -80]), angleOf([30, 0]), angleOf([0, 40])]).toEqual([0, 90, 180]);
});
