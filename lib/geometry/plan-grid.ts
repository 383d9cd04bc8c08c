/**
 * Boxes on the plan (x and z, in metres), found by place. An entry that comes, goes or moves touches its own cells alone, so
 * that neither a change nor a search grows with what else there is.
 */
export type PlanEntry = {
  readonly key: string;
  readonly lowX: number;
  readonly lowZ: number;
  readonly highX: number;
  readonly highZ: number;
  /** The last search that has met it. */
  seen: number;
};

/** Low x, low z, high x, high z. */
export type PlanBounds = readonly [number, number, number, number];

const CELL = 3;
/** What covers more cells is met by every search. */
const MOST_CELLS = 400;
const SPAN = 65_536;

const cellOf = (metres: number): number => Math.floor(metres / CELL) + SPAN / 2;

export type PlanGrid = ReturnType<typeof createPlanGrid>;

export function createPlanGrid() {
  const entries = new Map<string, PlanEntry>();
  const cells = new Map<number, PlanEntry[]>();
  const large: PlanEntry[] = [];
  let search = 0;
  let [lowX, lowZ, highX, highZ] = [Infinity, Infinity, -Infinity, -Infinity];

  function eachCell(entry: PlanEntry, visit: (list: PlanEntry[], cell: number) => void): void {
    const [fromX, toX, fromZ, toZ] = [cellOf(entry.lowX), cellOf(entry.highX), cellOf(entry.lowZ), cellOf(entry.highZ)];
    if ((toX - fromX + 1) * (toZ - fromZ + 1) > MOST_CELLS) {
      visit(large, -1);
      return;
    }
    for (let x = fromX; x <= toX; x += 1) {
      for (let z = fromZ; z <= toZ; z += 1) {
        const cell = x * SPAN + z;
        const list = cells.get(cell) ?? [];
        if (list.length === 0) cells.set(cell, list);
        visit(list, cell);
      }
    }
  }

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    eachCell(entry, (list, cell) => {
      const last = list.pop();
      const at = last === entry ? -1 : list.indexOf(entry);
      if (at >= 0 && last) list[at] = last;
      if (list.length === 0 && cell >= 0) cells.delete(cell);
    });
  }

  function meet(list: readonly PlanEntry[] | undefined, visit: (key: string) => void): void {
    if (!list) return;
    for (const entry of list) {
      if (entry.seen === search) continue;
      entry.seen = search;
      visit(entry.key);
    }
  }

  return {
    /** Puts a box under a key, in place of the one it had. */
    put(key: string, x0: number, z0: number, x1: number, z1: number): void {
      const before = entries.get(key);
      if (before && before.lowX === x0 && before.lowZ === z0 && before.highX === x1 && before.highZ === z1) return;
      if (before) remove(key);
      const entry: PlanEntry = { key, lowX: x0, lowZ: z0, highX: x1, highZ: z1, seen: 0 };
      entries.set(key, entry);
      eachCell(entry, (list) => list.push(entry));
      [lowX, lowZ] = [Math.min(lowX, x0), Math.min(lowZ, z0)];
      [highX, highZ] = [Math.max(highX, x1), Math.max(highZ, z1)];
    },
    remove,
    has: (key: string): boolean => entries.has(key),
    /** The box under a key. */
    boxOf: (key: string): PlanEntry | undefined => entries.get(key),
    /** A new search: each entry is met at most once until the next. */
    begin(): void {
      search += 1;
    },
    /** Visits what may lie in this box and has not been met by this search: some of it may lie a little beside. */
    visit(x0: number, z0: number, x1: number, z1: number, visit: (key: string) => void): void {
      meet(large, visit);
      const [fromX, toX] = [cellOf(Math.max(x0, lowX)), cellOf(Math.min(x1, highX))];
      const [fromZ, toZ] = [cellOf(Math.max(z0, lowZ)), cellOf(Math.min(z1, highZ))];
      for (let x = fromX; x <= toX; x += 1) for (let z = fromZ; z <= toZ; z += 1) meet(cells.get(x * SPAN + z), visit);
    },
    /**
     * Visits what may lie under a line, from its near end on. `isDone(share)` is asked before each cell with how far along
     * the line (0 to 1) the cell begins.
     */
    walk(
      from: readonly [x: number, z: number],
      to: readonly [x: number, z: number],
      visit: (key: string) => void,
      isDone: (share: number) => boolean,
    ): void {
      meet(large, visit);
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
      let [x, z] = [cellOf(from[0]), cellOf(from[1])];
      const [lastX, lastZ] = [cellOf(to[0]), cellOf(to[1])];
      const [stepX, stepZ] = [Math.sign(dx), Math.sign(dz)];
      const edge = (place: number, step: number): number => (place - SPAN / 2 + (step > 0 ? 1 : 0)) * CELL;
      let nextX = stepX === 0 ? Infinity : (edge(x, stepX) - from[0]) / dx;
      let nextZ = stepZ === 0 ? Infinity : (edge(z, stepZ) - from[1]) / dz;
      let share = 0;
      for (;;) {
        if (isDone(share)) return;
        meet(cells.get(x * SPAN + z), visit);
        share = Math.min(nextX, nextZ);
        if ((x === lastX && z === lastZ) || share > 1) return;
        if (nextX < nextZ) {
          x += stepX;
          nextX += (stepX * CELL) / dx;
        } else {
          z += stepZ;
          nextZ += (stepZ * CELL) / dz;
        }
      }
    },
    size: (): number => entries.size,
    /** Around everything that has ever been put here; null when nothing has. */
    bounds: (): PlanBounds | null => (lowX > highX ? null : [lowX, lowZ, highX, highZ]),
  };
}
