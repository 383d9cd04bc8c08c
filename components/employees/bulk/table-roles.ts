/**
 * What the parts of a table are, said outright where they are laid out as blocks: some browsers then forget it. Spread, for
 * beside an element that is the same by itself a role is superfluous.
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
