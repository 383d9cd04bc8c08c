/**
 * Typed text that a reload would lose: in a form or dialog without a draft, or in an autosaving field that is not
 * saved yet (`data-unsaved`).
 */

const CONTAINERS = "form, [role='dialog'], [role='alertdialog']";
/** A form that stores drafts. */
const HAS_DRAFT = "[data-kept]";
const UNSAVED = "[data-unsaved]";
/** Search text is not work. */
const SEARCH_FIELD = "[type='search'], [role='searchbox'], [role='combobox']";

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Starts listening. `isHeld` returns whether the page has such text; `end` stops listening. */
export function watchTypedText(): { isHeld: () => boolean; end: () => void } {
  const typed = new Set<Field>();
  const onInput = ({ target }: Event) => {
    if (isField(target) && target.closest(CONTAINERS) && !target.closest(HAS_DRAFT) && !target.matches(SEARCH_FIELD))
      typed.add(target);
  };
  document.addEventListener("input", onInput, true);
  return {
    isHeld() {
      for (const field of typed) if (!field.isConnected) typed.delete(field);
      return [...typed].some((field) => field.value !== "") || document.querySelector(UNSAVED) !== null;
    },
    end: () => document.removeEventListener("input", onInput, true),
  };
}
