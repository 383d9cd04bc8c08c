/** Two plain days, YYYY-MM-DD; an empty text leaves that side open. */
export type DayRange = { from: string; to: string };

/** Whether a text is a calendar day as YYYY-MM-DD, years 0001 to 9999. */
export function isPlainDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (!year || !month || !day || month > 12) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}

/** Whether the first day is not after the last; true if a side is open. */
export function isOrdered({ from, to }: DayRange): boolean {
  return from === "" || to === "" || from <= to;
}
