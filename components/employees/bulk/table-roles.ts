/**
 * Explicit roles for a table that is laid out as blocks, for which some browsers drop the implicit roles. Callers
 * spread the roles into the elements, because the linter reports a role attribute that repeats the implicit role.
 */
const EXPLICIT_ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  heading: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
const IMPLICIT_ROLES: { [Part in keyof typeof EXPLICIT_ROLES]: { role?: undefined } } = {
  table: {},
  group: {},
  row: {},
  heading: {},
  cell: {},
};

export const tableRoles = (isNarrow: boolean) => (isNarrow ? EXPLICIT_ROLES : IMPLICIT_ROLES);
