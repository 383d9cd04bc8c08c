/**
 * Explicit roles for the parts of a table that is laid out as blocks, which makes some browsers drop them. Spread in,
 * because a linter calls a role redundant on an element that has it.
 */
const OUTRIGHT = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  heading: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
const BY_THEMSELVES: { [Part in keyof typeof OUTRIGHT]: { role?: undefined } } = {
  table: {},
  group: {},
  row: {},
  heading: {},
  cell: {},
};

export const tableRoles = (isNarrow: boolean) => (isNarrow ? OUTRIGHT : BY_THEMSELVES);
