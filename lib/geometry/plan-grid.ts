/**
 * A spatial index of boxes on the plan (x and z, in meters). The cost of a change or search depends only on the cells
 * that it touches.
 */
export type PlanBox = { readonly lowX: number; readonly lowZ: number; readonly highX: number; readonly highZ: number };

/** Low x, low z, high x, high z. */
export type PlanBounds = readonly [number, number, number, number];

const CELL = 3;
/** A larger box is in no cell and is visited by every search. */
const MAX_CELLS = 400;
/**
 * Cells along each axis: 24 km, more than geometry may span. Cell numbers stay small integers, which maps store without
 * boxing.
 */
const SPAN = 8_192;
/** Initial capacity. */
const MIN_CAPACITY = 64;

const NONE: readonly number[] = [];

const cellOf = (meters: number): number => Math.floor(meters / CELL) + SPAN / 2;

/** Returns the coordinate at which a line in direction `step` leaves a cell. */
const cellBorder = (cell: number, step: number): number => (cell - SPAN / 2 + (step > 0 ? 1 : 0)) * CELL;

/** Each entry has a number: the index of its box and of its last search in typed arrays. */
export class PlanGrid {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #free: number[] = [];
  #boxes = new Float64Array(MIN_CAPACITY * 4);
  #lastSearch = new Uint32Array(MIN_CAPACITY);
  /** Lists are exactly as long as needed: an array that grew by `push` reserves 17 slots, and most cells hold a few. */
  readonly #cells = new Map<number, readonly number[]>();
  #large: readonly number[] = [];
  #search = 0;
  #lowX = Infinity;
  #lowZ = Infinity;
  #highX = -Infinity;
  #highZ = -Infinity;

  size(): number {
    return this.#numbers.size;
  }

  has(key: string): boolean {
    return this.#numbers.has(key);
  }

  /** Returns the box of a key. */
  boxOf(key: string): PlanBox | undefined {
    const number = this.#numbers.get(key);
    if (number === undefined) return undefined;
    const boxes = this.#boxes;
    const start = number * 4;
    return { lowX: boxes[start]!, lowZ: boxes[start + 1]!, highX: boxes[start + 2]!, highZ: boxes[start + 3]! };
  }

  /** Whether the box of a key contains a point, borders included. */
  holds(key: string, x: number, z: number): boolean {
    const number = this.#numbers.get(key);
    if (number === undefined) return false;
    const boxes = this.#boxes;
    const start = number * 4;
    return x >= boxes[start]! && z >= boxes[start + 1]! && x <= boxes[start + 2]! && z <= boxes[start + 3]!;
  }

  /** Returns the bounds of all boxes ever added; null if there are none. */
  bounds(): PlanBounds | null {
    return this.#lowX > this.#highX ? null : [this.#lowX, this.#lowZ, this.#highX, this.#highZ];
  }

  /** Adds the box of a key, or replaces it. */
  put(key: string, x0: number, z0: number, x1: number, z1: number): void {
    const existing = this.#numbers.get(key);
    if (existing !== undefined) {
      const boxes = this.#boxes;
      const start = existing * 4;
      if (boxes[start] === x0 && boxes[start + 1] === z0 && boxes[start + 2] === x1 && boxes[start + 3] === z1) return;
      this.remove(key);
    }
    const number = this.#nextNumber();
    this.#numbers.set(key, number);
    this.#keys[number] = key;
    this.#lastSearch[number] = 0;
    const boxes = this.#boxes;
    const start = number * 4;
    boxes[start] = x0;
    boxes[start + 1] = z0;
    boxes[start + 2] = x1;
    boxes[start + 3] = z1;
    const added = [number];
    this.#updateCells(number, (list) => (list.length === 0 ? added : list.concat(added)));
    this.#lowX = Math.min(this.#lowX, x0);
    this.#lowZ = Math.min(this.#lowZ, z0);
    this.#highX = Math.max(this.#highX, x1);
    this.#highZ = Math.max(this.#highZ, z1);
  }

  remove(key: string): void {
    const number = this.#numbers.get(key);
    if (number === undefined) return;
    this.#numbers.delete(key);
    this.#updateCells(number, (list) => list.filter((other) => other !== number));
    this.#keys[number] = "";
    this.#free.push(number);
  }

  /** Starts a search, which visits each entry at most once. */
  begin(): void {
    this.#search += 1;
  }

  /** Visits entries that may be in this box and that this search has not visited. Some may be slightly outside. */
  visit(x0: number, z0: number, x1: number, z1: number, visit: (key: string) => void): void {
    this.#visitList(this.#large, visit);
    const cells = this.#cells;
    const fromX = cellOf(Math.max(x0, this.#lowX));
    const toX = cellOf(Math.min(x1, this.#highX));
    const fromZ = cellOf(Math.max(z0, this.#lowZ));
    const toZ = cellOf(Math.min(z1, this.#highZ));
    for (let x = fromX; x <= toX; x += 1) {
      for (let z = fromZ; z <= toZ; z += 1) this.#visitList(cells.get(x * SPAN + z), visit);
    }
  }

  /**
   * Visits entries that may be under a line, from its start. `isDone(share)` is called before each cell with the
   * position along the line (0 to 1) where the cell starts.
   */
  visitAlong(
    from: readonly [x: number, z: number],
    to: readonly [x: number, z: number],
    visit: (key: string) => void,
    isDone: (share: number) => boolean,
  ): void {
    this.#visitList(this.#large, visit);
    const cells = this.#cells;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    let [x, z] = [cellOf(from[0]), cellOf(from[1])];
    const [lastX, lastZ] = [cellOf(to[0]), cellOf(to[1])];
    const [stepX, stepZ] = [Math.sign(dx), Math.sign(dz)];
    let nextX = stepX === 0 ? Infinity : (cellBorder(x, stepX) - from[0]) / dx;
    let nextZ = stepZ === 0 ? Infinity : (cellBorder(z, stepZ) - from[1]) / dz;
    let share = 0;
    for (;;) {
      if (isDone(share)) return;
      this.#visitList(cells.get(x * SPAN + z), visit);
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
  }

  #visitList(list: readonly number[] | undefined, visit: (key: string) => void): void {
    if (!list) return;
    const search = this.#search;
    for (const number of list) {
      if (this.#lastSearch[number] === search) continue;
      this.#lastSearch[number] = search;
      visit(this.#keys[number]!);
    }
  }

  /** Reuses the number of a removed entry, or takes the next one, doubling the arrays if they are full. */
  #nextNumber(): number {
    const number = this.#free.pop() ?? this.#keys.length;
    if (number < this.#lastSearch.length) return number;
    const boxes = new Float64Array(this.#boxes.length * 2);
    boxes.set(this.#boxes);
    this.#boxes = boxes;
    const lastSearch = new Uint32Array(this.#lastSearch.length * 2);
    lastSearch.set(this.#lastSearch);
    this.#lastSearch = lastSearch;
    return number;
  }

  #updateCells(number: number, change: (list: readonly number[]) => readonly number[]): void {
    const start = number * 4;
    const [fromX, fromZ] = [cellOf(this.#boxes[start]!), cellOf(this.#boxes[start + 1]!)];
    const [toX, toZ] = [cellOf(this.#boxes[start + 2]!), cellOf(this.#boxes[start + 3]!)];
    if ((toX - fromX + 1) * (toZ - fromZ + 1) > MAX_CELLS) {
      this.#large = change(this.#large);
      return;
    }
    const cells = this.#cells;
    for (let x = fromX; x <= toX; x += 1) {
      for (let z = fromZ; z <= toZ; z += 1) {
        const cell = x * SPAN + z;
        const list = change(cells.get(cell) ?? NONE);
        if (list.length > 0) cells.set(cell, list);
        else cells.delete(cell);
      }
    }
  }
}
