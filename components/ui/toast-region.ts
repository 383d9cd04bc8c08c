import { topLayer } from "./top-layer";

/** Marks the page's own stack of toasts, which stands there from the start. */
export const TOAST_REGION = "data-toast-region";

/** That stack; null where the page has none. */
export function toastRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${TOAST_REGION}]`);
}

/** What has the keyboard to itself under the toasts: an open dialog or drawer; null for the page. */
export function layerUnderToasts(): HTMLElement | null {
  const layer = topLayer(document.body);
  return layer instanceof HTMLElement ? layer : null;
}
