/** Whether an element is a control that breaks a rule of the browser; asking does not make it say so. */
export function isNativelyInvalid(element: Element): boolean {
  return "validity" in element && element.validity instanceof ValidityState && !element.validity.valid;
}
