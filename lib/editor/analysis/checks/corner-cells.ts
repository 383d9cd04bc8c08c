/** Corners by where they lie, in cells: what moves leaves its own cell alone. */
import type { Vertex } from "../../../domain/geometry-records";

/** Metres: many times what is searched, so that nearly every search looks into one cell alone. */
const CELL = 0.1;

const cellOf = (metres: number): number => Math.floor(metres / CELL);
/** Cells may share a number; who searches looks at the distance. */
const nameOf = (i: number, j: number, k: number): number =>
  Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791);
const nameAt = ({ x, y, z }: Vertex): number => nameOf(cellOf(x), cellOf(y), cellOf(z));

export function createCornerCells() {
  /** A lone corner stands without a list: there are very many. */
  const cells = new Map<number, string | string[]>();
  return {
    put(vertex: Vertex): void {
      const name = nameAt(vertex);
      const held = cells.get(name);
      if (held === undefined || held === vertex.key) cells.set(name, vertex.key);
      else if (typeof held === "string") cells.set(name, [held, vertex.key]);
      else if (!held.includes(vertex.key)) held.push(vertex.key);
    },
    remove(vertex: Vertex): void {
      const name = nameAt(vertex);
      const held = cells.get(name);
      if (held === vertex.key) cells.delete(name);
      else if (Array.isArray(held)) {
        const at = held.indexOf(vertex.key);
        if (at >= 0) held.splice(at, 1);
        if (held.length === 0) cells.delete(name);
      }
    },
    /** Keys of what may lie within so many metres on each axis, and of some that do not; one may come twice. */
    near({ x, y, z }: Vertex, reach: number): string[] {
      const found: string[] = [];
      const [toX, toY, toZ] = [cellOf(x + reach), cellOf(y + reach), cellOf(z + reach)];
      for (let i = cellOf(x - reach); i <= toX; i += 1) {
        for (let j = cellOf(y - reach); j <= toY; j += 1) {
          for (let k = cellOf(z - reach); k <= toZ; k += 1) {
            const held = cells.get(nameOf(i, j, k));
            if (typeof held === "string") found.push(held);
            else if (held) for (const key of held) found.push(key);
          }
        }
      }
      return found;
    },
  };
}
