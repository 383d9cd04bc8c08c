import fc from "fast-check";
import { boxesMeet, type LabelWish, placeLabels } from "./label-places";

const wish = (...spots: [number, number][]): LabelWish => ({
  width: 60,
  above: 10,
  below: 20,
  spots: spots.map(([x, y]) => ({ x, y })),
});

test("keeps the best spots of labels that do not overlap", () => {
  expect(placeLabels([wish([100, 100]), wish([200, 100])], [], [])).toEqual([
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ]);
});

test("moves the less important of two overlapping labels to its next spot, or leaves it out", () => {
  const placed = placeLabels([wish([100, 100]), wish([130, 110], [130, 160]), wish([110, 95])], [], []);
  expect(placed).toEqual([{ x: 100, y: 100 }, { x: 130, y: 160 }, null]);
});

test("covers no occupied box", () => {
  const occupied = [{ left: 90, top: 90, right: 110, bottom: 110 }];
  expect(placeLabels([wish([100, 100])], occupied, [])).toEqual([null]);
});

test("moves a label off a mark if another spot is free, and keeps it otherwise", () => {
  const marks = [{ x: 105, y: 105 }];
  expect(placeLabels([wish([100, 100], [100, 40])], [], marks)).toEqual([{ x: 100, y: 40 }]);
  expect(placeLabels([wish([100, 100])], [], marks)).toEqual([{ x: 100, y: 100 }]);
});

test("never overlaps two labels", () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) });
  const anyWish = fc.record({
    width: fc.integer({ min: 10, max: 120 }),
    above: fc.constant(10),
    below: fc.constant(20),
    spots: fc.array(spot, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(anyWish, { maxLength: 20 }), fc.array(spot, { maxLength: 10 }), (wishes, marks) => {
      const boxes = placeLabels(wishes, [], marks).flatMap((at, index) => {
        const { width, above, below } = wishes[index] as LabelWish;
        return at ? [{ left: at.x - width / 2, top: at.y - above, right: at.x + width / 2, bottom: at.y + below }] : [];
      });
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) expect(boxesMeet(box, other)).toBe(false);
      });
    }),
  );
});
