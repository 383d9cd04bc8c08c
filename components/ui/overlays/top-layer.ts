/** Layers that cover the page and receive all keys while open. */
const MODAL_LAYERS = "[aria-modal='true'], [role='alertdialog'], [role='menu']";
/** Layers that leave the page usable; they receive keys while the focus is inside. */
const NON_MODAL_LAYERS = "[role='dialog']";

const isOpen = (layer: Element) => layer.getAttribute("data-state") !== "closed";

/** Returns the layer that contains an element; null for the page. */
export function findLayer(element: Element | null): Element | null {
  return element?.closest(`${MODAL_LAYERS}, ${NON_MODAL_LAYERS}`) ?? null;
}

/** Returns the layer that a key pressed on `target` belongs to; null for the page. */
export function findTopLayer(target: EventTarget | null): Element | null {
  const modals = [...document.querySelectorAll(MODAL_LAYERS)].filter(isOpen);
  let targetLayer = target instanceof Element ? findLayer(target) : null;
  // A closing layer keeps the focus for a moment, but handles no keys.
  while (targetLayer !== null && !isOpen(targetLayer)) targetLayer = findLayer(targetLayer.parentElement);
  const lastModal = modals.at(-1) ?? null;
  return targetLayer !== null &&
    (lastModal === null || !(lastModal.compareDocumentPosition(targetLayer) & Node.DOCUMENT_POSITION_PRECEDING))
    ? targetLayer
    : lastModal;
}
