/** Marks the page's own stack of toasts, which stands there from the start. */
export const TOAST_REGION = "data-toast-region";

/** That stack; null where the page has none. */
export function toastRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${TOAST_REGION}]`);
}

/** The topmost open dialog or drawer, which covers the page under the toasts; null where there is none. */
export function modalUnderToasts(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>("[aria-modal='true']:not([data-state='closed'])");
  return [...open].at(-1) ?? null;
}
