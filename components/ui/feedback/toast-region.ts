/** Marks the page's stack of toasts, which exists from the first paint. */
export const TOAST_REGION = "data-toast-region";

/** Returns the page's stack of toasts; null where the page has none. */
export function findToastRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${TOAST_REGION}]`);
}

/** Returns the topmost open dialog or drawer, which covers the page under the toasts; null if there is none. */
export function findModalUnderToasts(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>("[aria-modal='true']:not([data-state='closed'])");
  return [...open].at(-1) ?? null;
}
