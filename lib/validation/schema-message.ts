import { defaultLocale, ValidationError } from "yup";

/** Messages by yup's schema type and rule, as worded in the specification. */
const MESSAGES: Record<string, Record<string, string>> = {
  mixed: { required: "Required", defined: "Required", notNull: "Required", oneOf: "Pattern mismatch" },
  string: {
    min: "Too short",
    max: "Too long",
    length: "Pattern mismatch",
    matches: "Pattern mismatch",
    email: "Invalid email",
    url: "Invalid url",
    uuid: "Pattern mismatch",
  },
  number: {
    min: "Below min value",
    max: "Above max value",
    moreThan: "Below min value",
    lessThan: "Above max value",
    positive: "Below min value",
    negative: "Above max value",
    integer: "Precision mismatch",
  },
  date: { min: "Below min value", max: "Above max value" },
  array: { min: "Too short", max: "Too long", length: "Pattern mismatch" },
};

/**
 * Returns the message of one broken rule: the app's for a default message of yup, else the schema's own. A value of the
 * wrong type is 'Invalid {type}', with the schema's type ("number"). For an empty text or list, every broken default
 * rule returns "Required", as in browsers.
 */
export function schemaMessage(error: ValidationError): string {
  const params = error.params ?? {};
  // The default text identifies the rule, because yup reuses the names of rules.
  const isDefault = (template: unknown) => ValidationError.formatError(template, params) === error.message;
  if (error.type === "typeError" && isDefault(defaultLocale.mixed?.notType)) return `Invalid ${String(params.type)}`;
  for (const [kind, messages] of Object.entries(MESSAGES)) {
    const templates: Record<string, unknown> = { ...defaultLocale[kind as keyof typeof defaultLocale] };
    const rule = Object.keys(messages).find((name) => isDefault(templates[name]));
    if (rule !== undefined) return isEmpty(error.value) ? "Required" : (messages[rule] ?? error.message);
  }
  return error.message;
}

const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
