/** Every row of the contract is either served or listed as still to come, never both and never neither. */
export function checkCoverage(rows: readonly string[], served: readonly string[], toCome: readonly string[]): void {
  const both = served.filter((name) => toCome.includes(name));
  const neither = rows.filter((name) => !served.includes(name) && !toCome.includes(name));
  const unknown = [...served, ...toCome].filter((name) => !rows.includes(name));
  const faults = [
    ...both.map((name) => `${name} has a handler and is listed as still to come`),
    ...neither.map((name) => `${name} has no handler and is not listed as still to come`),
    ...unknown.map((name) => `${name} is no row of the contract`),
  ];
  if (faults.length > 0) throw new Error(`The contract is not covered:\n${faults.join("\n")}`);
}
