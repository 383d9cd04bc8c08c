/**
 * Writing into what is drawn over the picture, at each frame. What has its value already is left alone: the browser lays out
 * and paints anew whatever is written, the same or not.
 */

export function writeAttribute(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function writeText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
