/** @jest-environment node */
import * as fc from "fast-check";
import { createSlotTable, type Slot } from "./slot-table";

const step = fc.record({ owner: fc.nat(9).map((i) => `o${i}`), capacity: fc.nat(30), isReleased: fc.boolean() });

test("keeps runs disjoint, long enough, and in place until their release", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 6 }), fc.array(step, { maxLength: 60 }), (first, steps) => {
      const table = createSlotTable(first.map((capacity, index) => ({ owner: `first-${index}`, capacity })));
      const held = new Map<string, Slot>();
      for (const owner of table.slots.keys()) held.set(owner, table.slots.get(owner) as Slot);
      expect([...held.values()].map(({ capacity }) => capacity)).toEqual(first);
      for (const { owner, capacity, isReleased } of steps) {
        if (isReleased) {
          expect(table.release(owner)).toEqual(held.get(owner) ?? null);
          held.delete(owner);
        } else {
          const slot = table.allocate(owner, capacity);
          if (slot) {
            expect(slot.capacity).toBeGreaterThanOrEqual(capacity);
            const before = held.get(owner);
            if (before && before.capacity >= capacity) expect(slot).toEqual(before);
            held.set(owner, slot);
          } else expect(table.used() + capacity).toBeGreaterThan(table.capacity);
        }
        expect([...table.slots.keys()].sort()).toEqual([...held.keys()].sort());
        for (const [name, slot] of held)
          expect([name, table.slots.get(name), table.slots.has(name)]).toEqual([name, slot, true]);
        const runs = [...held.values()].filter((slot) => slot.capacity > 0).sort((a, b) => a.start - b.start);
        for (const [index, { start, capacity: size }] of runs.entries()) {
          expect(start + size).toBeLessThanOrEqual(runs[index + 1]?.start ?? table.capacity);
        }
      }
    }),
  );
});

test("reuses a released run for a new owner that needs a little less", () => {
  const table = createSlotTable([
    { owner: "a", capacity: 20 },
    { owner: "b", capacity: 5 },
  ]);
  expect(table.release("a")).toEqual({ start: 0, capacity: 20 });
  expect(table.slots.get("a")).toBeUndefined();
  expect(table.allocate("c", 12)).toEqual({ start: 0, capacity: 20 });
  expect(table.allocate("d", 12)).toEqual({ start: 25, capacity: 12 });
});
