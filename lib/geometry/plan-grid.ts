/**
 * Boxes on the plan (x and z, in metres), found by place. An entry that comes, goes or moves touches its own cells alone, so
 * that neither a change nor a search grows with what else there is.
 */
export type PlanBox = { readonly lowX: number; readonly lowZ: number; readonly highX: number; readonly highZ: number };

/** Low x, low z, high x, high z. */
export type PlanBounds = readonly [number, number, number, number];

const CELL = 3;
/** What covers more cells is met by every search. */
const MOST_CELLS = 400;
/** Cells along each axis: over 24 km, which is more than geometry may reach, and numbers of cells that maps hold without a box. */
const SPAN = 8_192;
/** Entries that there is room for at first. */
const LEAST_ROOM = 64;

const NONE: readonly number[] = [];

const cellOf = (metres: number): number => Math.floor(metres / CELL) + SPAN / 2;

export type PlanGrid = ReturnType<typeof createPlanGrid>;

export function createPlanGrid() {
  /** Each entry has a number, under which its box and the last search that has met it lie in lanes without objects. */
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  const free: number[] = [];
  let boxes = new Float64Array(LEAST_ROOM * 4);
  let seen = new Uint32Array(LEAST_ROOM);
  /** No list is longer than it must be: one that grows by `push` has room for seventeen, and most cells hold a few. */
  const cells = new Map<number, readonly number[]>();
  let large: readonly number[] = [];
  let search = 0;
  let [lowX, lowZ, highX, highZ] = [Infinity, Infinity, -Infinity, -Infinity];

  function newNumber(): number {
    const number = free.pop() ?? keys.length;
    if (number < seen.length) return number;
    const [oldBoxes, oldSeen] = [boxes, seen];
    boxes = new Float64Array(oldBoxes.length * 2);
    boxes.set(oldBoxes);
    seen = new Uint32Array(oldSeen.length * 2);
    seen.set(oldSeen);
    return number;
  }

  function eachCell(number: number, change: (list: readonly number[]) => readonly number[]): void {
    const place = number * 4;
    const [fromX, fromZ] = [cellOf(boxes[place]!), cellOf(boxes[place + 1]!)];
    const [toX, toZ] = [cellOf(boxes[place + 2]!), cellOf(boxes[place + 3]!)];
    if ((toX - fromX + 1) * (toZ - fromZ + 1) > MOST_CELLS) {
      large = change(large);
      return;
    }
    for (let x = fromX; x <= toX; x += 1) {
      for (let z = fromZ; z <= toZ; z += 1) {
        const cell = x * SPAN + z;
        const list = change(cells.get(cell) ?? NONE);
        if (list.length > 0) cells.set(cell, list);
        else cells.delete(cell);
      }
    }
  }

  function remove(key: string): void {
    const number = numbers.get(key);
    if (number === undefined) return;
    numbers.delete(key);
    eachCell(number, (list) => list.filter((other) => other !== number));
    keys[number] = "";
    free.push(number);
  }

  function meet(list: readonly number[] | undefined, visit: (key: string) => void): void {
    if (!list) return;
    for (const number of list) {
      if (seen[number] === search) continue;
      seen[number] = search;
      visit(keys[number]!);
    }
  }

  return {
    /** Puts a box under a key, in place of the one it had. */
    put(key: string, x0: number, z0: number, x1: number, z1: number): void {
      const before = numbers.get(key);
      if (before !== undefined) {
        const place = before * 4;
        const isSame = boxes[place] === x0 && boxes[place + 1] === z0 && boxes[place + 2] === x1;
        if (isSame && boxes[place + 3] === z1) return;
        remove(key);
      }
      const number = newNumber();
      numbers.set(key, number);
      keys[number] = key;
      seen[number] = 0;
      const place = number * 4;
      boxes[place] = x0;
      boxes[place + 1] = z0;
      boxes[place + 2] = x1;
      boxes[place + 3] = z1;
      const one = [number];
      eachCell(number, (list) => (list.length === 0 ? one : list.concat(one)));
      [lowX, lowZ] = [Math.min(lowX, x0), Math.min(lowZ, z0)];
      [highX, highZ] = [Math.max(highX, x1), Math.max(highZ, z1)];
    },
    remove,
    has: (key: string): boolean => numbers.has(key),
    /** The box under a key. */
    boxOf(key: string): PlanBox | undefined {
      const number = numbers.get(key);
      if (number === undefined) return undefined;
      const place = number * 4;
      return { lowX: boxes[place]!, lowZ: boxes[place + 1]!, highX: boxes[place + 2]!, highZ: boxes[place + 3]! };
    },
    /** Whether a place lies in the box under a key, its border among it. */
    holds(key: string, x: number, z: number): boolean {
      const number = numbers.get(key);
      if (number === undefined) return false;
      const place = number * 4;
      if (x < boxes[place]! || z < boxes[place + 1]!) return false;
      return x <= boxes[place + 2]! && z <= boxes[place + 3]!;
    },
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
    size: (): number => numbers.size,
    /** Around everything that has ever been put here; null when nothing has. */
    bounds: (): PlanBounds | null => (lowX > highX ? null : [lowX, lowZ, highX, highZ]),
  };
}
