/** Structural equality of record fields. Absent and null are equal, since a backend may send either. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, index) => sameValue(value, b[index]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const name in left) if (!sameValue(left[name], right[name])) return false;
  for (const name in right) if (!(name in left) && !sameValue(undefined, right[name])) return false;
  return true;
}

/** Half the precision of displayed lengths, in meters. */
const HALF_DISPLAY_STEP = 0.0005;

/** Whether the user sees the two values as equal. */
export function readsTheSame(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < HALF_DISPLAY_STEP;
  if (!Array.isArray(a) || !Array.isArray(b)) return sameValue(a, b);
  return a.length === b.length && a.every((value, index) => readsTheSame(value, b[index]));
}
