/** The lists that workers have read: their prints, and which records are new. */
import type { RowPrints } from "./row-prints";

/** `places`: the index of each row in the last version, negative if it is new; null without one. */
export type ReadRows = { readonly prints: RowPrints; readonly places: Int32Array<ArrayBuffer> | null };

const printsBy = new WeakMap<object, RowPrints>();
const freshBy = new WeakMap<object, readonly unknown[]>();

/** Undefined for lists that no worker has read. */
export function printsWhenRead(list: unknown): RowPrints | undefined {
  return typeof list === "object" && list !== null ? printsBy.get(list) : undefined;
}

/** The rows that are new since the last version; all if that is unknown. */
export function freshRowsOf<Row>(list: readonly Row[]): readonly Row[] {
  return (freshBy.get(list) as readonly Row[] | undefined) ?? list;
}

/** `body`: a list in its envelope. With places, it holds the new rows only, and `known` the others. */
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
    freshBy.set(list, sent);
  }
  printsBy.set(list, prints);
  return { [name]: list };
}
