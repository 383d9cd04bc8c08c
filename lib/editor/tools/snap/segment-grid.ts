/**
 * A uniform grid over the plan with the keys in each cell. The cost of a search does not depend on the size of the
 * scene.
 */
export type PlanSegment = { readonly x0: number; readonly z0: number; readonly x1: number; readonly z1: number };

export type SegmentGrid = {
  add(key: string, segment: PlanSegment): void;
  remove(key: string, segment: PlanSegment): void;
  /** Visits each key once in the cells that touch the square of this half width. */
  visitNear(x: number, z: number, reach: number, visit: (key: string) => void): void;
};

/** Cells farther from the origin would share numbers; no home is that large. */
const HALF = 1 << 15;

/** A narrower segment is treated as perpendicular to x, because its slope would be infinite. */
const NARROW = 1e-6;

export function createSegmentGrid(size: number): SegmentGrid {
  /** Arrays of exact length: an array that grows by `push` reserves 17 slots, and most cells hold a few keys. */
  const cells = new Map<number, readonly string[]>();
  const column = (meters: number): number => Math.floor(meters / size);
  /** A small integer, which maps find fastest. */
  const cellOf = (i: number, j: number): number => ((i + HALF) << 16) | ((j + HALF) & 0xffff);

  /** Visits the cells of a segment, column by column from the lowest to the highest row. */
  function visitCells({ x0, z0, x1, z1 }: PlanSegment, visit: (cell: number) => void): void {
    const isLeftToRight = x0 <= x1;
    const ax = isLeftToRight ? x0 : x1;
    const az = isLeftToRight ? z0 : z1;
    const bx = isLeftToRight ? x1 : x0;
    const bz = isLeftToRight ? z1 : z0;
    const first = column(ax);
    const last = column(bx);
    const isNarrow = bx - ax < NARROW;
    const slope = isNarrow ? 0 : (bz - az) / (bx - ax);
    for (let i = first; i <= last; i += 1) {
      const startZ = i === first || isNarrow ? az : az + (i * size - ax) * slope;
      const endZ = i === last || isNarrow ? bz : az + ((i + 1) * size - ax) * slope;
      const low = column(Math.min(startZ, endZ));
      const high = column(Math.max(startZ, endZ));
      for (let j = low; j <= high; j += 1) visit(cellOf(i, j));
    }
  }

  return {
    add(key, segment) {
      const added = [key];
      visitCells(segment, (cell) => cells.set(cell, cells.get(cell)?.concat(added) ?? added));
    },
    remove(key, segment) {
      visitCells(segment, (cell) => {
        const keys = cells.get(cell);
        const index = keys?.indexOf(key) ?? -1;
        if (!keys || index < 0) return;
        if (keys.length === 1) cells.delete(cell);
        else
          cells.set(
            cell,
            keys.filter((other) => other !== key),
          );
      });
    },
    visitNear(x, z, reach, visit) {
      const [left, right, low, high] = [column(x - reach), column(x + reach), column(z - reach), column(z + reach)];
      const isSingleCell = left === right && low === high;
      const seen = new Set<string>();
      for (let i = left; i <= right; i += 1) {
        for (let j = low; j <= high; j += 1) {
          for (const key of cells.get(cellOf(i, j)) ?? []) {
            if (!isSingleCell) {
              if (seen.has(key)) continue;
              seen.add(key);
            }
            visit(key);
          }
        }
      }
    },
  };
}
