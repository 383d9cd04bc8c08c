/** What whoever opens a file has to know of it: what it leaves out, or that its figures come from geometry that is wrong. */
export type ExportNote =
  /** Elements that cannot be drawn: they enclose nothing, or what they stand on is not there. */
  | { readonly kind: "leftOut"; readonly count: number }
  /** Errors of the survey's checks. */
  | { readonly kind: "errors"; readonly count: number }
  /** Import would refuse the file, and why. */
  | { readonly kind: "refused"; readonly why: string };
