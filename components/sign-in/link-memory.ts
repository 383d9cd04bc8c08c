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
  return [page, ...values.map(() => TAKEN)].join("/");
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
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ page, values }));
  } catch {
    // Nowhere to carry it in: the page says that it has no link, and offers a new one.
  }
  return [page, encodeURIComponent(values[0] ?? ""), ...values.slice(1).map(() => CARRIED)].join("/");
}

/** Whether an address, by its last segments, is one of a link that was carried. */
export function isCarried(parts: readonly string[]): boolean {
  return parts.at(-1) === CARRIED;
}

/** Takes what was carried to `page` into memory; nothing of it stays in the tab. */
export function takeCarriedLink(page: string): void {
  try {
    const text = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    const carried = JSON.parse(text ?? "null") as { page: string; values: string[] } | null;
    if (carried?.page === page) holdLink(page, carried.values);
  } catch {
    // Nothing was carried.
  }
}
