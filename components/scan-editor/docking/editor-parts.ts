/** The parts of the editor that F6 moves the focus through: outliner, tools, panels and bar. */

/** Selects the element of a part that takes the focus: its list, or its marked entrance. */
const ENTRANCE = "[role='tree'][tabindex='0'], [role='listbox'][tabindex='0'], [data-entrance]";
const TABBABLE = "button, a[href], input, select, [tabindex='0']";

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

function entranceOf(part: Element): HTMLElement | null {
  const [entrance] = [...part.querySelectorAll<HTMLElement>(ENTRANCE)].filter(isVisible);
  const isTabbable = (element: HTMLElement): boolean => element.tabIndex >= 0 && !element.matches(":disabled");
  return entrance ?? [...part.querySelectorAll<HTMLElement>(TABBABLE)].filter(isVisible).find(isTabbable) ?? null;
}

/** Focuses the editor part inside an element. */
export function focusPart(within: Element | null): void {
  const part = within?.querySelector("[data-editor-part]");
  if (part) entranceOf(part)?.focus();
}

/** Focuses the next (1) or previous (-1) part, or the outliner if no part has the focus. False if there is no part. */
export function goToPart(step: 1 | -1): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-editor-part]")].flatMap((part) => {
    const entrance = entranceOf(part);
    return entrance ? [{ part, entrance }] : [];
  });
  const currentIndex = parts.findIndex(({ part }) => part.contains(document.activeElement));
  const outlinerIndex = parts.findIndex(({ entrance }) => entrance.matches("[role='tree']"));
  const next = currentIndex >= 0 ? (currentIndex + step + parts.length) % parts.length : Math.max(0, outlinerIndex);
  parts[next]?.entrance.focus();
  return parts.length > 0;
}
