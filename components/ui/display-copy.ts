/** What the parts that show data say themselves; the words around them come from where they stand. */
export const displayCopy = {
  remove: (name: string) => `Remove ${name}`,
  clear: (name: string) => `Clear ${name}`,
  notCopied: "Could not be copied",
  senses: { up: "Up", down: "Down", same: "No change" },
  meanings: { good: "better", bad: "worse", neutral: "" },
  from: (before: string) => `from ${before}`,
  busy: "In progress",
  showTable: "Show as a table",
  showChart: "Show as a chart",
  noData: "No data",
  soFar: "so far",
  sparkline: (name: string, count: number, first: string, last: string) =>
    count === 1 ? `${name}: ${last}` : `${name}: ${count} values, from ${first} to ${last}`,
};
