import { nearestOnSegment, segmentDistance } from "./segment-distance";

test("finds the nearest point on a segment, ends included", () => {
  expect(nearestOnSegment([1, 3, 0], [0, 0, 0], [4, 0, 0])).toEqual({ point: [1, 0, 0], distance: 3, share: 0.25 });
  expect(nearestOnSegment([-3, 4, 0], [0, 0, 0], [4, 0, 0])).toEqual({ point: [0, 0, 0], distance: 5, share: 0 });
  expect(nearestOnSegment([0, 2, 0], [1, 2, 0], [1, 2, 0]).distance).toBe(1);
});

test("measures segments that cross at a distance, are parallel, or end early", () => {
  expect(segmentDistance([0, 0, 0], [2, 0, 0], [1, 1, -1], [1, 1, 1])).toBeCloseTo(1, 12);
  expect(segmentDistance([0, 0, 0], [2, 0, 0], [0, 0, 3], [2, 0, 3])).toBeCloseTo(3, 12);
  expect(segmentDistance([0, 0, 0], [1, 0, 0], [4, 4, 0], [4, 8, 0])).toBeCloseTo(5, 12);
});
