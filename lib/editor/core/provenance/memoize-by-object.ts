/** Worked out once for what stays the same object until it is another. */
export function memoizeByObject<Of extends object, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    const value = known.get(of) ?? work(of);
    known.set(of, value);
    return value;
  };
}
