import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Path of a row: the inspection's claim. */
export function inspectionPath({ insured, project }: SurveyListItem): string {
  return overviewPath(insured.key, project.key);
}
