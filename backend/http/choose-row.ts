/** Chooses among rows of the contract that share method and path. */
import type { ObjectSchema } from "yup";
import type { EndpointName } from "../../lib/contract/endpoints";
import type { CheckedRow } from "../../lib/contract/schemas/checked-rows";
import type { AnyHandler } from "./handler";

export type RouteRow = { name: EndpointName; row: CheckedRow; handler: AnyHandler };

export function requiredFields(schema: ObjectSchema<object>): string[] {
  return Object.entries(schema.describe().fields)
    .filter(([, field]) => "optional" in field && !field.optional)
    .map(([name]) => name);
}

/**
 * Returns the row whose required parameters are all sent, the one with the most if several match, and the first if none
 * does, so that its schema names the missing ones. Among equals, the first row is chosen.
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
