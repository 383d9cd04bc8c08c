/** Calls `compute` once for each object and returns the stored result for the same object. */
export function memoizeByObject<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const results = new WeakMap<Source, Value>();
  return (source) => {
    const value = results.get(source) ?? compute(source);
    results.set(source, value);
    return value;
  };
}
