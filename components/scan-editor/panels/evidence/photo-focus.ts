const photoWindow = (): Element | null => document.querySelector("[data-photo-window]")?.closest("section") ?? null;

/** Returns whether the focus is in the photo window: in the photo, its tools or its head. */
export const isInPhoto = (): boolean => photoWindow()?.contains(document.activeElement) === true;

/** Focuses the list of photos, else the canvas. */
export function focusOutsidePhoto(): void {
  const list = document.querySelector<HTMLElement>("[data-photo-list]");
  list?.focus({ preventScroll: true });
  if (list && document.activeElement === list) return;
  const picture = document.querySelector<HTMLElement>("[data-picture]");
  if (!picture) return;
  picture.tabIndex = -1;
  picture.focus({ preventScroll: true });
  picture.addEventListener("blur", () => picture.removeAttribute("tabindex"), { once: true });
}
