/** The texts of the checks panel and of each finding. */
import type { CheckCode } from "@/lib/editor/analysis/checks/check-codes";

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/**
 * `names`: the elements concerned; `other`: an element that names their place; `length`: how far apart, past or off the
 * plane.
 */
type Parts = { names: readonly string[]; other: string; length: string };

const [first, second] = [
  ({ names }: Parts): string => names[0] ?? "An element",
  ({ names }: Parts): string => names[1] ?? "another",
];

const TITLES: Record<CheckCode, (parts: Parts) => string> = {
  "dangling-reference": (parts) => `${first(parts)} refers to a missing element`,
  "loop-too-short": (parts) => `${first(parts)} has an outline of fewer than three corners`,
  "face-collapsed": (parts) => `${first(parts)} has no area`,
  "loop-crosses-itself": (parts) => `${first(parts)} intersects itself`,
  "hole-outside": (parts) => `${first(parts)} has a hole outside its outline`,
  "opening-outside": (parts) => `${first(parts)} sticks out of ${parts.other}`,
  "openings-overlap": (parts) => `${first(parts)} overlaps ${second(parts)}`,
  "opening-off-plane": (parts) => `${first(parts)} is ${parts.length} off ${parts.other}`,
  "rooms-intersect": (parts) => `${first(parts)} and ${second(parts)} overlap by ${parts.length}`,
  "face-not-planar": (parts) => `${first(parts)} is bent by ${parts.length}`,
  "corners-near": (parts) => `${first(parts)} and ${second(parts)} are ${parts.length} apart`,
  "edge-non-manifold": () => "More than two faces share one edge",
  "edge-missing": (parts) => `No edge joins ${first(parts)} and ${second(parts)}`,
  "shell-open": (parts) => `Only one face borders ${parts.names.join(" to ")}`,
};

const counts = (errors: number, warnings: number): string =>
  [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""]
    .filter(Boolean)
    .join(", ");

export const CHECK_COPY = {
  title: "Checks",
  titles: TITLES,
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
