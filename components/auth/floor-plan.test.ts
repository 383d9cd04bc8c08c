import { BACK_WALLS, lintel, onWall, PARTITIONS, ROOMS, solidParts } from "./floor-plan";
import { points, project } from "./isometric";

test("a wall is solid between its doors", () => {
  expect(solidParts({ axis: "y", at: 12, from: 0, to: 14, doors: [[9, 12]] })).toEqual([
    [0, 9],
    [12, 14],
  ]);
  expect(solidParts({ axis: "x", at: 0, from: 0, to: 23 })).toEqual([[0, 23]]);
});

test("a lintel rests on the wall on both sides of its opening", () => {
  expect(lintel({ axis: "x", at: 14, from: 0, to: 14 }, [7, 10], 6.8)).toEqual([
    [14, 6.3, 6.8],
    [14, 10.7, 6.8],
  ]);
  expect(onWall({ axis: "y", at: 12, from: 0, to: 14 }, 3, 1)).toEqual([3, 12, 1]);
});

test("every opening is within its wall, and the rooms fill the floor", () => {
  for (const { from, to, doors = [], windows = [] } of [...BACK_WALLS, ...PARTITIONS]) {
    for (const [start, end] of [...doors, ...windows]) {
      expect(start).toBeGreaterThan(from);
      expect(end).toBeLessThan(to);
    }
  }
  expect(ROOMS.reduce((sum, room) => sum + room.squareFeet, 0)).toBe(679);
});

test("z points up, and the axes run to the lower right and lower left", () => {
  expect(project([0, 0, 1])).toEqual({ left: 0, top: -18 });
  expect(project([2, 0, 0]).left).toBeGreaterThan(0);
  expect(project([0, 2, 0]).left).toBeLessThan(0);
  expect(points([0, 0, 0], [0, 0, 1])).toBe("0.0,0.0 0.0,-18.0");
});
