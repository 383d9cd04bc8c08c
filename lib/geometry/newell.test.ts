import { areaWithHoles } from "./area-with-holes";
import { loopLength } from "./loop-length";
import { areaVector, loopArea, loopNormal } from "./newell";
import type { Vector3 } from "./vector3";

const wall: Vector3[] = [
  [100, 0, 50],
  [104, 0, 50],
  [104, 2.5, 50],
  [100, 2.5, 50],
];

test("measures area and normal of a wall far from the origin", () => {
  expect(loopArea(wall)).toBeCloseTo(10, 12);
  expect(loopNormal(wall)).toEqual([0, 0, 1]);
  expect(loopNormal([...wall].reverse())).toEqual([0, 0, -1]);
});

test("a loop without area has no normal", () => {
  expect(loopNormal([])).toBeNull();
  expect(
    loopNormal([
      [1, 1, 1],
      [2, 1, 1],
      [3, 1, 1],
    ]),
  ).toBeNull();
  expect(areaVector([[1, 2, 3]])).toEqual([0, 0, 0]);
});

test("subtracts holes from the area, but not below zero", () => {
  const hole: Vector3[] = [
    [101, 1, 50],
    [102, 1, 50],
    [102, 2, 50],
    [101, 2, 50],
  ];
  expect(areaWithHoles([wall, hole])).toBeCloseTo(9, 12);
  expect(areaWithHoles([hole, wall])).toBe(0);
  expect(areaWithHoles([])).toBe(0);
});

test("measures the length of a closed loop", () => {
  expect(loopLength(wall)).toBeCloseTo(13, 12);
  expect(loopLength([[0, 0, 0]])).toBe(0);
});
