import { checkSurvey } from "../../editor/analysis/checks/survey-checks";
import { createScene, type SceneRecords } from "../../editor/core/scene";

/** A request to the checks worker: the records of one survey. */
export type ChecksRequest = { surveyKey: string; records: SceneRecords };
export type ChecksAnswer = { errors: number };

/** Counts the errors that the checks find in these records. */
export function countErrors({ surveyKey, records }: ChecksRequest): ChecksAnswer {
  return { errors: checkSurvey(createScene(surveyKey, records)).errors };
}
