/** An error blocks "mark reviewed". A warning does not, because real captures have gaps and partitions. */
export type Severity = "error" | "warning";

type CheckFacts = {
  severity: Severity;
  /** Whether findings of the check concern a side of a face. Their items are the side's edge or its two corners. */
  isOfSide?: true;
};

/**
 * All checks by their stable codes, in the order in which findings are listed, errors first. docs/errors.md has a
 * section for each.
 */
const CHECKS = {
  "dangling-reference": { severity: "error" },
  "loop-too-short": { severity: "error" },
  "face-collapsed": { severity: "error" },
  "loop-crosses-itself": { severity: "error" },
  "hole-outside": { severity: "error" },
  "opening-outside": { severity: "warning" },
  "openings-overlap": { severity: "warning" },
  "opening-off-plane": { severity: "warning" },
  "rooms-intersect": { severity: "warning" },
  "face-not-planar": { severity: "warning" },
  "corners-near": { severity: "warning" },
  "edge-non-manifold": { severity: "warning", isOfSide: true },
  "edge-missing": { severity: "warning", isOfSide: true },
  "shell-open": { severity: "warning", isOfSide: true },
} as const satisfies Record<string, CheckFacts>;

export type CheckCode = keyof typeof CHECKS;

export const CHECK_CODES = Object.keys(CHECKS) as readonly CheckCode[];

const factsOf = (code: CheckCode): CheckFacts => CHECKS[code];

export const severityOf = (code: CheckCode): Severity => factsOf(code).severity;

export const isOfSide = (code: CheckCode): boolean => factsOf(code).isOfSide === true;
