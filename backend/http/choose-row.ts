/** Which of the contract's rows a request means, where several share method and path. */
import type { ObjectSchema } from "yup";
import type { EndpointName } from "../../lib/contract/endpoints";
import type { CheckedRow } from "../../lib/contract/schemas/checked-rows";
import type { AnyHandler } from "./handler";

export type RouteRow = { name: EndpointName; row: CheckedRow; handler: AnyHandler };

/** The parameters that a row cannot go without. */
export function requiredFields(schema: ObjectSchema<object>): string[] {
  return Object.entries(schema.describe().fields)
    .filter(([, field]) => "optional" in field && !field.optional)
    .map(([name]) => name);
}

/**
 * The row whose required parameters are all there, and of several the one that asks for most; the first where none
 * fits, so that its schema can say what is missing. Rows that ask for the same are the same call: the first stands.
 */
export function chooseRow(rows: readonly RouteRow[], params: Readonly<Record<string, unknown>>): RouteRow {
  const fitting = rows
    .map((candidate) => ({ candidate, required: requiredFields(candidate.row.params) }))
    .filter(({ required }) => required.every((name) => params[name] !== undefined))
    .sort((left, right) => right.required.length - left.required.length);
  const chosen = fitting[0]?.candidate ?? rows[0];
  if (!chosen) throw new Error("A route without a row");
  return chosen;
}
