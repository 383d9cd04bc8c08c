/** The parts of the editor that F6 leads through: the outliner, the tools, each panel wherever it stands, the bar. */

/** What a part is entered by, where it has it: a list that the arrow keys walk, or what is read first. */
const ENTRANCE = "[role='tree'][tabindex='0'], [role='listbox'][tabindex='0'], [data-entrance]";
const TABBABLE = "button, a[href], input, select, [tabindex='0']";

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

function entranceOf(part: Element): HTMLElement | null {
  const [entrance] = [...part.querySelectorAll<HTMLElement>(ENTRANCE)].filter(isInSight);
  const isTabbable = (element: HTMLElement): boolean => element.tabIndex >= 0 && !element.matches(":disabled");
  return entrance ?? [...part.querySelectorAll<HTMLElement>(TABBABLE)].filter(isInSight).find(isTabbable) ?? null;
}

/** Puts the focus into the part that stands in there. */
export function focusPart(within: Element | null): void {
  const part = within?.querySelector("[data-editor-part]");
  if (part) entranceOf(part)?.focus();
}

/** Puts the focus into the next part, or the one before (-1); into the outliner from outside of all. False where there is none. */
export function goToPart(step: 1 | -1): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-editor-part]")].flatMap((part) => {
    const entrance = entranceOf(part);
    return entrance ? [{ part, entrance }] : [];
  });
  const at = parts.findIndex(({ part }) => part.contains(document.activeElement));
  const outliner = parts.findIndex(({ entrance }) => entrance.matches("[role='tree']"));
  const next = at >= 0 ? (at + step + parts.length) % parts.length : Math.max(0, outliner);
  parts[next]?.entrance.focus();
  return parts.length > 0;
}
