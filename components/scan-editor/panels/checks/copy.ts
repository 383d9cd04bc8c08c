/** The texts of the checks panel and of each finding. */
import type { CheckCode } from "@/lib/editor/analysis/checks/check-codes";

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/**
 * `names`: the elements concerned; `other`: an element that names their place; `length`: how far apart, past or off the
 * plane.
 */
type Told = { names: readonly string[]; other: string; length: string };

const [first, second] = [
  ({ names }: Told): string => names[0] ?? "An element",
  ({ names }: Told): string => names[1] ?? "another",
];

const TITLES: Record<CheckCode, (told: Told) => string> = {
  "dangling-reference": (told) => `${first(told)} names an element that is not there`,
  "loop-too-short": (told) => `${first(told)} has an outline of fewer than three corners`,
  "face-collapsed": (told) => `${first(told)} has no area`,
  "loop-crosses-itself": (told) => `${first(told)} crosses itself`,
  "hole-outside": (told) => `${first(told)} has a hole outside its outline`,
  "opening-outside": (told) => `${first(told)} sticks out of ${told.other}`,
  "openings-overlap": (told) => `${first(told)} lies over ${second(told)}`,
  "opening-off-plane": (told) => `${first(told)} lies ${told.length} off ${told.other}`,
  "rooms-intersect": (told) => `${first(told)} and ${second(told)} lie ${told.length} in each other`,
  "face-not-planar": (told) => `${first(told)} is bent by ${told.length}`,
  "corners-near": (told) => `${first(told)} and ${second(told)} lie ${told.length} apart`,
  "edge-non-manifold": (told) => `More than two faces meet in ${told.names.join(" to ")}`,
  "edge-missing": (told) => `No edge joins ${first(told)} and ${second(told)}`,
  "shell-open": (told) => `Only one face stands on ${told.names.join(" to ")}`,
};

const counts = (errors: number, warnings: number): string =>
  [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""]
    .filter(Boolean)
    .join(", ");

export const CHECK_COPY = {
  title: "Checks",
  titles: TITLES,
  counts,
  none: "Nothing wrong",
  checking: "Checking…",
  severity: { error: "Error", warning: "Warning" },
  list: "Findings",
  filter: "Which findings",
  filters: { all: "All", error: "Errors", warning: "Warnings" },
  nothing: "Nothing is wrong with this survey.",
  nothingOfKind: { error: "There are no errors.", warning: "There are no warnings.", all: "" },
  blocks: "An error keeps the inspection from being marked reviewed.",
  goTo: "Go to",
  show: "Show checks",
  hide: "Hide checks",
  next: "Next finding",
  previous: "Previous finding",
  repair: "Repair the finding",
  repairNamed: (name: string) => `Repair: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  nothingChosen: "Choose a finding in the checks",
  nothingFound: "The checks have found nothing",
  mended: (left: number) => (left === 0 ? "Mended. Nothing is wrong any more." : `Mended. ${left} left.`),
  keywords: "issues problems findings errors warnings validate",
} as const;
