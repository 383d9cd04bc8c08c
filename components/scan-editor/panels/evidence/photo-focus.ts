/** Whether the keys are the open photo's, and where they go when it is closed. */

const photoWindow = (): Element | null => document.querySelector("[data-photo-window]")?.closest("section") ?? null;

/** The focus is in the photo's window: in the photo, its tools or its head. */
export const isInPhoto = (): boolean => photoWindow()?.contains(document.activeElement) === true;

/** To the list of photos where it is seen, else to the picture, which takes the focus only so. */
export function focusBesidePhoto(): void {
  const list = document.querySelector<HTMLElement>("[data-photo-list]");
  list?.focus({ preventScroll: true });
  if (list && document.activeElement === list) return;
  const picture = document.querySelector<HTMLElement>("[data-picture]");
  if (!picture) return;
  picture.tabIndex = -1;
  picture.focus({ preventScroll: true });
  picture.addEventListener("blur", () => picture.removeAttribute("tabindex"), { once: true });
}
