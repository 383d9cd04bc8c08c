/**
 * The stable codes of all checks, in the order in which findings are listed, errors first. docs/errors.md has a section
 * for each.
 */
export const CHECK_CODES = [
  "dangling-reference",
  "loop-too-short",
  "face-collapsed",
  "loop-crosses-itself",
  "hole-outside",
  "opening-outside",
  "openings-overlap",
  "opening-off-plane",
  "rooms-intersect",
  "face-not-planar",
  "corners-near",
  "edge-non-manifold",
  "edge-missing",
  "shell-open",
] as const;

export type CheckCode = (typeof CHECK_CODES)[number];

/** An error blocks "mark reviewed". A warning does not, because real captures have gaps and partitions. */
export type Severity = "error" | "warning";

const SEVERITIES: Readonly<Record<CheckCode, Severity>> = {
  "dangling-reference": "error",
  "loop-too-short": "error",
  "face-collapsed": "error",
  "loop-crosses-itself": "error",
  "hole-outside": "error",
  "opening-outside": "warning",
  "openings-overlap": "warning",
  "opening-off-plane": "warning",
  "rooms-intersect": "warning",
  "face-not-planar": "warning",
  "corners-near": "warning",
  "edge-non-manifold": "warning",
  "edge-missing": "warning",
  "shell-open": "warning",
};

export const severityOf = (code: CheckCode): Severity => SEVERITIES[code];
