/** The addresses of the insured screens. */
export const POLICIES_PATH = "/insured/policies";
export const INSPECTIONS_PATH = "/insured/inspections";

const part = encodeURIComponent;

/** A claim's overview; the tab is left out where it is the first. */
export function overviewPath(insuredKey: string, projectKey: string, tab?: "inspections"): string {
  return `/insured/overview/${part(insuredKey)}/${part(projectKey)}${tab ? `?tab=${tab}` : ""}`;
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
