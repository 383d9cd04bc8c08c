/** Writes only changed values: the browser would lay out and paint the element again even for the same value. */

export function writeAttribute(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function writeText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
