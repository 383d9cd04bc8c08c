/** Whether the target of a key press takes text, so that single-letter keys must stay off. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role='textbox']") !== null;
}
