/** Rows that share method and path are told apart by their fields: the row most of whose fields are there is meant. */
import type { NamedRow } from "./match-rows";

/** Whether only the body tells what a call is: whom it is about, or whether it needs a session. */
export function needsBodyToChoose(rows: readonly NamedRow[]): boolean {
  return rows.some((row) => row.asSelf === "own-key" || row.access !== rows[0]?.access);
}

/** `params` is the query or the body; `isOwn` says whether its `key` is the caller's own. `first` stands when nothing tells. */
export function chooseRow(
  rows: readonly NamedRow[],
  first: NamedRow,
  params: Record<string, unknown>,
  isOwn: boolean,
): NamedRow {
  const profile = rows.find((row) => row.name === "employee.updateProfile");
  const other = rows.find((row) => row.name === "employee.update");
  if (profile && other) return isOwn ? profile : other;
  let chosen = first;
  let best = { present: -1, fields: 0 };
  for (const row of rows) {
    const fields = Object.keys(row.params.fields);
    const present = fields.filter((field) => params[field] !== undefined).length;
    // Equally many: the row that asks for less.
    if (present > best.present || (present === best.present && fields.length < best.fields)) {
      chosen = row;
      best = { present, fields: fields.length };
    }
  }
  return chosen;
}
