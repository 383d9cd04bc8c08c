/** Paths of the insured screens. */
export const POLICIES_PATH = "/insured/policies";
export const INSPECTIONS_PATH = "/insured/inspections";

const encode = encodeURIComponent;

/** The tabs of a claim, as in `?tab=`; the first one is omitted from the path. */
export const CLAIM_TABS = ["overview", "inspections", "media", "reports", "documents", "notes"] as const;
export type ClaimTab = (typeof CLAIM_TABS)[number];

/** Returns the path of a claim's overview on one of its tabs. */
export function overviewPath(insuredKey: string, projectKey: string, tab: ClaimTab = "overview"): string {
  return `/insured/overview/${encode(insuredKey)}/${encode(projectKey)}${tab === "overview" ? "" : `?tab=${tab}`}`;
}

/** Names a conflicting edit in the scan editor's path. */
export const EDIT_PARAM = "edit";
/** Opens the scan editor with its checks expanded. */
export const CHECKS_PARAM = "checks";

/** The keys of a claim and its insured. */
export type ClaimPlace = { insuredKey: string; projectKey: string };

const CLAIM_PATH = /^\/insured\/overview\/([^/]+)\/([^/]+)(?:\/|$)/;

/** Returns the claim of an overview path or a path below it; null for every other path. */
export function claimOfPath(path: string): ClaimPlace | null {
  const [, insuredKey, projectKey] = CLAIM_PATH.exec(path) ?? [];
  if (!insuredKey || !projectKey) return null;
  try {
    return { insuredKey: decodeURIComponent(insuredKey), projectKey: decodeURIComponent(projectKey) };
  } catch {
    // An invalid percent escape: not a path of the app.
    return null;
  }
}

/** Returns the path of the scan editor of one survey, by its dataset and its annotation task. */
export function scanViewerPath(
  insuredKey: string,
  projectKey: string,
  survey: { datasetKey: string; annotationTaskKey: string },
): string {
  const query = `datasetKey=${encode(survey.datasetKey)}&annotationTask=${encode(survey.annotationTaskKey)}`;
  return `${overviewPath(insuredKey, projectKey)}/scan-viewer?${query}`;
}

/** Returns the editor's path with its checks expanded. */
export const checksPath = (scanViewer: string): string => `${scanViewer}&${CHECKS_PARAM}=true`;

/** Returns the editor's path, opened at the conflict of this edit. */
export const editConflictPath = (scanViewer: string, editId: string): string =>
  `${scanViewer}&${EDIT_PARAM}=${encode(editId)}`;

/** Returns the path of one room's photos and videos; `mediaKey` selects the one shown. */
export function regionReviewPath(insuredKey: string, projectKey: string, regionKey: string, mediaKey?: string): string {
  const query = mediaKey === undefined ? "" : `?photo=${encode(mediaKey)}`;
  return `${overviewPath(insuredKey, projectKey)}/region-review/${encode(regionKey)}${query}`;
}

/** Returns the path of the list with an insured's call sheet open. */
export const callSheetPath = (insuredKey: string): string => `${POLICIES_PATH}?call=${encodeURIComponent(insuredKey)}`;
