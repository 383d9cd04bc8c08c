/** The parts of the browser's ValidityState that a message can be made of. */
export type FieldValidity = Pick<
  ValidityState,
  | "badInput"
  | "customError"
  | "patternMismatch"
  | "rangeOverflow"
  | "rangeUnderflow"
  | "stepMismatch"
  | "tooLong"
  | "tooShort"
  | "typeMismatch"
  | "valid"
  | "valueMissing"
>;

export const REQUIRED = "Required";

/**
 * The message for a field's native validity, or null when the field is valid.
 * `type` is the input's type ("email", "number"); `customMessage` is passed through as given.
 */
export function fieldMessage(validity: FieldValidity, type: string, customMessage: string): string | null {
  if (validity.valid) return null;
  if (validity.customError) return customMessage;
  if (validity.typeMismatch || validity.badInput) return `Invalid ${type}`;
  if (validity.patternMismatch) return type === "email" ? `Invalid ${type}` : "Pattern mismatch";
  if (validity.tooLong) return "Too long";
  if (validity.tooShort) return "Too short";
  if (validity.rangeUnderflow) return "Below min value";
  if (validity.rangeOverflow) return "Above max value";
  if (validity.stepMismatch) return "Precision mismatch";
  return validity.valueMissing ? REQUIRED : null;
}
