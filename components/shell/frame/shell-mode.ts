/** How much of the navigation a path shows. */
export type ShellMode = "full" | "collapsed" | "bare";

const PROJECT_PAGE = /^\/insured\/overview\/[^/]+\/[^/]+\/(scan-viewer|region-review)(?:\/|$)/;

/** The scan viewer uses the whole screen; region review keeps a collapsed navigation. */
export function shellModeOf(path: string): ShellMode {
  const page = PROJECT_PAGE.exec(path)?.[1];
  if (page === "scan-viewer") return "bare";
  return page === "region-review" ? "collapsed" : "full";
}

export function isScanViewer(path: string): boolean {
  return shellModeOf(path) === "bare";
}
