/** Checks a request's parameters by its row's schema, so that handlers may trust them. */
import { type Schema, ValidationError } from "yup";
import type { Row } from "../../lib/contract/row";
import type { CheckedRow } from "../../lib/contract/schemas/checked-rows";
import { recordWithoutMarks } from "../../lib/validation/invisible-marks";
import { invalidInput } from "../failures/failure";

export type Params = Record<string, unknown>;

function isObject(value: unknown): value is Params {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the query or the body, depending on the row; throws `invalid_input` if the body is not an object. */
export function sentParams(row: Row<object, unknown>, query: unknown, body: unknown): Params {
  if (row.sends === "nothing") return {};
  if (row.sends === "query") return { ...(query as Params) };
  if (!isObject(body)) throw invalidInput("The body must be a JSON object.");
  return body;
}

/** Converts "true" and "false" in a query for boolean fields; the schema itself converts numbers. */
function readFlags(row: CheckedRow, params: Params): Params {
  const fields = row.params.fields as Record<string, Schema>;
  const convert = ([name, value]: [string, unknown]): [string, unknown] => {
    const isFlag = fields[name]?.type === "boolean" && (value === "true" || value === "false");
    return [name, isFlag ? value === "true" : value];
  };
  return Object.fromEntries(Object.entries(params).map(convert));
}

/**
 * Returns the parameters cast by the row's schema and without invisible characters; unknown ones stay. Throws
 * `invalid_input` with the reason.
 */
export function checkParams(row: CheckedRow, params: Params): object {
  const sent = recordWithoutMarks(params);
  const converted = row.sends === "query" ? readFlags(row, sent) : sent;
  try {
    return row.params.validateSync(converted, { abortEarly: true, stripUnknown: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalidInput(error.message);
    throw error;
  }
}
