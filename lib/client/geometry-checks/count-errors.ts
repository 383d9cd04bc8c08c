import { checkSurvey } from "../../editor/analysis/checks/survey-checks";
import { createScene, type SceneRecords } from "../../editor/core/scene";

/** The worker's task: counts the errors that the checks find in these lists. */
export type ChecksRequest = { surveyKey: string; records: SceneRecords };
export type ChecksAnswer = { errors: number };

export function countErrors({ surveyKey, records }: ChecksRequest): ChecksAnswer {
  return { errors: checkSurvey(createScene(surveyKey, records)).errors };
}
