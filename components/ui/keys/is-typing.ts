/** Input types that take no text, so single-letter keys stay active on them. */
const NON_TEXT_TYPES = new Set(["checkbox", "radio", "button", "submit", "reset", "range", "file", "color", "image"]);
const TEXT_ROLES = "[role='textbox'], [role='searchbox'], [role='combobox'], [role='spinbutton']";
/** A list box that finds options by typing; `data-letters='free'` marks the others. */
const TYPEAHEAD_LIST = "[role='listbox']:not([data-letters='free'])";

/**
 * Whether the target of a key press takes text, which disables single-letter keys. A list box that finds options by
 * typing counts.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && NON_TEXT_TYPES.has(target.type)) return false;
  return (
    target.isContentEditable || target.closest(`input, textarea, select, ${TEXT_ROLES}, ${TYPEAHEAD_LIST}`) !== null
  );
}
