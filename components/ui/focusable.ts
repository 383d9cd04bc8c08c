/** Selects the elements that can take the focus. */
export const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
