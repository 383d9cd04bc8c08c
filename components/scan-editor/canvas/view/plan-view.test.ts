import * as fc from "fast-check";
import { createPlanProjection } from "./plan-projection";
import { fitPlan, type PlanView, panPlan, paperScale, roundLength, zoomPlan } from "./plan-view";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const views: fc.Arbitrary<PlanView> = fc.record({
  x: number(-50, 50),
  z: number(-50, 50),
  metersPerPixel: number(0.001, 1),
  azimuth: number(-3, 3),
});
const size = [800, 600] as const;

function projected(view: PlanView) {
  const projection = createPlanProjection();
  projection.update(view, ...size);
  return projection;
}

test("points +x to the right and +z down at azimuth 0, at the given scale", () => {
  const projection = projected({ x: 2, z: 3, metersPerPixel: 0.01, azimuth: 0 });
  projection.project(3, 9, 5);
  expect(projection.at).toEqual({ x: 500, y: 500, depth: 1 });
});

test("converts a place to its pixel and back at any rotation", () => {
  fc.assert(
    fc.property(views, number(-100, 100), number(-100, 100), (view, x, z) => {
      const projection = projected(view);
      projection.project(x, 1.7, z);
      const [backX, backZ] = projection.placeAt(projection.at.x, projection.at.y);
      expect(Math.hypot(backX - x, backZ - z)).toBeLessThan(1e-6);
    }),
  );
});

test("moves the pointed place with a pan, and keeps it during a zoom", () => {
  fc.assert(
    fc.property(views, number(0, 800), number(0, 600), number(0.5, 2), (view, px, py, factor) => {
      const before = projected(view).placeAt(px, py);
      const panned = projected(panPlan(view, 30, -20)).placeAt(px + 30, py - 20);
      const zoomed = projected(zoomPlan(view, factor, before)).placeAt(px, py);
      expect(Math.hypot(panned[0] - before[0], panned[1] - before[1])).toBeLessThan(1e-6);
      expect(Math.hypot(zoomed[0] - before[0], zoomed[1] - before[1])).toBeLessThan(1e-6);
    }),
  );
});

test("shows all fitted points, clear of the bars and with room for dimensions", () => {
  const place = fc.tuple(number(-20, 20), number(0, 3), number(-20, 20));
  fc.assert(
    fc.property(views, fc.array(place, { minLength: 3, maxLength: 8 }), (view, points) => {
      const fitted = fitPlan(view, points, ...size, { left: 60, right: 75, top: 4, bottom: 10 });
      const projection = projected(fitted);
      for (const [x, y, z] of points) {
        projection.project(x, y, z);
        expect(projection.at.x).toBeGreaterThan(60 + 60);
        expect(projection.at.x).toBeLessThan(800 - 75 - 60);
        expect(projection.at.y).toBeGreaterThan(4 + 94);
        expect(projection.at.y).toBeLessThan(600 - 10 - 62);
      }
      expect(fitted.azimuth).toBe(view.azimuth);
    }),
  );
});

test("keeps the room for bars and left dimensions in a narrow picture", () => {
  const projection = createPlanProjection();
  const corners = [
    [0, 0, 0],
    [12, 0, 4],
  ] as const;
  const view = { x: 0, z: 0, metersPerPixel: 1, azimuth: 0 };
  // A plan next to the 3D picture at 1280 pixels: 380 pixels wide, 60 of them under the tools.
  projection.update(fitPlan(view, corners, 380, 720, { left: 60, right: 0, top: 0, bottom: 0 }), 380, 720);
  projection.project(0, 0, 0);
  expect(projection.at.x).toBeCloseTo(60 + 62, 6);
  projection.project(12, 0, 4);
  expect(projection.at.x).toBeCloseTo(380 - 62, 6);
  projection.update(fitPlan(view, corners, 200, 720, { left: 60, right: 0, top: 0, bottom: 0 }), 200, 720);
  projection.project(0, 0, 0);
  expect(projection.at.x).toBeCloseTo(60 + 35, 6);
});

test("gives the scale on a screen of 96 dots per inch, and a round length for the bar", () => {
  const view = { x: 0, z: 0, metersPerPixel: 0.0254 / 96, azimuth: 0 };
  expect(paperScale(view)).toBe("1:1");
  expect(paperScale({ ...view, metersPerPixel: view.metersPerPixel * 52.4 })).toBe("1:52");
  expect(paperScale({ ...view, metersPerPixel: view.metersPerPixel * 1249 })).toBe("1:1200");
  expect(roundLength({ ...view, metersPerPixel: 0.02 }, 100)).toBe(2);
  expect(roundLength({ ...view, metersPerPixel: 0.01 }, 99)).toBe(0.5);
  expect(roundLength({ ...view, metersPerPixel: 0.0199 }, 100)).toBe(1);
});
