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

/** What of a control is asked; its `validationMessage` is passed through as given where it is ours. */
export type JudgedField = {
  validity: FieldValidity;
  /** Such as "email" or "number". */
  type: string;
  validationMessage: string;
  required: boolean;
  value: string;
};

/**
 * The message for a field's native validity, or null when the field is valid. What must be filled and holds blanks alone
 * holds nothing, whatever its pattern says of them.
 */
export function fieldMessage({ validity, type, validationMessage, required, value }: JudgedField): string | null {
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
