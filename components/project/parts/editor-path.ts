import type { Survey } from "@/lib/domain/entities";
import { scanViewerPath } from "@/lib/domain/insured-paths";

/** Returns the path of an inspection's scan editor; null without a dataset or task. */
export function editorPath(insuredKey: string, projectKey: string, survey: Survey): string | null {
  const { datasetKey, annotationTaskKey } = survey;
  return datasetKey && annotationTaskKey
    ? scanViewerPath(insuredKey, projectKey, { datasetKey, annotationTaskKey })
    : null;
}
