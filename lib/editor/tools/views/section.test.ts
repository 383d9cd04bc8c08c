import fc from "fast-check";
import type { Vector3 } from "@/lib/geometry/vector3";
import { axisSection, beyondCut, clipRay, cutPlane, levelSection, readSection, wallSection } from "./section";

const number = fc.double({ min: -20, max: 20, noNaN: true });
const point = fc.tuple(number, number, number);

test("a level section keeps points below its height above the floor, or above the height if flipped", () => {
  const section = levelSection(-1.5, 1.2);
  expect(beyondCut(cutPlane(section), 4, -0.4, 2)).toBeLessThanOrEqual(0);
  expect(beyondCut(cutPlane(section), 4, -0.2, 2)).toBeCloseTo(0.1);
  expect(beyondCut(cutPlane({ ...section, isFlipped: true }), 4, -0.2, 2)).toBeCloseTo(-0.1);
});

test("a wall's section cuts away points in front of the wall; a horizontal face has no section", () => {
  const section = wallSection([0, 0, 1], [2, 1, 3], 0.5);
  expect(section).toMatchObject({ way: "wall", normal: [0, 0, 1], from: 3 });
  expect(beyondCut(cutPlane(section!), 0, 0, 3.4)).toBeLessThan(0);
  expect(beyondCut(cutPlane(section!), 0, 0, 3.6)).toBeGreaterThan(0);
  expect(wallSection([0, 1, 0], [0, 0, 0], 0)).toBeNull();
});

test("the kept part of a ray consists of kept points", () => {
  const sections = fc.tuple(fc.constantFrom("level", "x", "z"), number, fc.boolean());
  fc.assert(
    fc.property(
      sections,
      point,
      point,
      fc.double({ min: 0, max: 50, noNaN: true }),
      ([way, offset, isFlipped], o, d, t) => {
        const section = way === "level" ? levelSection(0, offset) : axisSection(way as "x" | "z", offset);
        const plane = cutPlane({ ...section, isFlipped });
        const kept = clipRay(plane, o, d as Vector3);
        const beyond = beyondCut(plane, o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
        // On the plane itself, rounding decides.
        fc.pre(Math.abs(beyond) > 1e-6);
        expect(kept !== null && t >= kept[0] && t <= kept[1]).toBe(beyond < 0);
      },
    ),
  );
});

test("reads a stored section, and rejects an invalid section", () => {
  const section = wallSection([1, 0, 0], [2, 0, 0], 0.25)!;
  expect(readSection(JSON.parse(JSON.stringify(section)))).toEqual(section);
  for (const wrong of [
    null,
    3,
    {},
    { ...section, way: "round" },
    { ...section, normal: [0, 0, 0] },
    { ...section, at: "1" },
  ])
    expect(readSection(wrong)).toBeNull();
});
