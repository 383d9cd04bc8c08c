/** Stores the prints and the new rows of the lists that workers have read. */
import type { RowPrints } from "./row-prints";

/** `places`: the index of each row in the last version, negative if it is new; null without one. */
export type ReadRows = { readonly prints: RowPrints; readonly places: Int32Array<ArrayBuffer> | null };

const printsByList = new WeakMap<object, RowPrints>();
const newRowsByList = new WeakMap<object, readonly unknown[]>();

/** Returns the prints of a list; undefined if no worker has read it. */
export function printsWhenRead(list: unknown): RowPrints | undefined {
  return typeof list === "object" && list !== null ? printsByList.get(list) : undefined;
}

/** Returns the rows that are new or changed since the last version; all rows if that version is unknown. */
export function freshRowsOf<Row>(list: readonly Row[]): readonly Row[] {
  return (newRowsByList.get(list) as readonly Row[] | undefined) ?? list;
}

/** Returns the whole list in its envelope. With `places`, `body` has the new rows only, and `known` the others. */
export function withKnownRows(
  body: { readonly [name: string]: unknown[] },
  { prints, places }: ReadRows,
  known: readonly unknown[],
): { [name: string]: unknown[] } {
  const [[name, sent] = ["", []]] = Object.entries(body);
  let list = sent;
  if (places) {
    list = [];
    let next = 0;
    for (const place of places) {
      if (place >= 0) list.push(known[place]);
      else {
        list.push(sent[next]);
        next += 1;
      }
    }
    newRowsByList.set(list, sent);
  }
  printsByList.set(list, prints);
  return { [name]: list };
}
