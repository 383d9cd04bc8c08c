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

/** Each finding as a sentence for the checks, and in a few words for the review, which shows them after the element. */
export const FINDING_COPY: Record<CheckCode, { title: (parts: Parts) => string; brief: string }> = {
  "dangling-reference": {
    title: (parts) => `${first(parts)} refers to a missing element`,
    brief: "refers to a missing element",
  },
  "loop-too-short": {
    title: (parts) => `${first(parts)} has an outline of fewer than three corners`,
    brief: "fewer than three corners",
  },
  "face-collapsed": { title: (parts) => `${first(parts)} has no area`, brief: "no area" },
  "loop-crosses-itself": { title: (parts) => `${first(parts)} intersects itself`, brief: "intersects itself" },
  "hole-outside": { title: (parts) => `${first(parts)} has a hole outside its outline`, brief: "hole outside" },
  "opening-outside": { title: (parts) => `${first(parts)} sticks out of ${parts.other}`, brief: "sticks out" },
  "openings-overlap": { title: (parts) => `${first(parts)} overlaps ${second(parts)}`, brief: "overlaps another" },
  "opening-off-plane": {
    title: (parts) => `${first(parts)} is ${parts.length} off ${parts.other}`,
    brief: "off its wall",
  },
  "rooms-intersect": {
    title: (parts) => `${first(parts)} and ${second(parts)} overlap by ${parts.length}`,
    brief: "overlaps another room",
  },
  "face-not-planar": { title: (parts) => `${first(parts)} is bent by ${parts.length}`, brief: "bent" },
  "corners-near": {
    title: (parts) => `${first(parts)} and ${second(parts)} are ${parts.length} apart`,
    brief: "corners too close",
  },
  "edge-non-manifold": {
    title: () => "More than two faces share one edge",
    brief: "more than two faces share an edge",
  },
  "edge-missing": { title: (parts) => `No edge joins ${first(parts)} and ${second(parts)}`, brief: "edge missing" },
  "shell-open": { title: (parts) => `Only one face borders ${parts.names.join(" to ")}`, brief: "open side" },
};

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
