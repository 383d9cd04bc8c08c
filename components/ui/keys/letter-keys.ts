/** Whether the viewer has switched single-letter keys off (WCAG 2.1.4); an attribute of the root element says so. */
export function areLetterKeysOff(): boolean {
  return document.documentElement.dataset.letterKeys === "off";
}
