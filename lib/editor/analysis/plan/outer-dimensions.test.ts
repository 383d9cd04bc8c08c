import * as fc from "fast-check";
import { outerDimensions, type RoomOutline } from "./outer-dimensions";

const axes = { right: [1, 0], down: [0, 1] } as const;
const room = (x: number, z: number, width: number, depth: number): RoomOutline => [
  [x, 0, z],
  [x, 0, z + depth],
  [x + width, 0, z + depth],
  [x + width, 0, z],
];
const lengths = (rooms: RoomOutline[], axis: 0 | 1, isLow: boolean) =>
  outerDimensions(rooms, axes)
    .filter((dimension) => dimension.axis === axis && dimension.isLow === isLow)
    .map(({ from, to }) => to - from);

test("two rooms side by side form a chain above the plan, with their common depth at both ends", () => {
  const rooms = [room(0, 0, 4, 3), room(4.1, 0, 2, 3)];
  expect(lengths(rooms, 0, true)).toEqual([4, expect.closeTo(2)]);
  expect(lengths(rooms, 0, false)).toEqual([]);
  expect([lengths(rooms, 1, true), lengths(rooms, 1, false)]).toEqual([[3], [3]]);
});

test("a room hidden from above is measured below the plan, one hidden all around is not measured", () => {
  const inner = room(1, 1, 1, 1);
  const ring = [room(0, 0, 3, 0.9), room(0, 2.1, 3, 0.9), room(0, 0.95, 0.9, 1.1), room(2.1, 0.95, 0.9, 1.1)];
  const all = outerDimensions([inner, ...ring], axes).map(({ from, to }) => to - from);
  expect(all).not.toContain(1);
  expect(lengths([room(0, 0, 4, 3), room(1, 3.1, 2, 2)], 0, false)).toEqual([2]);
});

test("chains are on the outermost line of their side and never overlap", () => {
  const number = fc.integer({ min: 0, max: 30 });
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number, size, size), { minLength: 1, maxLength: 8 }), (boxes) => {
      const rooms = boxes.map(([x, z, width, depth]) => room(x, z, width, depth));
      for (const axis of [0, 1] as const) {
        const side = axis === 0 ? 2 : 0;
        for (const isLow of [true, false]) {
          const chain = outerDimensions(rooms, axes).filter((one) => one.axis === axis && one.isLow === isLow);
          const ends = rooms.flat().map((point) => point[side]);
          for (const { at } of chain) expect(at).toBe(isLow ? Math.min(...ends) : Math.max(...ends));
          const sorted = chain.sort((a, b) => a.from - b.from);
          const overlaps = sorted.slice(1).filter((one, index) => one.from < sorted[index]!.to - 0.3);
          expect(overlaps).toEqual([]);
        }
      }
    }),
  );
});
