/** The parsing worker's task: it parses a body and sends only the new and changed rows of a list read before. */

import { createPacker } from "./pack";
import type { Packed } from "./packed";
import type { ReadRows } from "./read-rows";
import type { RowPrints } from "./row-prints";
import { placesBefore, printsOf } from "./row-prints";

/** `before`: the prints of the list's last version. */
export type ToWorker = { id: number; bytes: ArrayBuffer; before?: RowPrints };

/** `rows` describes a list. If `rows` has places in the last version, `packed` contains only the rows without one. */
export type PackedAnswer = { packed: Packed; rows?: ReadRows };

export type FromWorker = { isReady: true } | ({ id: number } & PackedAnswer) | { id: number; failure: string };

/** Returns the list of a body that is one list in its envelope; null for another body. */
function listIn(body: unknown): { name: string; rows: readonly unknown[] } | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const [[name, rows] = [], ...others] = Object.entries(body);
  return name !== undefined && Array.isArray(rows) && others.length === 0 ? { name, rows } : null;
}

/** Returns a function that parses and packs one body. That function throws SyntaxError on invalid JSON. */
export function createAnswerPacker(): (request: Omit<ToWorker, "id">) => PackedAnswer {
  const { pack } = createPacker();
  return ({ bytes, before }) => {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const list = listIn(body);
    if (!list) return { packed: pack(body) };
    const prints = printsOf(list.rows);
    if (!before) return { packed: pack(body), rows: { prints, places: null } };
    const places = placesBefore(prints, before);
    const newRows = list.rows.filter((_, index) => places[index]! < 0);
    return { packed: pack({ [list.name]: newRows }), rows: { prints, places } };
  };
}
