import type { BulkFailure } from "@/components/ui/table/bulk-report-dialog";
import { employeeOfScope, readScope } from "@/lib/client/calls/session-scope";
import { markReviewed, type ReviewOutcome } from "@/lib/client/data/surveys/mark-reviewed";
import { errorsOf, hasUnsentEdits, isGeometryChecked } from "@/lib/client/geometry-checks/geometry-errors";
import type { SurveyListItem } from "@/lib/domain/entities";
import { isTakenByOther } from "@/lib/domain/worklist";
import { inspectionName } from "./inspection-name";
import { blockCopy } from "./queue/block-copy";
import { blockerTexts } from "./queue/block-reasons";
import { queueCopy } from "./queue/copy";

export type BulkReviewReport = {
  chosen: number;
  reviewed: number;
  waiting: number;
  failures: readonly BulkFailure[];
  /** Edits that can be retried. */
  refusals: readonly string[];
};

/**
 * Returns a refusal known from the list, in which case nothing is sent, or null. A claim under someone else's review is
 * skipped, as in the queue; it can still be reviewed individually.
 */
function knownRefusal(survey: SurveyListItem): string | null {
  const [refusal] = blockerTexts({ survey }, { regions: null });
  if (refusal) return refusal;
  const employeeKey = employeeOfScope(readScope());
  return employeeKey !== null && isTakenByOther(survey.project, employeeKey) ? queueCopy.states.takenLong : null;
}

/** The number of geometries that are read and checked concurrently. */
const LANES = 2;
/** A started review is never aborted. */
const NEVER_ABORTED = new AbortController();

/** Returns a function that checks one geometry and resolves to its refusal or null; at most LANES run at once. */
function createGeometryCheck(): (survey: SurveyListItem) => Promise<string | null> {
  const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
  async function findRefusal(survey: SurveyListItem): Promise<string | null> {
    if (await hasUnsentEdits(survey.key)) return blockCopy.geometryUnsent;
    const geometry = await errorsOf(survey.key, NEVER_ABORTED.signal);
    return blockerTexts({ survey }, { regions: null, geometry })[0] ?? null;
  }
  let count = 0;
  return (survey) => {
    if (!isGeometryChecked(survey, survey.project)) return Promise.resolve(null);
    const lane = count % LANES;
    count += 1;
    const checked = (lanes[lane] ?? Promise.resolve()).then(() => findRefusal(survey));
    lanes[lane] = checked;
    return checked;
  };
}

type Result = { survey: SurveyListItem; outcome: ReviewOutcome };

function reportOf(results: readonly Result[]): BulkReviewReport {
  const failed = results.flatMap(({ survey, outcome }) =>
    outcome.status === "failed" ? [{ survey, message: outcome.message, id: outcome.refusal?.id }] : [],
  );
  return {
    chosen: results.length,
    reviewed: results.filter(({ outcome }) => outcome.status === "done").length,
    waiting: results.filter(({ outcome }) => outcome.status === "waiting").length,
    failures: failed.map(({ survey, message }) => ({ key: survey.key, name: inspectionName(survey), message })),
    refusals: failed.flatMap(({ id }) => id ?? []),
  };
}

/** Marks inspections as reviewed; never rejects. Inspections refused by the list or by their geometry are not sent. */
export async function reviewAll(chosen: readonly SurveyListItem[]): Promise<BulkReviewReport> {
  const geometryRefusal = createGeometryCheck();
  const results = await Promise.all(
    chosen.map(async (survey): Promise<Result> => {
      const message = knownRefusal(survey) ?? (await geometryRefusal(survey));
      if (message) return { survey, outcome: { status: "failed", message } };
      const label = queueCopy.decideThe(inspectionName(survey));
      return { survey, outcome: await markReviewed(survey.key, label, { handlesRefusal: true }) };
    }),
  );
  return reportOf(results);
}
