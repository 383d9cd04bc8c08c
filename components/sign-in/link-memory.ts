/** What a mailed link carried (an address, tokens): held in this page's memory alone, gone with a reload. */
let held: { page: string; values: readonly string[] } | null = null;

export function holdLink(page: string, values: readonly string[]): void {
  held = { page, values };
}

/** The values of the link that led to this page; null where there was none, or it is gone. */
export function heldLink(page: string): readonly string[] | null {
  return held?.page === page ? held.values : null;
}

export function dropLink(): void {
  held = null;
}
