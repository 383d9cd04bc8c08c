/** The addresses of the insured screens. */
export const POLICIES_PATH = "/insured/policies";
export const INSPECTIONS_PATH = "/insured/inspections";

const part = encodeURIComponent;

/** The tabs of a claim, as `?tab=` names them; the first one is left out of the address. */
export const CLAIM_TABS = ["overview", "inspections", "media", "reports", "documents", "notes"] as const;
export type ClaimTab = (typeof CLAIM_TABS)[number];

/** A claim's overview, on one of its tabs. */
export function overviewPath(insuredKey: string, projectKey: string, tab: ClaimTab = "overview"): string {
  return `/insured/overview/${part(insuredKey)}/${part(projectKey)}${tab === "overview" ? "" : `?tab=${tab}`}`;
}

/** Names an edit in the scan editor's address, which is shown where somebody else has changed the same. */
export const EDIT_PARAM = "edit";
/** Opens the scan editor with its checks unfolded. */
export const CHECKS_PARAM = "checks";

/** Whose claim is meant, and which. */
export type ClaimPlace = { insuredKey: string; projectKey: string };

const OF_CLAIM = /^\/insured\/overview\/([^/]+)\/([^/]+)(?:\/|$)/;

/** The claim that a path is about, its overview or a screen below it; null for every other path. */
export function claimOfPath(path: string): ClaimPlace | null {
  const [, insuredKey, projectKey] = OF_CLAIM.exec(path) ?? [];
  if (!insuredKey || !projectKey) return null;
  try {
    return { insuredKey: decodeURIComponent(insuredKey), projectKey: decodeURIComponent(projectKey) };
  } catch {
    // No path of ours has a percent sign that escapes nothing.
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

/** The editor's own address, opened with what its checks find. */
export const checksPath = (scanViewer: string): string => `${scanViewer}&${CHECKS_PARAM}=true`;

/** The editor's own address, opened where this edit is to be decided. */
export const editConflictPath = (scanViewer: string, editId: string): string =>
  `${scanViewer}&${EDIT_PARAM}=${part(editId)}`;

/** The photos and videos of one room; `mediaKey` names the one that is shown. */
export function regionReviewPath(insuredKey: string, projectKey: string, regionKey: string, mediaKey?: string): string {
  const shown = mediaKey === undefined ? "" : `?photo=${part(mediaKey)}`;
  return `${overviewPath(insuredKey, projectKey)}/region-review/${part(regionKey)}${shown}`;
}

/** The list with an insured's call sheet beside it. */
export const callSheetPath = (insuredKey: string): string => `${POLICIES_PATH}?call=${encodeURIComponent(insuredKey)}`;
