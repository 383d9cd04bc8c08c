/**
 * Text that is nowhere but in the page, so that a reload would lose it: typed into a form or a dialog that keeps no draft, or into a field
 * that saves itself and has not yet (it bears `data-unsaved`).
 */

const HOLDERS = "form, [role='dialog'], [role='alertdialog']";
/** A form whose texts are kept as a draft: they outlive the page. */
const KEPT = "[data-kept]";
const UNSAVED = "[data-unsaved]";
/** What is typed to find something is not work. */
const FINDS = "[type='search'], [role='searchbox'], [role='combobox']";

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Listens from now on. `isHeld` tells whether such text stands in the page; `end` ends it. */
export function watchTypedText(): { isHeld: () => boolean; end: () => void } {
  const typed = new Set<Field>();
  const onInput = ({ target }: Event) => {
    if (isField(target) && target.closest(HOLDERS) && !target.closest(KEPT) && !target.matches(FINDS))
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
