/** Parameter schemas that several rows share. Unknown fields pass, because every backend keeps them. */
import { array, boolean, mixed, number, type ObjectSchema, object, type Schema, string } from "yup";

/** A schema whose known fields are checked and whose type is said by the caller. */
export function shape<Params extends object>(fields: Record<string, Schema>): ObjectSchema<Params> {
  return object(fields) as unknown as ObjectSchema<Params>;
}

export type NoParams = Record<never, never>;
export const nothing = shape<NoParams>({});

export const key = () => string().strict().min(1).max(200).required();
export const text = () => string().strict();
export const optionalText = () => string().strict().nullable();
export const flag = () => boolean().strict();
export const finite = () =>
  number()
    .strict()
    .test("finite", "${path} must be a finite number", (value) => value == null || Number.isFinite(value));
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

export type ByKey = { key: string };
export const byKey = shape<ByKey>({ key: key() });

export type ByProject = { projectKey: string };
export const byProject = shape<ByProject>({ projectKey: key() });

export type KeyAndFields<Entity> = { key: string } & Partial<Entity>;
export function keyAndFields<Entity>(): ObjectSchema<KeyAndFields<Entity>> {
  return shape<KeyAndFields<Entity>>({ key: key() });
}

export type ListQuery = { search?: string; sort?: string; cursor?: string; limit?: number };
export const listFields = {
  search: text(),
  sort: text(),
  cursor: text(),
  limit: number().integer().min(1).max(200),
};

export type Page<Name extends string, Item> = { [key in Name]: Item[] } & { total: number; nextCursor: string | null };
