/** Whether the viewer has switched off single-letter keys (WCAG 2.1.4), stored as an attribute of the root element. */
export function areLetterKeysOff(): boolean {
  return document.documentElement.dataset.letterKeys === "off";
}
