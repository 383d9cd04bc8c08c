import { fieldMessage } from "@/lib/validation/field-message";

/** Returns whether a control is valid, and its message if not; a missing control is valid. */
export function judgeControl(
  control: HTMLInputElement | HTMLTextAreaElement | null,
): [isValid: boolean, reason: string | null] {
  if (control === null || control.validity.valid) return [true, null];
  return [false, fieldMessage(control)];
}
