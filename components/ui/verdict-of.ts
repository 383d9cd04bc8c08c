import { fieldMessage, REQUIRED } from "@/lib/validation/field-message";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What must be filled and holds blanks alone holds nothing, whatever its pattern says of them. */
function isBlank({ required, value, validity }: Control): boolean {
  return required && validity.patternMismatch && value.trim() === "";
}

/** Whether a control keeps its rules, and in words which it breaks; one that is not there breaks none. */
export function verdictOf(control: Control | null): [isFit: boolean, reason: string | null] {
  if (control === null || control.validity.valid) return [true, null];
  const { validity, type, validationMessage } = control;
  if (isBlank(control) && !validity.customError) return [false, REQUIRED];
  return [false, fieldMessage(validity, type, validationMessage)];
}
