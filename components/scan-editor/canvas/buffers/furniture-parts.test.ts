import fc from "fast-check";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import { furnitureParts } from "./furniture-parts";

const LABELS = [...OBJECT_PRESETS.map(({ label }) => label), "piano"];

test("draws a table as a top with four legs, and an unknown label as one box", () => {
  expect(furnitureParts("table", [1, 0.8, 1])).toHaveLength(5);
  expect(furnitureParts("piano", [1, 2, 3])).toEqual([{ center: [0, 0, 0], size: [1, 2, 3], tone: 0 }]);
});

test("keeps every part inside the captured box", () => {
  const side = fc.double({ min: 0.01, max: 6, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...LABELS), fc.tuple(side, side, side), (label, size) => {
      for (const part of furnitureParts(label, size)) {
        for (const axis of [0, 1, 2] as const) {
          expect(part.size[axis]).toBeGreaterThan(0);
          expect(Math.abs(part.center[axis]) + part.size[axis] / 2).toBeLessThanOrEqual(size[axis] / 2 + 1e-9);
        }
      }
    }),
  );
});
