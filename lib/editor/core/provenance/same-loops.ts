/** Loops compare as cycles, from any starting vertex. */
function isSameCycle(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const start = b.indexOf(a[0] ?? "");
  return start >= 0 && a.every((key, at) => key === b[(start + at) % b.length]);
}

/** Whether both lists hold the same cycles in the same order and direction. */
export function sameLoops(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return a.length === b.length && a.every((loop, at) => isSameCycle(loop, b[at]!));
}

/** Whether both lists hold the same cycles in opposite directions, as after a flip. */
export function reversedLoops(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  return sameLoops(
    a,
    b.map((loop) => [...loop].reverse()),
  );
}
