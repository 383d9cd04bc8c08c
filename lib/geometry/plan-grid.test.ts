import * as fc from "fast-check";
import { PlanGrid } from "./plan-grid";

const meters = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10);
const box = fc.tuple(meters, meters, fc.nat(90), fc.nat(90));

function found(grid: PlanGrid, x0: number, z0: number, x1: number, z1: number): string[] {
  const keys: string[] = [];
  grid.begin();
  grid.visit(x0, z0, x1, z1, (key) => keys.push(key));
  return keys;
}

test("a search visits every entry in its box once, after any changes", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(12), box, fc.boolean()), { maxLength: 40 }), box, (steps, [x, z, w, d]) => {
      const grid = new PlanGrid();
      const there = new Map<string, readonly [number, number, number, number]>();
      for (const [at, [left, low, wide, deep], stays] of steps) {
        const place = [left, low, left + wide / 10, low + deep / 10] as const;
        if (stays) there.set(`k${at}`, place);
        else there.delete(`k${at}`);
        if (stays) grid.put(`k${at}`, ...place);
        else grid.remove(`k${at}`);
      }
      const keys = found(grid, x, z, x + w / 10, z + d / 10);
      expect(new Set(keys).size).toBe(keys.length);
      for (const [key, [x0, z0, x1, z1]] of there) {
        const meets = x0 <= x + w / 10 && x1 >= x && z0 <= z + d / 10 && z1 >= z;
        if (meets) expect(keys).toContain(key);
      }
      for (const key of keys) expect(there.has(key)).toBe(true);
    }),
  );
});

test("visits entries along a line, near ones first", () => {
  const grid = new PlanGrid();
  for (let at = 0; at < 20; at += 1) grid.put(`k${at}`, at * 5, at * 2, at * 5 + 1, at * 2 + 1);
  const met: string[] = [];
  grid.begin();
  grid.visitAlong(
    [-3, -1],
    [97, 39],
    (key) => met.push(key),
    () => false,
  );
  expect(met).toEqual(Array.from({ length: 20 }, (_, at) => `k${at}`));
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
  expect(found(grid, 300, 300, 301, 301)).toEqual(["estate"]);
  grid.remove("estate");
  expect(found(grid, 300, 300, 301, 301)).toEqual([]);
  expect(grid.size()).toBe(1);
});
