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

/** The final mixing of a word, so that each bit affects all. */
function mixed(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  const whole = Math.imul(half ^ (half >>> 15), 0x846ca68b);
  return (whole ^ (whole >>> 16)) >>> 0;
}

/** 64 bits, so that collisions among hundreds of thousands of rows are unlikely. */
export function printsOf(rows: readonly unknown[]): RowPrints {
  const prints = new Uint32Array(rows.length * 2);
  for (const [at, row] of rows.entries()) {
    if (!isStamped(row)) continue;
    const text = `${row.key}\n${row.revision}\n${row.updatedAt}`;
    let [one, other] = [0x811c9dc5, 0x9e3779b9];
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul((other << 5) ^ (other >>> 27) ^ code, 0x2c1b3c6d);
    }
    prints[at * 2] = mixed(one);
    prints[at * 2 + 1] = mixed(other ^ one);
  }
  return prints;
}

/** By the first word; of equal prints, the last row. */
function tableOf(prints: RowPrints): Map<number, number[]> {
  const table = new Map<number, number[]>();
  for (let at = 0; at * 2 < prints.length; at += 1) {
    const word = prints[at * 2]!;
    const places = table.get(word);
    if (places) places.push(at);
    else table.set(word, [at]);
  }
  return table;
}

/** The index of each row in the last version; negative for new or changed rows. */
export function placesBefore(prints: RowPrints, before: RowPrints): Int32Array<ArrayBuffer> {
  const count = prints.length / 2;
  const places = new Int32Array(count).fill(NEW);
  const isAt = (place: number, at: number): boolean =>
    prints[at * 2] === before[place * 2] && prints[at * 2 + 1] === before[place * 2 + 1];
  let table: Map<number, number[]> | null = null;
  let next = 0;
  for (let at = 0; at < count; at += 1) {
    if (prints[at * 2] === 0 && prints[at * 2 + 1] === 0) continue;
    // Lists usually keep their order, and a changed row does not move the next.
    let place = [next, at].find((likely) => isAt(likely, at));
    if (place === undefined) {
      table ??= tableOf(before);
      place = table.get(prints[at * 2]!)?.find((likely) => isAt(likely, at));
    }
    if (place === undefined) continue;
    places[at] = place;
    next = place + 1;
  }
  return places;
}
