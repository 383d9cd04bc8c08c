import { fieldMessage } from "@/lib/validation/field-message";

/** Whether a control keeps its rules, and in words which it breaks; one that is not there breaks none. */
export function verdictOf(
  control: HTMLInputElement | HTMLTextAreaElement | null,
): [isFit: boolean, reason: string | null] {
  if (control === null || control.validity.valid) return [true, null];
  return [false, fieldMessage(control)];
}
