/** The parsing worker's task: of a list that was read before, it sends only changed rows. */

import { createPacker } from "./pack";
import type { Packed } from "./packed";
import type { ReadRows } from "./read-rows";
import type { RowPrints } from "./row-prints";
import { placesBefore, printsOf } from "./row-prints";

/** `before`: the prints of the list's last version. */
export type ToWorker = { id: number; bytes: ArrayBuffer; before?: RowPrints };

/** The `rows` of a list; with their places in the last version, `packed` contains only the others. */
export type PackedAnswer = { packed: Packed; rows?: ReadRows };

export type FromWorker = { isReady: true } | ({ id: number } & PackedAnswer) | { id: number; failure: string };

/** A body that is a list in its envelope. */
function listIn(body: unknown): { name: string; rows: readonly unknown[] } | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const [[name, rows] = [], ...others] = Object.entries(body);
  return name !== undefined && Array.isArray(rows) && others.length === 0 ? { name, rows } : null;
}

/** Throws SyntaxError on invalid JSON. */
export function createAnswerPacker(): (request: Omit<ToWorker, "id">) => PackedAnswer {
  const { pack } = createPacker();
  return ({ bytes, before }) => {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const list = listIn(body);
    if (!list) return { packed: pack(body) };
    const prints = printsOf(list.rows);
    if (!before) return { packed: pack(body), rows: { prints, places: null } };
    const places = placesBefore(prints, before);
    const fresh = list.rows.filter((_, at) => places[at]! < 0);
    return { packed: pack({ [list.name]: fresh }), rows: { prints, places } };
  };
}
