/** Whether two loops are the same cycle, from any starting vertex. */
function isSameCycle(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const start = b.indexOf(a[0] ?? "");
  return start >= 0 && a.every((key, index) => key === b[(start + index) % b.length]);
}

/** Whether both lists hold the same cycles in the same order and direction. */
export function sameLoops(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return a.length === b.length && a.every((loop, index) => isSameCycle(loop, b[index]!));
}

/** Whether both lists hold the same cycles in opposite directions, as after a flip. */
export function reversedLoops(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return sameLoops(
    a,
    b.map((loop) => [...loop].reverse()),
  );
}
