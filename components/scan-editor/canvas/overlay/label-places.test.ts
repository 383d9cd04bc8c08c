import fc from "fast-check";
import { boxesMeet, type LabelWish, placeLabels } from "./label-places";

const wish = (...spots: [number, number][]): LabelWish => ({
  width: 60,
  above: 10,
  below: 20,
  spots: spots.map(([x, y]) => ({ x, y })),
});

test("labels that are clear of each other keep their best spots", () => {
  expect(placeLabels([wish([100, 100]), wish([200, 100])], [], [])).toEqual([
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ]);
});

test("the lesser of two that meet takes its next spot, or is left out", () => {
  const placed = placeLabels([wish([100, 100]), wish([130, 110], [130, 160]), wish([110, 95])], [], []);
  expect(placed).toEqual([{ x: 100, y: 100 }, { x: 130, y: 160 }, null]);
});

test("nothing stands on what is taken", () => {
  const taken = [{ left: 90, top: 90, right: 110, bottom: 110 }];
  expect(placeLabels([wish([100, 100])], taken, [])).toEqual([null]);
});

test("a mark moves a label where it can, and does not hide it where it cannot", () => {
  const marks = [{ x: 105, y: 105 }];
  expect(placeLabels([wish([100, 100], [100, 40])], [], marks)).toEqual([{ x: 100, y: 40 }]);
  expect(placeLabels([wish([100, 100])], [], marks)).toEqual([{ x: 100, y: 100 }]);
});

test("no two labels ever meet, whatever is asked for", () => {
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
