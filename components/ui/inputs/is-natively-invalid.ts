/** Whether an element is a form control that breaks a browser rule. Reading `validity` shows no message. */
export function isNativelyInvalid(element: Element): boolean {
  return "validity" in element && element.validity instanceof ValidityState && !element.validity.valid;
}
