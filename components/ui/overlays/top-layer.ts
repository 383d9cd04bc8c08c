/** Layers that lie over the page and have the keyboard to themselves while they are open. */
const OVER_ALL = "[aria-modal='true'], [role='alertdialog'], [role='menu']";
/** Those that leave the page usable; they have the keys while the focus is in them. */
const BESIDE = "[role='dialog']";

const isOpen = (layer: Element) => layer.getAttribute("data-state") !== "closed";

/** The layer that an element belongs to; null for the page. */
export function layerOf(element: Element | null): Element | null {
  return element?.closest(`${OVER_ALL}, ${BESIDE}`) ?? null;
}

/** The layer to which a key pressed on `target` belongs now; null for the page. */
export function topLayer(target: EventTarget | null): Element | null {
  const over = [...document.querySelectorAll(OVER_ALL)].filter(isOpen);
  let own = target instanceof Element ? layerOf(target) : null;
  // A layer that is on its way out keeps the focus for a moment, and has no keys any more.
  while (own !== null && !isOpen(own)) own = layerOf(own.parentElement);
  const last = over.at(-1) ?? null;
  return own !== null && (last === null || !(last.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_PRECEDING))
    ? own
    : last;
}
