/** The texts of the checks panel. */

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

const counts = (errors: number, warnings: number): string =>
  [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""]
    .filter(Boolean)
    .join(", ");

export const CHECK_COPY = {
  title: "Checks",
  counts,
  none: "No problems",
  checking: "Checking…",
  severity: { error: "Error", warning: "Warning" },
  list: "Findings",
  filter: "Which findings",
  filters: { all: "All", error: "Errors", warning: "Warnings" },
  nothing: "No problems found.",
  nothingOfKind: { error: "There are no errors.", warning: "There are no warnings.", all: "" },
  blocks: "The inspection can't be marked reviewed while it has errors.",
  goTo: "Go to",
  show: "Show checks",
  hide: "Hide checks",
  next: "Next finding",
  previous: "Previous finding",
  repair: "Repair the finding",
  repairNamed: (name: string) => `Repair: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  nothingChosen: "Choose a finding in the checks",
  nothingFound: "The checks found no problems",
  repaired: (left: number) => (left === 0 ? "Repaired. No problems left." : `Repaired. ${left} left.`),
  keywords: "issues problems findings errors warnings validate",
} as const;
