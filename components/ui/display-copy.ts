/** Texts of the parts that display data; callers pass the labels. */
export const displayCopy = {
  remove: (name: string) => `Remove ${name}`,
  clear: (name: string) => `Clear ${name}`,
  notCopied: "Couldn't copy",
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
