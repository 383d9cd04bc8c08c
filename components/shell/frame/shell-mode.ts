/** How much of the navigation a path leaves standing. */
export type ShellMode = "full" | "collapsed" | "bare";

const PROJECT_PAGE = /^\/insured\/overview\/[^/]+\/[^/]+\/(scan-viewer|region-review)(?:\/|$)/;

/** The scan viewer has the screen to itself; region review keeps a narrow navigation. */
export function shellModeOf(path: string): ShellMode {
  const page = PROJECT_PAGE.exec(path)?.[1];
  if (page === "scan-viewer") return "bare";
  return page === "region-review" ? "collapsed" : "full";
}

export function isScanViewer(path: string): boolean {
  return shellModeOf(path) === "bare";
}
