import { seededRandom } from "@/backend/seed/home/seeded-random";
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { outlineSpread, planarSpread } from "./planar-spread";

const base = { key: "d", surveyKey: "s", floorNumber: 0, label: "damage", faceKey: "f", u: 3, v: 1 } as const;

test("the spread of a square follows the closed form", () => {
  const square: ObjectPlanar = { ...base, width: 2, height: 2, rotation: 0.4 };
  // Each corner moves on both axes, and the line between its neighbors is √8 long: σ √(4 · 8 / 4).
  expect(planarSpread(square)).toBeCloseTo(0.01 * Math.sqrt(8), 9);
  expect(planarSpread(square, { confidence: "low" })).toBeCloseTo(0.08 * Math.sqrt(8), 9);
  expect(planarSpread({ ...square, confidence: "medium" }, { confidence: "high" })).toBeCloseTo(0.03 * Math.sqrt(8), 9);
});

test("the spread of an outline matches the spread of many random draws", () => {
  const corners: [number, number][] = [
    [0, 0],
    [1.2, 0.1],
    [1.4, 0.9],
    [0.6, 0.5],
    [0.1, 1],
  ];
  const { next } = seededRandom(7);
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  let [sum, squares] = [0, 0];
  const draws = 20_000;
  for (let draw = 0; draw < draws; draw += 1) {
    const points = corners.map(([x, y]) => [x + 0.03 * bell(), y + 0.03 * bell()] as const);
    // Trapezoids under the sides.
    const area = points.reduce((total, [x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length]!;
      return total + ((x - nx) * (y + ny)) / 2;
    }, 0);
    sum += area;
    squares += area * area;
  }
  const drawn = Math.sqrt(squares / draws - (sum / draws) ** 2);
  expect(outlineSpread(corners, 0.03) / drawn).toBeGreaterThan(0.97);
  expect(outlineSpread(corners, 0.03) / drawn).toBeLessThan(1.03);
});

test("an outline in the room has the same spread as on its wall", () => {
  const flat = [
    [0, 0],
    [2, 0],
    [2, 1],
  ];
  const turned = flat.map(([x, y]) => [x! * 0.6, y!, x! * 0.8]);
  expect(outlineSpread(turned, 0.01)).toBeCloseTo(outlineSpread(flat, 0.01), 12);
});
