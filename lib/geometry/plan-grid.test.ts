import * as fc from "fast-check";
import { PlanGrid } from "./plan-grid";

const meters = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10);
const box = fc.tuple(meters, meters, fc.nat(90), fc.nat(90));

function keysIn(grid: PlanGrid, x0: number, z0: number, x1: number, z1: number): string[] {
  const keys: string[] = [];
  grid.begin();
  grid.visit(x0, z0, x1, z1, (key) => keys.push(key));
  return keys;
}

test("a search visits every entry in its box once, after any changes", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(12), box, fc.boolean()), { maxLength: 40 }), box, (steps, [x, z, w, d]) => {
      const grid = new PlanGrid();
      const entries = new Map<string, readonly [number, number, number, number]>();
      for (const [id, [left, low, wide, deep], stays] of steps) {
        const bounds = [left, low, left + wide / 10, low + deep / 10] as const;
        if (stays) entries.set(`k${id}`, bounds);
        else entries.delete(`k${id}`);
        if (stays) grid.put(`k${id}`, ...bounds);
        else grid.remove(`k${id}`);
      }
      const keys = keysIn(grid, x, z, x + w / 10, z + d / 10);
      expect(new Set(keys).size).toBe(keys.length);
      for (const [key, [x0, z0, x1, z1]] of entries) {
        const meets = x0 <= x + w / 10 && x1 >= x && z0 <= z + d / 10 && z1 >= z;
        if (meets) expect(keys).toContain(key);
      }
      for (const key of keys) expect(entries.has(key)).toBe(true);
    }),
  );
});

test("visits entries along a line, near ones first", () => {
  const grid = new PlanGrid();
  for (let index = 0; index < 20; index += 1) grid.put(`k${index}`, index * 5, index * 2, index * 5 + 1, index * 2 + 1);
  const visited: string[] = [];
  grid.begin();
  grid.visitAlong(
    [-3, -1],
    [97, 39],
    (key) => visited.push(key),
    () => false,
  );
  expect(visited).toEqual(Array.from({ length: 20 }, (_, index) => `k${index}`));
  const some: string[] = [];
  grid.begin();
  grid.visitAlong(
    [97, 39],
    [-3, -1],
    (key) => some.push(key),
    (share) => share > 0.5,
  );
  expect(some).toContain("k19");
  expect(some).not.toContain("k2");
});

test("every search visits an entry that covers very many cells", () => {
  const grid = new PlanGrid();
  grid.put("estate", -500, -500, 500, 500);
  grid.put("hut", 1, 1, 2, 2);
  expect(keysIn(grid, 300, 300, 301, 301)).toEqual(["estate"]);
  grid.remove("estate");
  expect(keysIn(grid, 300, 300, 301, 301)).toEqual([]);
  expect(grid.size()).toBe(1);
});
