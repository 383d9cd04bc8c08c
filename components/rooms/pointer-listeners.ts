type PointerEvents = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";

/** Listens to a pointer on an element. Returns a function that removes the listeners. */
export function listenToPointer(
  element: HTMLElement,
  listeners: Record<PointerEvents, (event: PointerEvent) => void>,
): () => void {
  const entries = Object.entries(listeners) as [PointerEvents, (event: PointerEvent) => void][];
  for (const [type, listener] of entries) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) element.removeEventListener(type, listener);
  };
}
