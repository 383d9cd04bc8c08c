/** A note for the person who exports: elements that are missing in the file, or errors of the survey. */
export type ExportNote =
  /** Elements that cannot be drawn: without area, or on a missing host. */
  | { readonly kind: "leftOut"; readonly count: number }
  /** Errors of the survey's checks. */
  | { readonly kind: "errors"; readonly count: number }
  /** The import would refuse this file for this reason. */
  | { readonly kind: "refused"; readonly why: string };
