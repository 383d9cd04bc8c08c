import { carryOver, takeCarried } from "@/lib/client/browser/carried-over";

/** The values of a mailed link (an address, tokens), kept only in this page's memory and lost on reload. */
let held: { page: string; values: readonly string[] } | null = null;

/** Replaces a value in the address that has been moved into memory. */
export const TAKEN = "-";
/** Replaces a token that this tab has carried over from the previous document. */
const CARRIED = "~";
const STORAGE_KEY = "lintel-carried-link";

/** Keeps the values, and returns the address of `page` without them. */
export function holdLink(page: string, values: readonly string[]): string {
  held = { page, values };
  return cleanAddress(page, values);
}

/** Returns the address of `page` with a placeholder for each part of a link. */
export function cleanAddress(page: string, parts: readonly string[]): string {
  return [page, ...parts.map(() => TAKEN)].join("/");
}

/** Returns the values of the link that opened this page; null if there was no link, or after a reload. */
export function heldLink(page: string): readonly string[] | null {
  return held?.page === page ? held.values : null;
}

export function dropLink(): void {
  held = null;
}

/**
 * Stores the values in the tab for a new document at `page`, because memory ends with the current document. Returns the
 * address of the new document, which contains the first value (an email) but no token.
 */
export function carryLink(page: string, values: readonly string[]): string {
  // Without storage in the tab, the page reports a missing link and offers a new one.
  carryOver(STORAGE_KEY, { page, values });
  return [page, encodeURIComponent(values[0] ?? ""), ...values.slice(1).map(() => CARRIED)].join("/");
}

/** Returns whether an address belongs to a link that was carried over; `parts` are its last segments. */
export function isCarried(parts: readonly string[]): boolean {
  return parts.at(-1) === CARRIED;
}

/** Moves the values carried over to `page` from the tab into memory. */
export function takeCarriedLink(page: string): void {
  const carried = takeCarried(STORAGE_KEY) as { page: string; values: string[] } | null;
  if (carried?.page === page) holdLink(page, carried.values);
}
