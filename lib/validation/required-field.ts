import { type AnyObjectSchema, isSchema, reach, type SchemaDescription } from "yup";

/**
 * Whether a schema requires a value at `path` ("email", "days.from"): a text that must not be empty, a list that must
 * have an item, a group with a required field, or a value that must exist. A boolean is never required.
 */
export function isRequiredField(schema: AnyObjectSchema, path: string): boolean {
  const field = reach(schema, path);
  if (!isSchema(field)) return false;
  const description = field.describe() as SchemaDescription;
  const { type, tests } = description;
  if (type === "boolean") return false;
  if (type === "string") return tests.some(({ name }) => name === "required");
  if (type === "array") return tests.some(({ name, params }) => name === "min" && Number(params?.min) > 0);
  if (type === "object" && "fields" in description) {
    return Object.keys(description.fields as object).some((name) => isRequiredField(schema, `${path}.${name}`));
  }
  return !description.optional && !description.nullable;
}
