import { fromFrame, heightOver, hostFrame, toFrame } from "./host-frame";
import { distance, type Vector3 } from "./vector3";

const wall: Vector3[] = [
  [1, 0, 2],
  [1, 0, 2],
  [1, 0, -2],
  [1, 2.4, -2],
  [1, 2.4, 2],
];

test("has its origin at the first vertex, u along the first side with a length, and v = normal × u", () => {
  const frame = hostFrame(wall)!;
  expect(frame.origin).toEqual([1, 0, 2]);
  expect(frame.u.map((part) => Math.round(part) + 0)).toEqual([0, 0, -1]);
  expect(frame.v.map((part) => Math.round(part) + 0)).toEqual([0, 1, 0]);
  expect(frame.normal.map((part) => Math.round(part) + 0)).toEqual([1, 0, 0]);
});

test("converts a point to the frame and back", () => {
  const frame = hostFrame(wall)!;
  const [u, v] = toFrame(frame, [0.7, 1.5, 0]);
  expect([u, v]).toEqual([2, 1.5]);
  expect(distance(fromFrame(frame, [u, v]), [1, 1.5, 0])).toBeCloseTo(0, 12);
  expect(heightOver(frame, [0.7, 1.5, 0])).toBeCloseTo(-0.3, 12);
});

test("a loop without area has no frame", () => {
  expect(hostFrame([])).toBeNull();
  expect(
    hostFrame([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]),
  ).toBeNull();
});
