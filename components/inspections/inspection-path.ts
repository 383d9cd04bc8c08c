import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Returns the path that a row links to: the inspection's claim. */
export function inspectionPath({ insured, project }: SurveyListItem): string {
  return overviewPath(insured.key, project.key);
}
