/** The flags of the browser's ValidityState that have a message. */
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

/** The properties of a control that determine its message; a custom `validationMessage` is passed on. */
export type ValidatedField = {
  validity: FieldValidity;
  /** Such as "email" or "number". */
  type: string;
  validationMessage: string;
  required: boolean;
  value: string;
};

/**
 * Returns the message for a field's native validity, or null if the field is valid. Blanks in a required field count as
 * empty, whatever its pattern.
 */
export function fieldMessage({ validity, type, validationMessage, required, value }: ValidatedField): string | null {
  if (validity.valid) return null;
  if (validity.customError) return validationMessage;
  if (validity.typeMismatch || validity.badInput) return `Invalid ${type}`;
  if (validity.patternMismatch && (!required || value.trim()))
    return type === "email" ? `Invalid ${type}` : "Pattern mismatch";
  if (validity.tooLong) return "Too long";
  if (validity.tooShort) return "Too short";
  if (validity.rangeUnderflow) return "Below min value";
  if (validity.rangeOverflow) return "Above max value";
  if (validity.stepMismatch) return "Precision mismatch";
  return validity.valueMissing || validity.patternMismatch ? "Required" : null;
}
