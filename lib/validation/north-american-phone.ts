/** Formats the most common numbers without the world's numbering plans, which are larger than many pages. */

const E164 = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** Returns "+15125550148" as "+1 (512) 555-0148", like `displayPhone`; null if the number needs the numbering plans. */
export function displayNorthAmericanPhone(value: string): string | null {
  const [, area, exchange, line] = E164.exec(value) ?? [];
  return area === undefined ? null : `+1 (${area}) ${exchange}-${line}`;
}
