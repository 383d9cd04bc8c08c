import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import { type ObjectSchema, ValidationError } from "yup";
import { schemaMessage } from "@/lib/validation/schema-message";

/**
 * Judges a form's values by a yup schema; each field has the first rule that it breaks, in the house's words. Of an empty
 * field that is missing comes first, whatever else it breaks: as the browser judges.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: ObjectSchema<Values>,
): Resolver<Values, unknown, Values> {
  return async (values, _context, options) => {
    try {
      return { values: (await schema.validate(values, { abortEarly: false })) as Values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const broken = error.inner.length > 0 ? error.inner : [error];
      const first = new Map<string, FieldError>();
      for (const one of [...broken.filter(isMissing), ...broken.filter((one) => !isMissing(one))]) {
        // Lists and groups of rules are one field here: what is wrong inside is told at its name.
        const path = one.path ?? "";
        if (!first.has(path)) first.set(path, { type: one.type ?? "schema", message: schemaMessage(one) });
      }
      return { values: {}, errors: toNestErrors(Object.fromEntries(first), options) };
    }
  };
}

const isMissing = ({ type }: ValidationError) => type === "required";
