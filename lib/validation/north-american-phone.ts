/** The most common numbers are told without the numbering plans of the world, which weigh more than many a page. */

const E164 = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** "+15125550148" as "+1 (512) 555-0148", as `displayPhone` would; null for what only the numbering plans can tell. */
export function displayNorthAmericanPhone(value: string): string | null {
  const [, area, exchange, line] = E164.exec(value) ?? [];
  return area === undefined ? null : `+1 (${area}) ${exchange}-${line}`;
}
