/** Paths of the insured screens. */
export const POLICIES_PATH = "/insured/policies";
export const INSPECTIONS_PATH = "/insured/inspections";

const part = encodeURIComponent;

/** The tabs of a claim, as in `?tab=`; the first one is omitted from the path. */
export const CLAIM_TABS = ["overview", "inspections", "media", "reports", "documents", "notes"] as const;
export type ClaimTab = (typeof CLAIM_TABS)[number];

/** A claim's overview on one of its tabs. */
export function overviewPath(insuredKey: string, projectKey: string, tab: ClaimTab = "overview"): string {
  return `/insured/overview/${part(insuredKey)}/${part(projectKey)}${tab === "overview" ? "" : `?tab=${tab}`}`;
}

/** Names a conflicting edit in the scan editor's path. */
export const EDIT_PARAM = "edit";
/** Opens the scan editor with its checks expanded. */
export const CHECKS_PARAM = "checks";

/** The keys of a claim and its insured. */
export type ClaimPlace = { insuredKey: string; projectKey: string };

const OF_CLAIM = /^\/insured\/overview\/([^/]+)\/([^/]+)(?:\/|$)/;

/** The claim of a path, its overview or a screen below it; null for every other path. */
export function claimOfPath(path: string): ClaimPlace | null {
  const [, insuredKey, projectKey] = OF_CLAIM.exec(path) ?? [];
  if (!insuredKey || !projectKey) return null;
  try {
    return { insuredKey: decodeURIComponent(insuredKey), projectKey: decodeURIComponent(projectKey) };
  } catch {
    // A percent sign that is no escape: not a path of the app.
    return null;
  }
}

/** The scan editor of one survey, by its dataset and its annotation task. */
export function scanViewerPath(
  insuredKey: string,
  projectKey: string,
  survey: { datasetKey: string; annotationTaskKey: string },
): string {
  const query = `datasetKey=${part(survey.datasetKey)}&annotationTask=${part(survey.annotationTaskKey)}`;
  return `${overviewPath(insuredKey, projectKey)}/scan-viewer?${query}`;
}

/** The editor's path, opened with its checks. */
export const checksPath = (scanViewer: string): string => `${scanViewer}&${CHECKS_PARAM}=true`;

/** The editor's path, opened at the conflict of this edit. */
export const editConflictPath = (scanViewer: string, editId: string): string =>
  `${scanViewer}&${EDIT_PARAM}=${part(editId)}`;

/** The photos and videos of one room; `mediaKey` selects the one shown. */
export function regionReviewPath(insuredKey: string, projectKey: string, regionKey: string, mediaKey?: string): string {
  const shown = mediaKey === undefined ? "" : `?photo=${part(mediaKey)}`;
  return `${overviewPath(insuredKey, projectKey)}/region-review/${part(regionKey)}${shown}`;
}

/** The list with an insured's call sheet open. */
export const callSheetPath = (insuredKey: string): string => `${POLICIES_PATH}?call=${encodeURIComponent(insuredKey)}`;
