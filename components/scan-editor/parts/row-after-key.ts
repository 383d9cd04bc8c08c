/** Returns the index of the row that a key moves to in a list of `count` rows, or null for other keys. */
export function rowAfterKey(key: string, from: number, count: number, pageSize: number): number | null {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, from + step));
}
