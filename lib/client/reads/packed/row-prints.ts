/** Detects unchanged rows of a list by prints, so that the page keeps their objects. */

/** Two words per row, a hash of its key, revision and time; 0, 0 for a row that lacks one of these. */
export type RowPrints = Uint32Array<ArrayBuffer>;

const NEW = -1;

type Stamped = { readonly key: string; readonly revision: number; readonly updatedAt: string };

function isStamped(row: unknown): row is Stamped {
  if (typeof row !== "object" || row === null) return false;
  const { key, revision, updatedAt } = row as Partial<Stamped>;
  return typeof key === "string" && typeof revision === "number" && typeof updatedAt === "string" && updatedAt !== "";
}

/** Mixes the bits of a word, so that each bit affects all. */
function mixBits(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  const whole = Math.imul(half ^ (half >>> 15), 0x846ca68b);
  return (whole ^ (whole >>> 16)) >>> 0;
}

/** Returns 64 bits per row, so that collisions among hundreds of thousands of rows are unlikely. */
export function printsOf(rows: readonly unknown[]): RowPrints {
  const prints = new Uint32Array(rows.length * 2);
  for (const [index, row] of rows.entries()) {
    if (!isStamped(row)) continue;
    const text = `${row.key}\n${row.revision}\n${row.updatedAt}`;
    let one = 0x811c9dc5;
    let other = 0x9e3779b9;
    for (let position = 0; position < text.length; position += 1) {
      const code = text.charCodeAt(position);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul((other << 5) ^ (other >>> 27) ^ code, 0x2c1b3c6d);
    }
    prints[index * 2] = mixBits(one);
    prints[index * 2 + 1] = mixBits(other ^ one);
  }
  return prints;
}

/** Returns the indexes of the rows by the first word of their prints. */
function tableOf(prints: RowPrints): Map<number, number[]> {
  const table = new Map<number, number[]>();
  for (let index = 0; index * 2 < prints.length; index += 1) {
    const word = prints[index * 2]!;
    const indexes = table.get(word);
    if (indexes) indexes.push(index);
    else table.set(word, [index]);
  }
  return table;
}

/** Returns the index of each row in the last version; negative for new or changed rows. */
export function placesBefore(prints: RowPrints, before: RowPrints): Int32Array<ArrayBuffer> {
  const count = prints.length / 2;
  const indexes = new Int32Array(count).fill(NEW);
  const isSameRow = (oldIndex: number, index: number): boolean =>
    prints[index * 2] === before[oldIndex * 2] && prints[index * 2 + 1] === before[oldIndex * 2 + 1];
  let table: Map<number, number[]> | null = null;
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    if (prints[index * 2] === 0 && prints[index * 2 + 1] === 0) continue;
    // Lists usually keep their order, and a changed row does not move the next.
    let oldIndex = [next, index].find((likely) => isSameRow(likely, index));
    if (oldIndex === undefined) {
      table ??= tableOf(before);
      oldIndex = table.get(prints[index * 2]!)?.find((likely) => isSameRow(likely, index));
    }
    if (oldIndex === undefined) continue;
    indexes[index] = oldIndex;
    next = oldIndex + 1;
  }
  return indexes;
}
