import { carryOver, takeCarried } from "@/lib/client/browser/carried-over";

/** What a mailed link carried (an address, tokens): held in this page's memory alone, gone with a reload. */
let held: { page: string; values: readonly string[] } | null = null;

/** Stands in the address for what was taken out of it. */
export const TAKEN = "-";
/** Stands there for a token that this tab has carried over from the document before. */
const CARRIED = "~";
const PLACE = "lintel-carried-link";

/** Answers the address of `page` that holds nothing of it. */
export function holdLink(page: string, values: readonly string[]): string {
  held = { page, values };
  return cleanAddress(page, values);
}

/** The address of `page` with a mark in place of each part of a link. */
export function cleanAddress(page: string, parts: readonly string[]): string {
  return [page, ...parts.map(() => TAKEN)].join("/");
}

/** The values of the link that led to this page; null where there was none, or it is gone. */
export function heldLink(page: string): readonly string[] | null {
  return held?.page === page ? held.values : null;
}

export function dropLink(): void {
  held = null;
}

/**
 * For a `page` that is a document of its own: memory ends with this one. The tab keeps the link until that document takes
 * it, as its first act. Answers the address, which holds the first value, an email, and no token.
 */
export function carryLink(page: string, values: readonly string[]): string {
  // Where the tab stores nothing, the page says that it has no link, and offers a new one.
  carryOver(PLACE, { page, values });
  return [page, encodeURIComponent(values[0] ?? ""), ...values.slice(1).map(() => CARRIED)].join("/");
}

/** Whether an address, by its last segments, is one of a link that was carried. */
export function isCarried(parts: readonly string[]): boolean {
  return parts.at(-1) === CARRIED;
}

/** Takes what was carried to `page` into memory; nothing of it stays in the tab. */
export function takeCarriedLink(page: string): void {
  const carried = takeCarried(PLACE) as { page: string; values: string[] } | null;
  if (carried?.page === page) holdLink(page, carried.values);
}
