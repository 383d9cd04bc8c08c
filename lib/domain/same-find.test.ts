import fc from "fast-check";
import { newFinds, sharedPart } from "./same-find";

const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
const damp = { label: "Damp", detectorLabel: "damp", box };
const isNew = (...tags: Parameters<typeof newFinds>[1]) => newFinds([damp], tags).length === 1;

test("an accepted find is not new, even if its box was moved or its name changed", () => {
  expect(isNew(damp)).toBe(false);
  expect(isNew({ ...damp, box: { ...box, x: 0.13, height: 0.22 } })).toBe(false);
  expect(isNew({ ...damp, label: "Water stain" })).toBe(false);
  expect(isNew({ label: " damp ", box })).toBe(false);
});

test("a find stays new with another name, another position, or a tag without a box", () => {
  expect(isNew()).toBe(true);
  expect(isNew({ label: "Mold", detectorLabel: null, box })).toBe(true);
  expect(isNew({ ...damp, box: { ...box, x: 0.25 } })).toBe(true);
  expect(isNew({ ...damp, box: { x: 0, y: 0, width: 1, height: 1 } })).toBe(true);
  expect(isNew({ label: "Damp" })).toBe(true);
});

test("a find of the whole photo is known if any tag has its name", () => {
  const clutter = { label: "Clutter", detectorLabel: null, box: null };
  expect(newFinds([clutter], [{ label: "clutter", box }])).toEqual([]);
  expect(newFinds([clutter], [{ label: "Toys", detectorLabel: null }])).toEqual([clutter]);
});

test("returns only the new finds, in order", () => {
  const crack = { label: "Crack", box: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 } };
  const clutter = { label: "Clutter" };
  expect(newFinds([clutter, damp, crack], [damp])).toEqual([clutter, crack]);
});

test.each([
  [{ x: 0.3, y: 0.1, width: 0.2, height: 0.2 }, 0],
  [{ x: 0.2, y: 0.1, width: 0.2, height: 0.2 }, 1 / 3],
  [{ x: 0.1, y: 0.1, width: 0.2, height: 0.1 }, 1 / 2],
])("a box of a fifth of the photo in each direction and %j share %d", (other, share) => {
  expect(sharedPart(box, other)).toBeCloseTo(share, 9);
});

test("the shared part is a symmetric fraction, and 1 for equal boxes", () => {
  const part = fc.double({ min: 0.01, max: 0.5, noNaN: true });
  const boxes = fc.record({ x: part, y: part, width: part, height: part });
  fc.assert(
    fc.property(boxes, boxes, (one, other) => {
      const share = sharedPart(one, other);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
      expect(sharedPart(other, one)).toBeCloseTo(share, 9);
      expect(sharedPart(one, one)).toBeCloseTo(1, 9);
    }),
  );
});
