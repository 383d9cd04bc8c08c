/** What the page knows of the lists that it has read beside it: their prints, and which of their records are new. */
import type { RowPrints } from "./row-prints";

/** `places`: where each row stood in the list of before, below zero where it is new; null: there was none. */
export type ReadRows = { readonly prints: RowPrints; readonly places: Int32Array<ArrayBuffer> | null };

const printsBy = new WeakMap<object, RowPrints>();
const freshBy = new WeakMap<object, readonly unknown[]>();

/** Undefined for what was not read so. */
export function printsWhenRead(list: unknown): RowPrints | undefined {
  return typeof list === "object" && list !== null ? printsBy.get(list) : undefined;
}

/** The rows that no list had before this one; all where that is not known. */
export function freshRowsOf<Row>(list: readonly Row[]): readonly Row[] {
  return (freshBy.get(list) as readonly Row[] | undefined) ?? list;
}

/** `body`: a list in its envelope. Where rows have places, it holds the new ones alone, and `known` the others. */
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
