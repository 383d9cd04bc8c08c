/** Every row of the contract is served, and nothing else is. */
export function checkCoverage(rows: readonly string[], served: readonly string[]): void {
  const faults = [
    ...rows.filter((name) => !served.includes(name)).map((name) => `${name} has no handler`),
    ...served.filter((name) => !rows.includes(name)).map((name) => `${name} is no row of the contract`),
  ];
  if (faults.length > 0) throw new Error(`The contract is not covered:\n${faults.join("\n")}`);
}
