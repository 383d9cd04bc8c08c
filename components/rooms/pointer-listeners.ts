type PointerEvents = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";

/** Listens to a pointer on an element. Returns the function that stops. */
export function listenToPointer(
  element: HTMLElement,
  listeners: Record<PointerEvents, (event: PointerEvent) => void>,
): () => void {
  const all = Object.entries(listeners) as [PointerEvents, (event: PointerEvent) => void][];
  for (const [type, listener] of all) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener);
  };
}
