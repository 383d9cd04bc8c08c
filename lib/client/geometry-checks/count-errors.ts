import { checkSurvey } from "../../editor/analysis/checks/survey-checks";
import { createScene, type SceneRecords } from "../../editor/core/scene";

/** What is asked of the worker, and what it answers: how many errors the checks find in these lists. */
export type ChecksRequest = { surveyKey: string; records: SceneRecords };
export type ChecksAnswer = { errors: number };

export function countErrors({ surveyKey, records }: ChecksRequest): ChecksAnswer {
  return { errors: checkSurvey(createScene(surveyKey, records)).errors };
}
