import { isNativelyInvalid } from "../inputs/natively-invalid";

const FOCUSABLE = "input, select, textarea, button, [tabindex]";
/** `data-invalid` marks what may not have `aria-invalid`: a button, a group of fields. */
const MARKED = '[aria-invalid="true"], [data-invalid]';

/** Puts the focus on the first control that is wrong, in the page's order; a group gives it to the one it is about. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const [first] = wrongOnes(form);
  if (!first) return;
  const target = first.matches(FOCUSABLE)
    ? first
    : (wrongOnes(first)[0] ?? first.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}

function wrongOnes(within: HTMLElement): HTMLElement[] {
  const controls = [...within.querySelectorAll<HTMLElement>(`${MARKED}, input, select, textarea`)];
  return controls.filter((control) => control.matches(MARKED) || isNativelyInvalid(control));
}
