import fc from "fast-check";
import { EDGES, fitPlace, initialPlace, movePlace, parsePlace, resizePlace } from "./window-place";

const VIEWPORT = { width: 1000, height: 800 };
const PLACE = { left: 100, top: 50, width: 400, height: 300 };

test("places a new window in the lower right corner", () => {
  expect(initialPlace({ width: 400, height: 300 }, VIEWPORT)).toEqual({ left: 576, top: 476, width: 400, height: 300 });
});

test("stops a move at the edges of the viewport", () => {
  expect(movePlace(PLACE, 20, -10, VIEWPORT)).toEqual({ ...PLACE, left: 120, top: 40 });
  expect(movePlace(PLACE, 5_000, 5_000, VIEWPORT)).toEqual({ ...PLACE, left: 600, top: 500 });
  expect(movePlace(PLACE, -5_000, -5_000, VIEWPORT)).toEqual({ ...PLACE, left: 0, top: 0 });
});

test.each([
  ["e", { left: 100, top: 50, width: 410, height: 300 }],
  ["w", { left: 110, top: 50, width: 390, height: 300 }],
  ["s", { left: 100, top: 50, width: 400, height: 320 }],
  ["n", { left: 100, top: 70, width: 400, height: 280 }],
  ["se", { left: 100, top: 50, width: 410, height: 320 }],
  ["nw", { left: 110, top: 70, width: 390, height: 280 }],
  ["ne", { left: 100, top: 70, width: 410, height: 280 }],
  ["sw", { left: 110, top: 50, width: 390, height: 320 }],
] as const)("resizes at %s by 10 and 20", (edge, expected) => {
  expect(resizePlace(PLACE, edge, 10, 20, VIEWPORT)).toEqual(expected);
});

test("stops a resize at the minimum and the viewport, and keeps the other edge", () => {
  expect(resizePlace(PLACE, "nw", 5_000, 5_000, VIEWPORT)).toEqual({ left: 350, top: 250, width: 150, height: 100 });
  expect(resizePlace(PLACE, "se", -5_000, -5_000, VIEWPORT)).toEqual({ left: 100, top: 50, width: 150, height: 100 });
  expect(resizePlace(PLACE, "se", 5_000, 5_000, VIEWPORT)).toEqual({ left: 100, top: 50, width: 900, height: 750 });
  expect(resizePlace(PLACE, "nw", -5_000, -5_000, VIEWPORT)).toEqual({ left: 0, top: 0, width: 500, height: 350 });
});

test("moves a place from a bigger screen into view, and shrinks it where needed", () => {
  expect(fitPlace({ left: 2_400, top: 1_300, width: 400, height: 300 }, VIEWPORT)).toEqual({
    left: 600,
    top: 500,
    width: 400,
    height: 300,
  });
  expect(fitPlace({ left: -2_000, top: -50, width: 3_000, height: 2_000 }, VIEWPORT)).toEqual({
    left: 0,
    top: 0,
    width: 1000,
    height: 800,
  });
});

test("shows the upper left corner in a viewport below the minimum", () => {
  expect(fitPlace(PLACE, { width: 90, height: 60 })).toEqual({ left: 0, top: 0, width: 150, height: 100 });
});

test("accepts only four numbers as a place", () => {
  expect(parsePlace('{"left":1,"top":2,"width":3,"height":4}')).toEqual({ left: 1, top: 2, width: 3, height: 4 });
  for (const text of [
    null,
    "",
    "nonsense",
    "null",
    "[]",
    "7",
    '{"left":1}',
    '{"left":"1","top":2,"width":3,"height":4}',
  ])
    expect(parsePlace(text)).toBeNull();
  expect(parsePlace('{"left":1e999,"top":2,"width":3,"height":4}')).toBeNull();
});

const number = fc.integer({ min: -10_000, max: 10_000 });
const places = fc.record({ left: number, top: number, width: number, height: number });
const viewports = fc.record({ width: fc.integer({ min: 1, max: 6_000 }), height: fc.integer({ min: 1, max: 6_000 }) });

function expectOnScreen(place: typeof PLACE, viewport: typeof VIEWPORT) {
  expect(place.width).toBeGreaterThanOrEqual(150);
  expect(place.height).toBeGreaterThanOrEqual(100);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + place.width).toBeLessThanOrEqual(Math.max(150, viewport.width));
  expect(place.top + place.height).toBeLessThanOrEqual(Math.max(100, viewport.height));
}

test("keeps any stored, moved or resized place on screen and above the minimum", () => {
  fc.assert(
    fc.property(places, viewports, number, number, fc.constantFrom(...EDGES), (place, viewport, dx, dy, edge) => {
      expectOnScreen(fitPlace(place, viewport), viewport);
      expectOnScreen(movePlace(place, dx, dy, viewport), viewport);
      expectOnScreen(resizePlace(place, edge, dx, dy, viewport), viewport);
    }),
  );
});

test("keeps a place that fits, even after a resize by zero", () => {
  fc.assert(
    fc.property(places, viewports, fc.constantFrom(...EDGES), (place, viewport, edge) => {
      const fitted = fitPlace(place, viewport);
      expect(fitPlace(fitted, viewport)).toEqual(fitted);
      expect(resizePlace(fitted, edge, 0, 0, viewport)).toEqual(fitted);
    }),
  );
});

test("keeps the edges that a resize does not drag", () => {
  fc.assert(
    fc.property(places, number, number, fc.constantFrom(...EDGES), (place, dx, dy, edge) => {
      const before = fitPlace(place, VIEWPORT);
      const after = resizePlace(before, edge, dx, dy, VIEWPORT);
      if (!edge.includes("w")) expect(after.left).toBe(before.left);
      if (!edge.includes("n")) expect(after.top).toBe(before.top);
      if (!edge.includes("e")) expect(after.left + after.width).toBe(before.left + before.width);
      if (!edge.includes("s")) expect(after.top + after.height).toBe(before.top + before.height);
    }),
  );
});
