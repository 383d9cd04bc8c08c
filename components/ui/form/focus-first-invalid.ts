import { isNativelyInvalid } from "../natively-invalid";

const FOCUSABLE = "input, select, textarea, button, [tabindex]";

/** Puts the focus on the first control that is wrong, in the page's order; a group gives it to its first control. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const marked = '[aria-invalid="true"]';
  const controls = [...form.querySelectorAll<HTMLElement>(`${marked}, input, select, textarea`)];
  const first = controls.find((control) => control.matches(marked) || isNativelyInvalid(control));
  const target = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
