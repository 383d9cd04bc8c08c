/** Inputs that take no text, so that a letter pressed on them is free. */
const WITHOUT_TEXT = new Set(["checkbox", "radio", "button", "submit", "reset", "range", "file", "color", "image"]);
const TEXT_ROLES = "[role='textbox'], [role='searchbox'], [role='combobox'], [role='spinbutton']";
/** A list that finds nothing by letters says so. */
const FINDING_LIST = "[role='listbox']:not([data-letters='free'])";

/** Whether the target of a key press takes text, so that single-letter keys must stay off. A list that finds by its letters counts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && WITHOUT_TEXT.has(target.type)) return false;
  return target.isContentEditable || target.closest(`input, textarea, select, ${TEXT_ROLES}, ${FINDING_LIST}`) !== null;
}
