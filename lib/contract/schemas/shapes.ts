/** Parameter schemas that several rows share. Unknown fields pass, because every backend keeps them. */
import { boolean, mixed, number, type ObjectSchema, object, type Schema, string } from "yup";
import type { ByKey, ByProject, NoParams } from "../params";
import type { ParamsOf } from "../row";

/** A schema for each row of a table. */
export type Schemas<Rows> = { readonly [Name in keyof Rows]: ObjectSchema<ParamsOf<Rows[Name]>> };

/** Returns a schema that checks known fields; the caller states its type. */
export function shape<Params extends object>(fields: Record<string, Schema>): ObjectSchema<Params> {
  return object(fields) as unknown as ObjectSchema<Params>;
}

export const nothing = shape<NoParams>({});

export const key = () => string().strict().min(1).max(200).required();
export const text = () => string().strict();
export const optionalText = () => string().strict().nullable();
/** One line: a name, a number or a kind. Limited, because a page's cursor contains its sort values. */
export const line = () => text().max(200);
export const optionalLine = () => optionalText().max(200);
const NOT_BLANK = [/\S/, "${path} must not be blank"] as const;
/** A name that must not be blank. */
export const nonBlankLine = () => line().matches(...NOT_BLANK);
/** A file name: most file systems allow 255 characters. */
export const fileName = () =>
  text()
    .max(300)
    .matches(...NOT_BLANK);
/** Text of several lines. */
export const prose = () => text().max(10_000);
export const nonBlankProse = () => prose().matches(...NOT_BLANK);
export const optionalProse = () => optionalText().max(10_000);
export const flag = () => boolean().strict();
export const finite = () =>
  number()
    .strict()
    .test("finite", "${path} must be a finite number", (value) => value == null || Number.isFinite(value));
export const whole = () => finite().integer();
/** A plain day, YYYY-MM-DD, or null. */
export const optionalDay = () =>
  optionalText().test("day", "${path} must be a day, YYYY-MM-DD", (value) => value == null || isDay(value));
/** ISO 8601 in UTC, e.g. 2026-11-21T09:30:00.000Z, or null. */
export const optionalTime = () =>
  optionalText().test("time", "${path} must be an ISO 8601 time in UTC", (value) => value == null || isTime(value));

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
export const anything = () => mixed();

/** A JSON list in a query, e.g. `["cous-…","cous-…"]`. */
export const jsonList = () =>
  string()
    .strict()
    .test("json-list", "${path} must be a JSON list of strings", (value) => {
      if (value === undefined) return true;
      try {
        const parsed: unknown = JSON.parse(value);
        return Array.isArray(parsed) && parsed.every((entry) => typeof entry === "string");
      } catch {
        return false;
      }
    });

export const byKey = shape<ByKey>({ key: key() });

export const byProject = shape<ByProject>({ projectKey: key() });

/** `fields` are the checked optional fields; a revision is always checked. */
export function keyAndFields<Params extends { key: string }>(
  fields: Record<string, Schema> = {},
): ObjectSchema<Params> {
  return shape<Params>({ key: key(), revision: whole(), ...fields });
}

export const listFields = {
  search: text(),
  sort: text(),
  cursor: text(),
  limit: number().integer().min(1).max(200),
};
