import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Where an inspection's row leads: its claim. */
export function inspectionPath({ insured, project }: SurveyListItem): string {
  return overviewPath(insured.key, project.key);
}
