import { defaultLocale, ValidationError } from "yup";

/** What a broken rule of a schema is called, by yup's kinds of schema and names of messages. The words of the specification. */
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
 * The message of one broken rule: ours where the schema says nothing of its own, else the schema's, as given. A value
 * of the wrong kind is 'Invalid {type}', the type being the schema's ("number"). Of an empty value, text or list, any
 * broken rule of ours says that it is missing, as the browser does.
 */
export function schemaMessage(error: ValidationError): string {
  const params = error.params ?? {};
  // Which rule was broken is known by its default text alone: yup reuses the names of rules.
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
