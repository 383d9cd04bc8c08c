/** Vertices by position in a grid of cells. Moving a vertex touches only its own cells. */
import type { Vertex } from "../../../domain/geometry-records";

/** Size of a cell in m: far larger than the search radius, so that most searches read one cell. */
const CELL = 0.1;

const cellOf = (meters: number): number => Math.floor(meters / CELL);
/** Different cells may have the same hash; the caller compares distances. */
const hashOf = (i: number, j: number, k: number): number =>
  Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791);
const hashAt = ({ x, y, z }: Vertex): number => hashOf(cellOf(x), cellOf(y), cellOf(z));

export function createCornerCells() {
  /** A single vertex is stored without an array, because most cells have one. */
  const cells = new Map<number, string | string[]>();
  return {
    put(vertex: Vertex): void {
      const hash = hashAt(vertex);
      const stored = cells.get(hash);
      if (stored === undefined || stored === vertex.key) cells.set(hash, vertex.key);
      else if (typeof stored === "string") cells.set(hash, [stored, vertex.key]);
      else if (!stored.includes(vertex.key)) stored.push(vertex.key);
    },
    remove(vertex: Vertex): void {
      const hash = hashAt(vertex);
      const stored = cells.get(hash);
      if (stored === vertex.key) cells.delete(hash);
      else if (Array.isArray(stored)) {
        const index = stored.indexOf(vertex.key);
        if (index >= 0) stored.splice(index, 1);
        if (stored.length === 0) cells.delete(hash);
      }
    },
    /**
     * Returns the keys of all vertices within `reach` m on each axis. The result may contain duplicates and vertices
     * farther away.
     */
    near({ x, y, z }: Vertex, reach: number): string[] {
      const found: string[] = [];
      const [toX, toY, toZ] = [cellOf(x + reach), cellOf(y + reach), cellOf(z + reach)];
      for (let i = cellOf(x - reach); i <= toX; i += 1) {
        for (let j = cellOf(y - reach); j <= toY; j += 1) {
          for (let k = cellOf(z - reach); k <= toZ; k += 1) {
            const stored = cells.get(hashOf(i, j, k));
            if (typeof stored === "string") found.push(stored);
            else if (stored) for (const key of stored) found.push(key);
          }
        }
      }
      return found;
    },
  };
}
